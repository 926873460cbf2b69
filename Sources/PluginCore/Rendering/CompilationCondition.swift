/// The condition of an `#if` or `#elseif` directive, such as `canImport(UIKit) && !os(tvOS)`.
indirect enum CompilationCondition: Equatable {
    /// A condition without operators, such as `os(tvOS)` or `DEBUG`.
    case atom(String)
    case constant(Bool)
    case not(CompilationCondition)
    case and(CompilationCondition, CompilationCondition)
    case or(CompilationCondition, CompilationCondition)

    /// Reads a condition; nil if it is not one.
    init?(_ text: Substring) {
        var reader = CompilationConditionReader(text)
        guard let condition = reader.readAlternatives(), reader.isAtEnd else { return nil }
        self = condition
    }

    /// Returns what is left of the condition if some atoms are known.
    ///
    /// - Parameter value: returns whether an atom is true; nil if that is not known.
    func simplified(_ value: (_ atom: String) -> Bool?) -> CompilationCondition {
        switch self {
        case .atom(let name): return value(name).map(Self.constant) ?? self
        case .constant: return self
        case .not(let operand):
            let rest = operand.simplified(value)
            if case .constant(let isTrue) = rest { return .constant(!isTrue) }
            return .not(rest)
        case .and(let left, let right):
            return Self.joined(left.simplified(value), right.simplified(value), neutral: true) {
                .and($0, $1)
            }
        case .or(let left, let right):
            return Self.joined(left.simplified(value), right.simplified(value), neutral: false) {
                .or($0, $1)
            }
        }
    }

    /// Returns two conditions, joined by an operator.
    ///
    /// - Parameter neutral: the operand that does not change the other one. The opposite operand
    ///   determines the result.
    private static func joined(
        _ left: Self, _ right: Self, neutral: Bool, by join: (Self, Self) -> Self
    ) -> Self {
        if left == .constant(neutral) { return right }
        if right == .constant(neutral) { return left }
        if left == .constant(!neutral) || right == .constant(!neutral) {
            return .constant(!neutral)
        }
        return join(left, right)
    }

    /// The condition as Swift.
    var text: String {
        switch self {
        case .atom(let name): name
        case .constant(let isTrue): String(isTrue)
        case .not(let operand):
            switch operand {
            case .and, .or: "!(\(operand.text))"
            default: "!\(operand.text)"
            }
        case .and(let left, let right): "\(left.operandText) && \(right.operandText)"
        case .or(let left, let right): "\(left.text) || \(right.text)"
        }
    }

    /// The condition as an operand of `&&`.
    private var operandText: String {
        if case .or = self { "(\(text))" } else { text }
    }
}
