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
            #expect(!canImportUIKit)
        }

        @Test func dispatchAndFoundationComeWithAppKit() {
            #expect(DispatchTime.now() > DispatchTime(uptimeNanoseconds: 0))
            #expect(NSMakeRect(1, 2, 3, 4).maxX == 4)
        }
    }
}
