/// Inputs as the values of keys that take only constants.
extension ShapeChecker {
    /// Returns the input in a value that must be a constant: `{ "input": "name" }`, `"$name"`, or the name where only
    /// other words or numbers are accepted. Returns nil for other values.
    func misplacedInput(in node: JSONNode, _ shape: ValueShape) -> String? {
        guard shape.isConstant else { return nil }
        if node.members.count == 1, let input = node.string("input") { return input }
        guard let text = node.string, !mayBeConstant(text, shape) else { return nil }
        let name = text.first == "$" ? String(text.dropFirst()) : text
        return inputNames.contains(name) ? name : nil
    }

    private func mayBeConstant(_ text: String, _ shape: ValueShape) -> Bool {
        switch shape {
        case .string(let format): format != .symbol || text.first != "$"
        case .anyOf(let shapes): shapes.contains { mayBeConstant(text, $0) }
        case .choice: checked.choice(of: shape)?.contains(text) == true
        default: false
        }
    }
}

extension ValueShape {
    /// Whether the value is in the description itself, and cannot come from an input.
    fileprivate var isConstant: Bool {
        switch self {
        case .string(let format): [.any, .name, .symbol, .asset].contains(format)
        case .boolean, .number, .choice: true
        case .list(let element): element.isConstant
        case .anyOf(let shapes): shapes.allSatisfy { $0.isConstant || $0.isObjectWithoutInput }
        default: false
        }
    }

    private var isObjectWithoutInput: Bool { object.map { !$0.keys.contains { $0.name == "input" } } ?? false }
}

extension DiagnosticIdentifier {
    static let misplacedInput: Self = "misplaced-input"
}
