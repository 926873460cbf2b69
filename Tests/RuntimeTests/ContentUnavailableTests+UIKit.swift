#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Content-unavailable views")
struct ContentUnavailableTests {
    @Test(
        "a content-unavailable view shows its values in UIKit's view, whose button calls its action"
    )
    func showsStateInUIKitsView() {
        guard #available(iOS 17, tvOS 17, *) else { return }
        let view = PluginContentUnavailableView(style: .empty)
        let image = UIImage(systemName: "tray")
        var count = 0
        view.action = { count += 1 }
        view.image = image
        view.text = "No Messages"
        view.secondaryText = "They appear here."
        view.buttonTitle = "New"
        let shown = shownState(of: view)
        expect(shown?.image, equals: image, "it shows another image")
        expect(shown?.text, equals: "No Messages", "it shows another text")
        expect(shown?.secondaryText, equals: "They appear here.", "its text is incomplete")
        expect(shown?.button.title, equals: "New", "its button has another title")
        shown?.buttonProperties.primaryAction?.performWithSender(nil, target: nil)
        expect(count, equals: 1, "its button does not call the action")
        view.text = nil
        expect(shownState(of: view)?.text == nil, "it shows the former text")
        let scrolls = (view.content as? UIContentUnavailableView)?.isScrollEnabled
        expect(scrolls, equals: true, "its content cannot scroll if it is too high")
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        expect(view.content.frame, equals: view.bounds, "UIKit's view does not fill it")
    }

    @Test("a content-unavailable view has UIKit's defaults for its style")
    func hasDefaultsOfStyle() {
        guard #available(iOS 17, tvOS 17, *) else { return }
        let styles: [(PluginContentUnavailableView.Style, UIContentUnavailableConfiguration)] = [
            (.empty, .empty()), (.loading, .loading()),
            (.search, .search()),
        ]
        for (style, defaults) in styles {
            let shown = shownState(of: PluginContentUnavailableView(style: style))
            var expected = defaults
            expected.buttonProperties = shown?.buttonProperties ?? expected.buttonProperties
            expect(shown, equals: expected, "the style \(style) has other values")
        }
    }

    @available(iOS 17, tvOS 17, *)
    private func shownState(
        of view: PluginContentUnavailableView
    ) -> UIContentUnavailableConfiguration? {
        (view.content as? UIContentUnavailableView)?.configuration
            as? UIContentUnavailableConfiguration
    }

    @Test("before UIKit has a content-unavailable view, a stack shows the values")
    func showsStateInStack() {
        let window = HostWindow()
        let stack = PluginContentUnavailableStack()
        let view = PluginContentUnavailableView(style: .empty, content: stack)
        window.host.view.addSubview(view)
        view.frame = window.host.view.bounds
        let parts = [stack.imageView, stack.textLabel, stack.secondaryLabel, stack.button]
        for part in parts { expect(part.isHidden, "it shows a value that it does not have") }
        let image = UIImage(systemName: "tray")
        var count = 0
        view.action = { count += 1 }
        view.image = image
        view.text = "No Messages"
        view.secondaryText = "They appear here."
        view.buttonTitle = "New"
        for part in parts { expect(!part.isHidden, "it does not show all values") }
        expect(stack.imageView.image, equals: image, "it shows another image")
        expect(stack.textLabel.text, equals: "No Messages", "it shows another text")
        expect(stack.textLabel.accessibilityTraits.contains(.header), "its text is not a header")
        let size = HostWindow.scaledSize(of: .title2)
        expect(stack.textLabel.font.pointSize, equals: size, "its text has another size")
        expect(stack.textLabel.textColor, equals: UIColor.label, "its text has another color")
        let secondary = stack.secondaryLabel
        expect(secondary.text, equals: "They appear here.", "its text is incomplete")
        expect(secondary.textColor, equals: UIColor.secondaryLabel, "its text is too dark")
        expect(stack.imageView.tintColor, equals: UIColor.secondaryLabel, "its image is too dark")
        for label in [stack.textLabel, secondary] {
            expect(label.numberOfLines, equals: 0, "it truncates its text")
            expect(label.textAlignment, equals: .center, "its lines are not centered")
            expect(label.adjustsFontForContentSizeCategory, "it ignores the text size")
        }
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            let resistance = stack.imageView.contentCompressionResistancePriority(for: axis)
            expect(resistance, equals: UILayoutPriority(748), "a large image does not shrink")
        }
        expect(stack.button.configuration?.title, equals: "New", "its button has another title")
        expect(!stack.indicator.isAnimating, "it seems to load something")
        stack.button.performActions(for: .primaryActionTriggered)
        expect(count, equals: 1, "its button does not call the action")
        for _ in 0..<2 { window.layoutIfNeeded() }
        expect(stack.frame, equals: view.bounds, "the stack does not fill the view")
        var order: CGFloat = 0
        for part in parts {
            let frame = part.convert(part.bounds, to: view)
            expect(abs(frame.midX - view.bounds.midX) <= 1, "it is not centered")
            expect(frame.minY >= order, "its parts are in another order")
            order = frame.maxY
        }
        let top = stack.imageView.convert(stack.imageView.bounds, to: view).minY
        expect(abs(top - (view.bounds.height - order)) <= 1, "it is not centered")
    }

    @Test("before UIKit has a content-unavailable view, a stack has an indicator over paler text")
    func showsLoadingInStack() {
        let stack = PluginContentUnavailableStack()
        let view = PluginContentUnavailableView(style: .loading, content: stack)
        view.text = "Loading"
        let label = stack.textLabel
        expect(stack.indicator.isAnimating, "it does not seem to load anything")
        expect(stack.imageView.isHidden, "it shows an image")
        let font = UIFont.preferredFont(forTextStyle: .subheadline)
        expect(label.font, equals: font, "its text is too large")
        expect(label.textColor, equals: UIColor.secondaryLabel, "its text is too dark")
        expect(!label.accessibilityTraits.contains(.header), "its text is a header")
    }
}
#endif
