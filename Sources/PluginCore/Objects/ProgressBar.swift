/// A progress bar.
package struct ProgressView: NamedView {
    let node: JSONNode

    /// The progress, from 0 to 1.
    package var value: ValueSource { ValueSource(node.object("value")) }
    /// The width in points if nothing else determines it.
    package var width: Double { node.double("width") ?? 160 }
    package var color: ColorSource? { node.color("color") }
    /// Whether the bar moves to a new value of its input.
    package var isAnimated: Bool { node.bool("animated") ?? false }

    var ownBindings: [InputBinding] { [InputBinding(value.input, as: .progress)].compactMap(\.self) }

    var colors: [(use: InputBinding.Use, color: ColorSource?)] { [(.color, color)] }

    // MARK: Keys

    package static let shape = ObjectShape(
        "progress bar",
        [
            .required("progress", .identifier),
            .required("value", .number(0...1).or(Vocabulary.inputValue)),
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
        if let constant = value.constant { code.set(valueProperty(code.dialect), constant) }
        code.setColor(of: self, to: color)
        code.setPreferredWidth(width)
    }
}
