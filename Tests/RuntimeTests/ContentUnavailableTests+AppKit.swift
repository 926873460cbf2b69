#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Content-unavailable views")
struct ContentUnavailableTests {
    @Test("a content-unavailable view shows its values, and its button calls its action")
    func showsState() {
        let window = HostWindow()
        let view = PluginContentUnavailableView(style: .empty)
        window.host.view.addSubview(view)
        view.frame = window.host.view.bounds
        let parts = [view.imageView, view.textLabel, view.secondaryLabel, view.button]
        for part in parts { expect(part.isHidden, "it shows a value that it does not have") }
        let image = NSImage(systemSymbolName: "tray", accessibilityDescription: nil)
        var count = 0
        view.action = { count += 1 }
        view.image = image
        view.text = "No Messages"
        view.secondaryText = "They appear here."
        view.buttonTitle = "New"
        for part in parts { expect(!part.isHidden, "it does not show all values") }
        expect(view.imageView.image, equals: image, "it shows another image")
        expect(!view.imageView.isAccessibilityElement(), "VoiceOver reads the image")
        expect(view.textLabel.stringValue, equals: "No Messages", "it shows another text")
        let size = NSFont.preferredFont(forTextStyle: .title2).pointSize
        expect(view.textLabel.font?.pointSize, equals: size, "its text has another size")
        expect(view.textLabel.textColor, equals: NSColor.labelColor, "its text has another color")
        let secondary = view.secondaryLabel
        expect(secondary.stringValue, equals: "They appear here.", "its text is incomplete")
        expect(secondary.textColor, equals: NSColor.secondaryLabelColor, "its text is too dark")
        for label in [view.textLabel, secondary] {
            expect(label.alignment, equals: .center, "its lines are not centered")
            let resistance = label.contentCompressionResistancePriority(for: .horizontal)
            expect(resistance, equals: .defaultLow, "its text can widen the window")
        }
        for orientation: NSLayoutConstraint.Orientation in [.horizontal, .vertical] {
            let resistance = view.imageView.contentCompressionResistancePriority(for: orientation)
            expect(resistance, equals: .dragThatCannotResizeWindow, "a large image does not shrink")
        }
        expect(view.button.title, equals: "New", "its button has another title")
        expect(view.indicator.isHidden, "it seems to load something")
        view.button.performClick(nil)
        expect(count, equals: 1, "its button does not call the action")
        for _ in 0..<2 { window.layoutIfNeeded() }
        var order: CGFloat = 0
        for part in parts {
            let frame = part.convert(part.bounds, to: view)
            let top = view.isFlipped ? frame.minY : view.bounds.height - frame.maxY
            expect(abs(frame.midX - view.bounds.midX) <= 1, "it is not centered")
            expect(top >= order, "its parts are in another order")
            order = top + frame.height
        }
        view.text = nil
        expect(view.textLabel.isHidden, "it shows the former text")
    }

    @Test("a content-unavailable view that loads has an indicator over paler text")
    func showsLoading() {
        let view = PluginContentUnavailableView(style: .loading)
        view.text = "Loading"
        expect(!view.indicator.isHidden, "it does not seem to load anything")
        expect(view.indicator.style, equals: .spinning, "its indicator is a bar")
        expect(view.imageView.isHidden, "it shows an image")
        let font = NSFont.preferredFont(forTextStyle: .subheadline)
        expect(view.textLabel.font, equals: font, "its text is too large")
        let color = NSColor.secondaryLabelColor
        expect(view.textLabel.textColor, equals: color, "its text is too dark")
    }

    @Test("a content-unavailable view of a search has a magnifying glass in place of an image")
    func showsSearch() {
        let view = PluginContentUnavailableView(style: .search)
        expect(view.imageView.image != nil, "it does not show an image")
        let image = NSImage(systemSymbolName: "tray", accessibilityDescription: nil)
        view.image = image
        expect(view.imageView.image, equals: image, "it shows another image")
    }
}
#endif
