import AppKit
import Testing

extension AllTests {
    @Suite struct ModuleTests {
        @Test func uiKitCannotBeImportedAlongside() {
            #if canImport(UIKit)
            let canImportUIKit = true
            #else
            let canImportUIKit = false
            #endif
            expect(!canImportUIKit)
        }

        @Test func dispatchAndFoundationComeWithAppKit() {
            expect(DispatchTime.now() > DispatchTime(uptimeNanoseconds: 0))
            expect(NSMakeRect(1, 2, 3, 4).maxX, equals: 4)
        }
    }
}

extension AllTests {
    /// Tests that constants of main-actor classes are nonisolated.
    @Suite struct ConstantTests {
        @Test func constantsAreOfNoActor() {
            expect(
                NSControl.textDidChangeNotification.rawValue,
                equals: "NSControlTextDidChangeNotification"
            )
            expect(NSWindow.willCloseNotification.rawValue, equals: "NSWindowWillCloseNotification")
            expect(NSView.noIntrinsicMetric, equals: -1)
            expect(NSStackView.useDefaultSpacing > 1e38)
        }

        @Test func notificationsCanBePostedFromAnywhere() async {
            await MainActor.run { HeadlessAppKit.reset() }
            NSAccessibility.post(element: NSObject(), notification: .valueChanged)
            await MainActor.run {
                expect(
                    HeadlessAppKit.postedNotifications.map(\.notification), equals: [.valueChanged])
            }
        }
    }
}
