/// A separator: a line between the views of a stack.
package struct SeparatorView: NamedView {
    let node: JSONNode

    package var color: ColorSource { node.color("color") ?? .semantic(.separator) }

    var colors: [(use: InputBinding.Use, color: ColorSource?)] { [(.color, color)] }

    // MARK: Keys

    package static let shape = ObjectShape(
        "separator",
        [
            .required("separator", .identifier),
            Vocabulary.color(),
            Vocabulary.shownWhen, Vocabulary.hiddenWhen,
        ])

    // MARK: Swift

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        use == .color ? ["backgroundColor"] : []
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] { [.separator] }

    func creation(_ dialect: KitDialect) -> String { "PluginSeparator()" }

    func configure(_ code: inout ViewCode) {
        if code.tree.stack(aroundViewAt: code.index)?.axis == .horizontal { code.set("isVertical", "true") }
        code.setColor(of: self, to: color)
    }
}

extension StackView {
    /// Adds the constraints that make the separators as long as the stack is wide across its axis. The alignment 'fill'
    /// needs none.
    func extendSeparators(in code: inout ViewCode) {
        if alignment.value == .fill { return }
        let isRow = axis == .horizontal
        let dimension = isRow ? "height" : "width"
        let inset = isRow ? margins.top + margins.bottom : margins.leading + margins.trailing
        let distance = inset == 0 ? "" : ", constant: \(SwiftLiteral.number(-inset))"
        for (view, name) in zip(views, code.tree.viewNames(inStackAt: code.index)) {
            guard case .separator = view else { continue }
            let constraint =
                "\(name).\(dimension)Anchor.constraint(" + "equalTo: \(code.name).\(dimension)Anchor\(distance))"
            let isRequired = inset <= 0 || !code.tree.mayHaveNoSize(viewAt: code.index)
            code.setLength(of: name, constraint, isRequired: isRequired)
        }
    }
}

extension DescriptionValidator {
    /// Reports separators where a line across the stack is not possible.
    mutating func reportSeparators() {
        for case .stack(let stack) in views {
            let distribution = stack.distribution
            let problems = [
                (stack.columnWhere != nil, "a separator in a row cannot become one in a column"),
                (
                    [.fillEqually, .fillProportionally].contains(distribution),
                    "'\(distribution.rawValue)' would make a separator as long as a view"
                ),
                (
                    [.firstBaseline, .lastBaseline].contains(stack.alignment.value),
                    "a separator does not have a baseline"
                ),
            ]
            for case .separator(let line) in stack.views {
                for (isProblem, problem) in problems where isProblem { report("separator", of: line.node, problem) }
            }
        }
    }
}
