import AppKit
import Testing

extension AllTests {
    /// Tests that declarations which are nonisolated in Apple's framework can be used as such, and
    /// are not more sendable.
    @Suite struct IsolationTests {
        @Test func onlyColorsAndWhatBelongsToTheMainActorAreSendable() {
            expect(isSendable(NSColor.self))
            expect(isSendable(NSView.self))
            expect(isSendable(NSWindow.self))
            expect(isSendable(NSLayoutXAxisAnchor.self))
            expect(!isSendable(NSAnimationContext.self))
            expect(!isSendable(NSAppearance.self))
            expect(!isSendable(NSEvent.self))
            expect(!isSendable(NSFont.self))
            expect(!isSendable(NSImage.self))
            expect(!isSendable(NSImage.SymbolConfiguration.self))
            expect(!isSendable(NSLayoutConstraint.self))
            expect(!isSendable(NSLayoutGuide.self))
            expect(!isSendable(NSScreen.self))
            expect(!isSendable(NSSplitViewItem.self))
            expect(!isSendable(NSTabViewItem.self))
            expect(!isSendable(NSWorkspace.self))
        }

        @Test func delegatesAreOfNoActor() {
            expect(!isSendable(FieldDelegate.self))
            expect(!isSendable(WindowDelegate.self))
            expect(!isSendable(TableDelegate.self))
            expect(!isSendable(PageDelegate.self))
        }

        @Test func constraintsNeedNoActor() async {
            await MainActor.run {
                let view = NSView()
                let constraint = unisolatedConstraint(of: view)
                expect(constraint.firstItem === view)
                expect(constraint.constant, equals: 10)
                expect(constraint.isActive)
            }
        }
    }
}

private func isSendable<Value: Sendable>(_ type: Value.Type) -> Bool { true }
private func isSendable<Value>(_ type: Value.Type) -> Bool { false }

private func unisolatedConstraint(of view: NSView) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5)
    NSLayoutConstraint.activate([constraint])
    constraint.constant = 10
    return constraint.animator()
}

private class FieldDelegate: NSObject, NSTextFieldDelegate {}
private class WindowDelegate: NSObject, NSWindowDelegate {}
private class TableDelegate: NSObject, NSTableViewDelegate, NSTableViewDataSource {}
private class PageDelegate: NSObject, NSPageControllerDelegate {}
