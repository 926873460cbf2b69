/// A progress bar.
package final class ProgressView: NamedView {
    /// The origin of a bar's progress.
    package enum Value: Sendable {
        /// A constant, from 0 to 1.
        case fixed(Double)
        /// The name of the input that holds the number.
        case input(Located<String>)
    }

    package let name: Located<String>
    package let value: Value
    /// The width in points if nothing else determines it.
    package let width: Double
    package let color: ColorSource?
    /// Whether the bar moves to a new value of its input.
    package let isAnimated: Bool
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        let input = node.member("value")?.locatedString("input")
        value = input.map(Value.input) ?? .fixed(node.double("value") ?? 0)
        width = node[Self.widthKey]
        color = node.color("color")
        isAnimated = node.bool("animated") ?? false
        attributes = ViewAttributes(node)
    }

    var ownBindings: [InputBinding] {
        if case .input(let name) = value { [InputBinding(input: name, use: .progress)] } else { [] }
    }

    var ownAppearanceBindings: [AppearanceBinding] {
        [.init(.color, color)].compactMap(\.self)
    }

    // MARK: Keys

    private static let widthKey = Vocabulary.width(default: 160)

    package static let shape = ObjectShape(
        "progress bar",
        "A progress bar.",
        [
            .required("progress", .identifier),
            .required("value", .anyOf([.number(0...1), .object(Vocabulary.inputValue)])),
            widthKey.shape,
            Vocabulary.color(),
            .optional("animated", .boolean),
            Vocabulary.shownWhen, Vocabulary.hiddenWhen, Vocabulary.accessibility,
        ])

    // MARK: Swift

    private static let valueProperty = Spelling(
        uiKit: PropertySpelling("progress"), appKit: PropertySpelling("doubleValue"))
    private static let colorProperty = Spelling(
        uiKit: PropertySpelling("progressTintColor"), appKit: nil)

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        guard use == .progress else { return [] }
        guard isAnimated, dialect.isUIKit else { return [dialect[Self.valueProperty]] }
        return [
            PropertySpelling(
                "progress", setter: "setProgress",
                otherArguments: ["animated: \(SwiftIdentifier.escaped(name.value)).window != nil"])
        ]
    }

    func property(for use: AppearanceBinding.Use, _ dialect: KitDialect) -> PropertySpelling? {
        use == .color ? dialect[Self.colorProperty] : nil
    }

    func creation(_ dialect: KitDialect) -> String {
        dialect.isUIKit
            ? "UIProgressView(progressViewStyle: .default)" : "NSProgressIndicator()"
    }

    func configure(_ code: inout ViewCode) {
        if !code.dialect.isUIKit {
            code.set("isIndeterminate", "false")
            code.set("maxValue", "1")
        }
        if let fixedValue { code.set(code.dialect[Self.valueProperty], fixedValue) }
        code.setColor(of: self, to: color)
        code.setPreferredWidth(width)
    }

    /// The progress as a number literal; nil if it comes from an input.
    var fixedValue: String? {
        if case .fixed(let value) = value { SwiftLiteral.number(value) } else { nil }
    }
}
