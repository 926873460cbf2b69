/// A progress bar.
package struct ProgressView: NamedView {
    /// The origin of a bar's progress.
    package enum Value: Sendable {
        /// A constant, from 0 to 1.
        case fixed(Double)
        /// The name of the input that holds the number.
        case input(Located<String>)
    }

    let node: JSONNode

    package var value: Value {
        let value = node.object("value")
        return value.locatedString("input").map(Value.input) ?? .fixed(value.double ?? 0)
    }
    /// The width in points if nothing else determines it.
    package var width: Double { node.double("width") ?? 160 }
    package var color: ColorSource? { node.color("color") }
    /// Whether the bar moves to a new value of its input.
    package var isAnimated: Bool { node.bool("animated") ?? false }

    var ownBindings: [InputBinding] {
        if case .input(let name) = value { [InputBinding(input: name, use: .progress)] } else { [] }
    }

    var colors: [(use: InputBinding.Use, color: ColorSource?)] { [(.color, color)] }

    // MARK: Keys

    package static let shape = ObjectShape(
        "progress bar",
        [
            .required("progress", .identifier),
            .required("value", .anyOf([.number(0...1), .object(Vocabulary.inputValue)])),
            Vocabulary.width,
            Vocabulary.color(),
            .optional("animated", .boolean),
            Vocabulary.shownWhen, Vocabulary.hiddenWhen, Vocabulary.accessibility,
        ])

    // MARK: Swift

    private func valueProperty(_ dialect: KitDialect) -> PropertySpelling {
        dialect.isUIKit ? "progress" : "doubleValue"
    }

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        if use == .color, dialect.isUIKit { return ["progressTintColor"] }
        guard use == .progress else { return [] }
        guard isAnimated, dialect.isUIKit else { return [valueProperty(dialect)] }
        return [
            PropertySpelling(
                "progress", setter: "setProgress",
                otherArguments: ["animated: \(SwiftIdentifier.escaped(name.value)).window != nil"])
        ]
    }

    func creation(_ dialect: KitDialect) -> String {
        dialect.isUIKit ? "UIProgressView(progressViewStyle: .default)" : "NSProgressIndicator()"
    }

    func configure(_ code: inout ViewCode) {
        if !code.dialect.isUIKit {
            code.set("isIndeterminate", "false")
            code.set("maxValue", "1")
        }
        if let fixedValue { code.set(valueProperty(code.dialect), fixedValue) }
        code.setColor(of: self, to: color)
        code.setPreferredWidth(width)
    }

    /// The progress as a number literal; nil if it comes from an input.
    var fixedValue: String? {
        if case .fixed(let value) = value { SwiftLiteral.number(value) } else { nil }
    }
}
