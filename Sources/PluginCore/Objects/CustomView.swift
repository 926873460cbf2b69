/// A view of the user's type.
package struct CustomView: NamedView {
    let node: JSONNode

    package var type: Located<String> { node.required("type") }
    /// The expression that creates the view; nil to call the type without arguments.
    package var creation: Located<String>? { node.locatedString("create") }
    /// Values of properties of the view, from expressions or inputs.
    package var properties: [AppearanceBinding] {
        node.object("properties").members.map { member in
            let input = member.value.locatedString("input")
            return AppearanceBinding(
                use: .property(member.key), expression: input ?? member.value.required("swift"), isInput: input != nil)
        }
    }

    var ownAppearanceBindings: [AppearanceBinding] { properties }

    // MARK: Keys

    package static let shape = ObjectShape(
        "custom view",
        [
            .required("custom", .identifier),
            .required("type", .swiftType),
            .optional("create", .swiftExpression),
            .optional(
                "properties",
                .named(Vocabulary.propertyOfView.name, .object(Vocabulary.propertyOfView))),
            Vocabulary.calls,
            ViewFrame.key, Vocabulary.shownWhen, Vocabulary.hiddenWhen, Vocabulary.accessibility,
        ])

    // MARK: Swift

    func creation(_ dialect: KitDialect) -> String { dialect.translated("\(type.value)()") }

    func configure(_ code: inout ViewCode) {}
}
