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

/// Reads the operators, parentheses and atoms of a condition. `&&` binds more tightly than `||`.
struct CompilationConditionReader {
    private var rest: Substring.UTF8View

    init(_ text: Substring) {
        rest = text.utf8
    }

    /// Whether only white space or a comment is left.
    var isAtEnd: Bool {
        mutating get {
            skipSpaces()
            return rest.isEmpty || rest.starts(with: "//".utf8)
        }
    }

    /// Reads conditions that are joined by `||`; nil if there is a mistake.
    mutating func readAlternatives() -> CompilationCondition? {
        guard var condition = readConjunction() else { return nil }
        while skip("||") {
            guard let next = readConjunction() else { return nil }
            condition = .or(condition, next)
        }
        return condition
    }

    /// Reads conditions that are joined by `&&`.
    private mutating func readConjunction() -> CompilationCondition? {
        guard var condition = readOperand() else { return nil }
        while skip("&&") {
            guard let next = readOperand() else { return nil }
            condition = .and(condition, next)
        }
        return condition
    }

    private mutating func readOperand() -> CompilationCondition? {
        if skip("!") { return readOperand().map { .not($0) } }
        if skip("(") {
            guard let condition = readAlternatives(), skip(")") else { return nil }
            return condition
        }
        return readAtom()
    }

    /// Reads a name, possibly with an argument in parentheses.
    private mutating func readAtom() -> CompilationCondition? {
        skipSpaces()
        var atom = take { $0.isPartOfWord }
        if atom.isEmpty { return nil }
        if atom == "true" || atom == "false" { return .constant(atom == "true") }
        if rest.first == UInt8(ascii: "(") {
            atom += take { $0 != UInt8(ascii: ")") }
            guard skip(")") else { return nil }
            atom += ")"
        }
        return .atom(atom)
    }

    private mutating func take(while isTaken: (UInt8) -> Bool) -> String {
        let taken = rest.prefix(while: isTaken)
        rest = rest[taken.endIndex...]
        return String(Substring(taken))
    }

    private mutating func skip(_ token: String) -> Bool {
        skipSpaces()
        guard rest.starts(with: token.utf8) else { return false }
        rest = rest.dropFirst(token.utf8.count)
        return true
    }

    private mutating func skipSpaces() {
        rest = rest.drop { $0 == UInt8(ascii: " ") }
    }
}

extension UInt8 {
    /// Whether the byte can be part of a Swift identifier.
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
