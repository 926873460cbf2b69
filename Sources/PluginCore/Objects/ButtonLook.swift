/// The look of a button while it is pressed or disabled, where it differs from that of its style.
package struct ButtonLook: Sendable {
    private let node: JSONNode

    package var background: ColorSource? { node.color("background") }
    package var titleColor: ColorSource? { node.color("titleColor") }
    /// The opacity of the whole button, from 0 to 1.
    package var opacity: Double { node.double("opacity") ?? 1 }
    var range: SourceRange { node.range }

    /// Creates the look that checked JSON describes; nil if there is none that differs.
    init?(_ node: JSONNode?) {
        guard let node else { return nil }
        self.node = node
        if background == nil, titleColor == nil, opacity == 1 { return nil }
    }

    /// The expressions of the app for the colors.
    var expressions: [Located<String>] { [background, titleColor].compactMap { $0?.appExpression } }

    // MARK: Keys

    package static let shape = ObjectShape(
        "look of a button",
        [
            Vocabulary.color("background", or: Vocabulary.expression),
            Vocabulary.color("titleColor", or: Vocabulary.expression),
            .optional("opacity", .number(0...1)),
        ])
}

extension ButtonView {
    /// The looks that differ from that of the style.
    var stateLooks: [ButtonLook] { [pressed, disabled].compactMap(\.self) }

    /// Whether the color of the title changes with the state.
    var changesTitleColor: Bool { stateLooks.contains { $0.titleColor != nil } }

    /// The colors between which the state of the button decides.
    var lookColors: [ColorSource?] {
        stateLooks.flatMap { [$0.background, $0.titleColor] } + (changesTitleColor ? [titleColor] : [])
    }
}

extension ColorSource {
    /// The expression of the app that has the color; nil for a color from elsewhere.
    var appExpression: Located<String>? {
        if case .swift(let expression) = self { expression } else { nil }
    }
}

// MARK: - Rules

extension DescriptionValidator {
    /// Reports colors of a button in a row that use the element, which is not known when the state changes.
    mutating func reportLooks(ofButtonInRow button: ButtonView) {
        guard let look = button.stateLooks.first else { return }
        let expressions =
            button.stateLooks.flatMap(\.expressions) + [button.titleColor?.appExpression].compactMap(\.self)
        for expression in expressions where SwiftIdentifier.namesUsed(in: expression.value).contains(RowsView.item) {
            report(
                .contradiction, "the look of a button in a row cannot depend on the element",
                at: expression.range, note: "the look changes with the state of the button here",
                noteRange: look.range)
        }
    }
}

// MARK: - Swift

extension ButtonView {
    /// Adds the closure that changes the look of the button when its state changes.
    func setLooks(in code: inout ViewCode) {
        if stateLooks.isEmpty { return }
        let dialect = code.dialect
        func lines(_ look: ButtonLook?) -> [String] { assignments(like: look, dialect).map { "        button." + $0 } }
        var branches: [(condition: String, lines: [String])] = []
        if let disabled { branches.append(("!button.isEnabled", lines(disabled))) }
        if let pressed { branches.append(("button.isHighlighted", lines(pressed))) }
        var capture = ""
        if case .input = titleColor { capture = "[weak self] " }
        code.add("\(code.name).configurationUpdateHandler = { \(capture)button in")
        for (index, branch) in branches.enumerated() {
            code.add("    \(index == 0 ? "" : "} else ")if \(branch.condition) {")
            code.add(branch.lines)
        }
        code.add(["    } else {"] + lines(nil) + ["    }", "}"])
    }

    /// Returns the assignments of the properties that change with the state.
    ///
    /// - Parameter look: nil for the button that is neither pressed nor disabled.
    private func assignments(like look: ButtonLook?, _ dialect: KitDialect) -> [String] {
        var assignments: [String] = []
        func add(_ name: String, _ color: ColorSource?) {
            assignments.append("configuration?.\(name) = \(color?.value(dialect, of: "self?") ?? "nil")")
        }
        if stateLooks.contains(where: { $0.background != nil }) { add("background.backgroundColor", look?.background) }
        if changesTitleColor { add("baseForegroundColor", look?.titleColor ?? titleColor) }
        if stateLooks.contains(where: { $0.opacity != 1 }) {
            assignments.append("alpha = " + SwiftLiteral.number(look?.opacity ?? 1))
        }
        return assignments
    }
}

extension ColorSource {
    /// Returns the color as an expression.
    fileprivate func value(_ dialect: KitDialect, of owner: String) -> String? {
        switch self {
        case .swift(let expression): dialect.translated(expression.value)
        case .input(let name): "\(owner).\(SwiftIdentifier.escaped(name.value))"
        case .semantic, .background: dialect.name(of: self).map { ".\($0)" }
        }
    }
}
