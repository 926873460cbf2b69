#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Busy buttons")
struct ButtonTests {
    @Test("a busy button shows an indicator in place of its title and image")
    func coversContentOfBusyButton() {
        let button = PluginButton(configuration: .filled())
        button.configuration?.title = "Send"
        let image = UIImage(systemName: "star")
        button.idleImage = image
        let size = button.intrinsicContentSize
        button.isBusy = true

        let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        expect(indicator?.isAnimating, equals: true, "it has no indicator")
        let mode = button.configuration?.image?.renderingMode
        expect(mode, equals: .alwaysTemplate, "its image keeps its color")
        let imageColor = button.configuration?.imageColorTransformer?(.green)
        expect(imageColor, equals: .clear, "it shows its image")
        expect(indicator?.color, equals: .green, "the indicator has not the image's color")
        expect(titleColor(of: button, otherwise: .red), equals: .clear, "it shows its title")
        expect(indicator?.color, equals: .red, "the indicator has not the title's color")
        expect(button.intrinsicContentSize, equals: size, "its size changes")
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutIfNeeded()
        let center = CGPoint(x: 100, y: 50)
        expect(indicator?.center, equals: center, "the indicator is not in the center")

        button.isBusy = false
        expect(indicator?.isAnimating, equals: false, "its indicator stays")
        expect(button.configuration?.image, equals: image, "its image does not come back")
        let shownColor = button.configuration?.imageColorTransformer?(.green)
        expect(shownColor, equals: .green, "its image is clear")
        expect(titleColor(of: button, otherwise: .red), equals: .red, "its title is clear")
    }

    private func titleColor(of button: UIButton, otherwise color: UIColor) -> UIColor? {
        typealias Attribute = AttributeScopes.UIKitAttributes.ForegroundColorAttribute
        var attributes = AttributeContainer()
        attributes[Attribute.self] = color
        return button.configuration?.titleTextAttributesTransformer?(attributes)[Attribute.self]
    }

    @Test("a busy button performs no actions, and is not enabled for VoiceOver alone")
    func ignoresTapsOnBusyButton() {
        let button = PluginButton(configuration: .filled())
        var count = 0
        let action = UIAction { _ in count += 1 }
        button.busyLabel = "Sending"
        button.accessibilityValue = "Draft"
        button.isBusy = true
        button.sendAction(action)
        button.isHighlighted = true
        expect(count, equals: 0, "it performs its action")
        expect(!button.isHighlighted, "it looks pressed")
        expect(button.isEnabled, "it looks disabled")
        expect(button.accessibilityTraits.contains(.notEnabled), "VoiceOver calls it enabled")
        expect(button.accessibilityValue, equals: "Sending", "VoiceOver does not call it busy")

        button.isBusy = false
        button.sendAction(action)
        button.isHighlighted = true
        expect(count, equals: 1, "it does not perform its action")
        expect(button.isHighlighted, "it does not look pressed")
        expect(!button.accessibilityTraits.contains(.notEnabled), "VoiceOver calls it disabled")
        expect(button.accessibilityValue, equals: "Draft", "VoiceOver calls it busy")
    }

    @Test("the font of a button's title is evaluated for each update")
    func evaluatesTitleFont() {
        let (button, label) = (PluginButton(configuration: .plain()), UILabel())
        label.font = .systemFont(ofSize: 20)
        button.setTitleFont(label.font)
        label.font = .systemFont(ofSize: 30)
        let attributes = button.configuration?.titleTextAttributesTransformer?(AttributeContainer())
        let font = attributes?[AttributeScopes.UIKitAttributes.FontAttribute.self]
        expect(font?.pointSize, equals: 30, "the font is the former one")
    }

    @Test(
        "the title of a button has a line below it while the button says so, also in its own font")
    func underlinesTitle() {
        let button = PluginButton(configuration: .plain())
        func style() -> NSUnderlineStyle? {
            let attributes = button.configuration?.titleTextAttributesTransformer?(AttributeContainer())
            return attributes?[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]
        }
        button.setTitleFont(.systemFont(ofSize: 20))
        expect(style() == nil, "the title has a line although nothing asks for it")
        button.isTitleUnderlined = true
        expect(style(), equals: .single, "the title has no line")
        button.isTitleUnderlined = false
        expect(style() == nil, "the title keeps the line")
    }
}
#endif
