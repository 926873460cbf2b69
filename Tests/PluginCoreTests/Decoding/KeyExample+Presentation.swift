extension KeyExample {
    private static let placement = #"{ "placement": { <> } }"#
    static let ofPlacements = [
        KeyExample("placement.at", #""top""#, in: placement),
        KeyExample("placement.insets", #"{ "top": 1 }"#, in: placement),
        KeyExample("placement.width", "10", in: placement),
        KeyExample("placement.height", "10", in: placement),
        KeyExample("placement.maximumWidth", "560", in: placement),
        KeyExample("placement.within", #""safeArea""#, in: placement),
        KeyExample("placement.mode", #""push""#, in: #"{ "placement": { <> "at": "top" } }"#),
        KeyExample("placement.order", #""back""#, in: placement),
        KeyExample("placement.container", "true", in: placement),
    ]

    private static let presentation = #"{ "presentation": { <> } }"#
    private static let backdrop =
        #"{ "placement": "center", "presentation": { "backdrop": { <> } } }"#
    private static let transition = #"{ "presentation": { "transition": { <> } } }"#
    static let ofPresentations = [
        KeyExample("presentation.delay", "0.5", in: presentation),
        KeyExample("presentation.minimumDuration", "60", in: presentation),
        KeyExample("presentation.dismissesAfter", "4", in: presentation),
        KeyExample("presentation.transition", #""fade""#, in: presentation),
        KeyExample("presentation.group", #""state""#, in: presentation),
        KeyExample("presentation.whenAlreadyShown", #""stack""#, in: presentation),
        KeyExample(
            "presentation.queueLimit", "3",
            in: #"{ "presentation": { <> "whenAlreadyShown": "queue", "dismissesAfter": 4 } }"#),
        KeyExample("presentation.touches", #""pass""#, in: presentation),
        KeyExample(
            "presentation.swipeToDismiss", "true",
            in: #"{ "placement": "top", "presentation": { <> } }"#),
        KeyExample("presentation.feedback", #""success""#, in: presentation),
        KeyExample(
            "presentation.backdrop", #""blur""#,
            in: #"{ "placement": "center", "presentation": { <> } }"#),
        KeyExample("backdrop.style", #""clear""#, in: backdrop),
        KeyExample("backdrop.dismissesOnTap", "true", in: backdrop),
        KeyExample("transition.in", #""fade""#, in: transition),
        KeyExample("transition.out", #""fade""#, in: transition),
        KeyExample("transition.duration", "1", in: transition),
    ]

    private static let accessibility = #"{ "accessibility": { <> } }"#
    static let ofAccessibility = [
        KeyExample("plugin's 'accessibility'.announcement", #""Hello""#, in: accessibility),
        KeyExample("plugin's 'accessibility'.modal", "true", in: accessibility),
        KeyExample(
            "plugin's 'accessibility'.focus", #""a""#,
            in: #"{ "content": { "label": "a", "text": "b" }, "accessibility": { <> } }"#),
        KeyExample("plugin's 'accessibility'.identifier", #""a""#, in: accessibility),
    ]
}
