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
