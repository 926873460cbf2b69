extension Vocabulary {
    static let tapOfStack = KeyShape.optional(
        "tap", .anyOf([.identifier, .object(tap)]), whenAbsent: "none",
        "The handler to call when the stack is tapped. With this key, the outermost stack covers the whole plugin."
    )

    static let longPressOfStack = KeyShape.optional(
        "longPress", .anyOf([.identifier, .object(longPress)]), whenAbsent: "none",
        "As 'tap', but the handler is called when the stack is touched for half a second. A stack has only one of the two."
    )

    package static let longPress = ObjectShape(
        "long press",
        "A handler to call when a stack is touched for half a second, with a title for VoiceOver.",
        tap.keys)

    package static let tap = ObjectShape(
        "tap",
        "A handler to call when a stack is tapped, with a title for VoiceOver.",
        [
            .required("handler", .identifier, "The handler to call."),
            .optional(
                "title", .text,
                whenAbsent: "the text of the labels; required for a stack with controls",
                "The accessibility label of the stack. If the stack has controls, the name of the action that VoiceOver offers."
            ),
        ])
}
