/// A box of one color, such as the place of a line of text that is loading.
package struct BoxView: NamedView {
    let node: JSONNode

    package var color: ColorSource { node.color("color") ?? .semantic(.quaternaryLabel) }
    /// The radius of the corners in points.
    package var cornerRadius: Double { node.double("cornerRadius") ?? 4 }

    var colors: [(use: InputBinding.Use, color: ColorSource?)] { [(.color, color)] }

    // MARK: Keys

    package static let shape = ObjectShape(
        "box",
        [
            .required("box", .identifier),
            Vocabulary.color(),
            .optional("cornerRadius", .number(0...1000)), ViewFrame.key, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
        ])

    // MARK: Swift

    func parts(_ dialect: KitDialect) -> [RuntimePart] { [.surface] }

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        use == .color ? ["backgroundColor"] : []
    }

    func creation(_ dialect: KitDialect) -> String { "PluginSurface()" }

    func configure(_ code: inout ViewCode) {
        code.setColor(of: self, to: color)
        if cornerRadius > 0 { code.set("cornerRadius", SwiftLiteral.number(cornerRadius)) }
    }
}
