/// A view of the user's type.
package final class CustomView: NamedView {
    package let name: Located<String>
    package let type: Located<String>
    /// The expression that creates the view; nil to call the type without arguments.
    package let creation: Located<String>?
    /// Values of properties of the view, from expressions or inputs.
    package let properties: [AppearanceBinding]
    package let attributes: ViewAttributes

    init?(_ node: JSONNode, name: Located<String>) {
        guard let type = node.locatedString("type") else { return nil }
        self.name = name
        self.type = type
        creation = node.locatedString("create")
        properties = node.object("properties").members.compactMap { member in
            let use = AppearanceBinding.Use.property(member.key)
            if let input = member.value.locatedString("input") {
                return AppearanceBinding(use: use, expression: input, isInput: true)
            }
            return AppearanceBinding(use, member.value.locatedString("swift"))
        }
        attributes = ViewAttributes(node)
    }

    var ownAppearanceBindings: [AppearanceBinding] { properties }

    var viewClass: ViewClass? { ViewClass(type: type, creation: creation) }

    // MARK: Keys

    package static let shape = ObjectShape(
        "custom view",
        "A view of any type.",
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
