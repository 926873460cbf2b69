import PluginCore

extension LanguageAdvisor {
    /// Returns the names of a key or a value that has another name in other libraries.
    package func names(forForeign word: String) -> [String] {
        switch word {
        case "left": ["leading", "natural"]
        case "right": ["trailing"]
        case "topLeft": ["topLeading"]
        case "topRight": ["topTrailing"]
        case "bottomLeft": ["bottomLeading"]
        case "bottomRight": ["bottomTrailing"]
        case "slideFromLeft": ["slideFromLeading"]
        case "slideFromRight": ["slideFromTrailing"]
        case "middle": ["center"]
        case "font": ["textStyle"]
        case "textColor", "titleColor", "foregroundColor", "fontColor": ["color"]
        case "key": ["localized"]
        case "slide": ["slideFromBottom"]
        case "removesPlugin", "removePlugin", "removes", "dismisses": ["dismissesPlugin"]
        case "imageView", "UIImageView", "NSImageView": ["image"]
        case "spinner", "loader", "loading", "indicator", "activityIndicatorView",
            "UIActivityIndicatorView":
            ["activityIndicator"]
        case "progressView", "progressBar", "UIProgressView": ["progress"]
        case "stackView", "vstack", "hstack", "VStack", "HStack", "UIStackView", "NSStackView":
            ["stack"]
        case "UILabel": ["label"]
        case "UIButton", "NSButton": ["button"]
        case "UITextField", "NSTextField", "input": ["textField"]
        case "toggle", "switchView", "UISwitch", "NSSwitch": ["switch"]
        case "UISlider", "NSSlider": ["slider"]
        case "segmented", "segmentedControl", "UISegmentedControl", "NSSegmentedControl":
            ["segments"]
        case "contentUnavailableView", "ContentUnavailableView", "UIContentUnavailableView",
            "UIContentUnavailableConfiguration", "emptyState", "placeholderView":
            ["contentUnavailable"]
        case "text": ["title"]
        case "title": ["text"]
        case "backgroundColor", "bgColor": ["background"]
        case "tintColor", "tint": ["tint", "color"]
        case "style": ["size"]
        case "iOS", "ios": ["UIKit"]
        case "macOS", "macos": ["AppKit"]
        case "description": ["summary"]
        case "maxWidth": ["maximumWidth"]
        case "readableContent", "readableContentGuide", "readableWidth": ["readable"]
        case "systemName", "systemImage", "icon": ["symbol"]
        case "defaultValue", "initialValue": ["default"]
        case "params", "arguments": ["parameters"]
        case "padding", "margins": ["margins", "insets"]
        case "children", "views", "subviews", "arrangedSubviews": ["stack"]
        case "position": ["at"]
        case "offset": ["insets"]
        case "attributedText", "attributedString": ["text"]
        case "accessibilityLabel": ["accessibility"]
        case "dimming", "scrim", "dimBackground": ["backdrop"]
        case "dismissOnTap", "tapToDismiss", "dismissesOnTapOutside", "dismissOnTapOutside":
            ["dismissesOnTap"]
        case "dismissOnSwipe", "dismissesOnSwipe", "swipe", "swipeable", "isSwipeable",
            "swipeAway":
            ["swipeToDismiss"]
        case "haptic", "haptics", "hapticFeedback", "vibration": ["feedback"]
        case "blur", "material", "regularMaterial": ["systemMaterial"]
        case "round", "pill", "circle": ["capsule"]
        case "email": ["emailAddress"]
        case "animation": ["transition"]
        case "leavesAfter", "timeout", "timer", "dismissAfter", "autoDismiss": ["dismissesAfter"]
        case "whenShown": ["whenAlreadyShown"]
        case "props", "properties": ["inputs"]
        case "callbacks", "events", "actions": ["handlers"]
        default:
            Vocabulary.viewShapes.flatMap(\.keys).filter { $0.synonyms.contains(word) }.map(\.name)
        }
    }
}
