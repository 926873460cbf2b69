#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Busy buttons")
struct ButtonTests {
    @Test("a busy button shows an indicator in place of its title and image")
    func coversContentOfBusyButton() {
        let button = PluginBusyButton()
        let image = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
        button.title = "Send"
        button.image = image
        button.imagePosition = .imageLeading
        let size = button.intrinsicContentSize
        button.isBusy = true

        let shown = button.cell?.title
        expect(shown, equals: "", "it shows its title")
        expect(button.cell?.image == nil, "it shows its image")
        expect(button.intrinsicContentSize, equals: size, "its size changes")
        expect(button.title, equals: "Send", "its title is lost")
        expect(button.image, equals: image, "its image is lost")
        expect(button.accessibilityTitle(), equals: "Send", "VoiceOver reads no title")
        let indicator = button.subviews.compactMap { $0 as? NSProgressIndicator }.first
        expect(indicator?.style, equals: .spinning, "it has no indicator")
        let staysVisible = indicator?.isDisplayedWhenStopped
        expect(staysVisible, equals: false, "its indicator stays")
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutSubtreeIfNeeded()
        expect(abs((indicator?.frame.midX ?? 0) - 100) <= 1, "it is at the side")
        expect(abs((indicator?.frame.midY ?? 0) - 50) <= 1, "it is at the side")
        button.font = .systemFont(ofSize: 30)
        expect(button.intrinsicContentSize.width > size.width, "its size ignores its font")

        button.isBusy = false
        expect(button.cell?.title, equals: "Send", "its title does not come back")
        expect(button.cell?.image, equals: image, "its image does not come back")
    }

    @Test("a busy button ignores clicks, and is not enabled for VoiceOver alone")
    func ignoresClicksOnBusyButton() {
        let button = PluginBusyButton()
        var count = 0
        button.pressHandler = { count += 1 }
        button.busyLabel = "Sending"
        button.setAccessibilityValueDescription("Draft")
        button.isBusy = true
        button.performClick(nil)
        expect(count, equals: 0, "it is clicked")
        expect(button.isEnabled, "it looks disabled")
        expect(!button.isAccessibilityEnabled(), "VoiceOver calls it enabled")
        let value = button.accessibilityValueDescription()
        expect(value, equals: "Sending", "VoiceOver does not call it busy")

        button.isBusy = false
        button.performClick(nil)
        expect(count, equals: 1, "it is not clicked")
        expect(button.isAccessibilityEnabled(), "VoiceOver calls it disabled")
        let idleValue = button.accessibilityValueDescription()
        expect(idleValue, equals: "Draft", "VoiceOver calls it busy")
    }
}
#endif
