/// A property that the host of a plugin sets.
package struct PluginInput: Sendable {
    package let name: Located<String>
    package let type: Located<String>
    /// The expression for the value if the host does not set one.
    package let defaultValue: Located<String>?
    /// Whether the type is an alias of a closure; nil if the description does not mention it.
    package let escaping: Located<Bool>?
    /// The expression for a value in tests.
    package let example: Located<String>?
    package let summary: String?

    /// Whether parameters for the input need `@escaping`.
    package var isEscaping: Bool { escaping?.value == true || KnownType.isFunction(type.value) }
}

func decodeInput(_ node: JSONNode) -> PluginInput? {
    guard let name = node.locatedString("name"), let type = node.locatedString("type")
    else { return nil }
    return PluginInput(
        name: name,
        type: type,
        defaultValue: node.locatedString("default"),
        escaping: node.locatedBool("escaping"),
        example: node.locatedString("example"),
        summary: node.string("summary"))
}

extension Vocabulary {
    package static let input = ObjectShape(
        "input",
        "A property that a host sets, before or after the view is loaded.",
        [
            .required("name", .identifier, "The name of the property."),
            .required("type", .swiftType, "The type of the property."),
            .optional(
                "default", .swiftExpression, whenAbsent: "the initializer requires a value",
                "The value if the host does not set one."),
            .optional(
                "escaping", .boolean, whenAbsent: "whether the type is written as a closure's",
                "Whether the type is an alias of a closure, as 'Completion' is."),
            .optional(
                "example", .swiftExpression, whenAbsent: "a value that the type suggests",
                "A value for tests. Required for types of your own."),
            .optional(
                "summary", .string, whenAbsent: "no documentation",
                "The documentation of the property."),
        ])
}
