/// Generates types and expressions of Swift from a grammar, and changes them at random.
package struct FragmentGenerator {
    private var random: SplitMix
    /// The number of parts that the fragment may still get.
    private var budget = 0

    package init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    /// Returns a number from 0 up to, but not including, `bound`.
    package mutating func below(_ bound: Int) -> Int { random.below(bound) }

    package mutating func one<Element>(of elements: [Element]) -> Element {
        elements[random.below(elements.count)]
    }

    package mutating func type() -> String {
        budget = 1 + below(8)
        return typePart()
    }

    package mutating func expression() -> String {
        budget = 1 + below(10)
        return expressionPart()
    }

    /// Returns a fragment with some small changes.
    ///
    /// - Parameter others: fragments whose parts may be inserted.
    package mutating func mutated(_ fragment: String, others: [String]) -> String {
        var scalars = Array(fragment.unicodeScalars)
        for _ in 0...below(3) {
            let start = below(scalars.count + 1)
            let end = min(scalars.count, start + below(4))
            switch below(6) {
            case 0: scalars.removeSubrange(start..<end)
            case 1: scalars.insert(contentsOf: scalars[start..<end], at: start)
            case 2: scalars.insert(" ", at: start)
            case 3:
                let other = Array(one(of: others).unicodeScalars)
                let from = below(other.count + 1)
                let to = min(other.count, from + 1 + below(12))
                scalars.replaceSubrange(start..<end, with: other[from..<to])
            case 4: scalars.insert(contentsOf: one(of: Self.pieces).unicodeScalars, at: start)
            default: scalars.replaceSubrange(start..<end, with: one(of: Self.pieces).unicodeScalars)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The pieces that mutations insert into fragments.
    private static let pieces =
        "( ) [ ] { } < > , : ; . ? ! = == & && | || + - * / % ^ ~ -> ... ..< ?? @ # $ $0 $1 \\ \\. \" \\( ` '"
        .split(separator: " ").map(String.init)
        + [
            " ", " ? ", " : ", " = ", "() ", " -> ", "/*", "*/", "//", "%@", "#if", "#/", "/#",
            "#\"",
            "\"#", "{ $0 }", "{ a in", "in ", "[a]", "<Int>", "0", "1", "1.5", "0x", "1e", "a", "B",
            "nil", "self", "Self", "super", "init", "Any", "_", "let ", "var ", "func", "case ",
            "default", "if ", " else ", "switch ", "for ", " in ", "while ", "do ", "return ",
            "throw ", "try ", "try? ", "try! ", "await ", "async ", "throws ", " as ", " as? ",
            " is ", "any ", "some ", "each ", "repeat ", "inout ", "sending ", "copy ", "consume ",
            "unsafe ", "where ", "struct ", "guard ", "defer ", "@MainActor ", "@escaping ", "...",
            "weak ", "get", "set", "didSet", "willSet", ".Type", ".self", ".init", "é", "😀", "…",
            "\u{A0}", "\u{200B}", "\u{FEFF}", "×", "#available(iOS 17, *)", "#selector(", "of ",
        ]
}

// MARK: - Types

extension FragmentGenerator {
    private mutating func typePart() -> String {
        budget -= 1
        if budget <= 0 { return one(of: Self.typeNames) }
        switch below(12) {
        case 0: return "[\(typePart())]"
        case 1: return "[\(typePart()): \(typePart())]"
        case 2: return "(\(typePart()))\(one(of: ["?", "!", "", ".Type"]))"
        case 3: return "(\(elements().joined(separator: ", ")))"
        case 4: return functionType()
        case 5: return "\(one(of: ["Set", "Foo", "Foo.Bar"]))<\(typePart())>"
        case 6: return "Result<\(typePart()), \(typePart())>"
        case 7:
            return
                "\(one(of: ["any", "some"])) \(one(of: ["P", "P & Q", "P<Int>", "A.P", "(P & Q)"]))"
        case 8: return "\(typePart()) & \(typePart())"
        case 9: return "\(typePart())\(one(of: ["?", "!", ".Type", ".Element", "??", ".B<C>"]))"
        case 10:
            return
                "\(one(of: ["~", "inout ", "sending ", "@MainActor ", "@Sendable ", "each ", "repeat each "]))\(typePart())"
        default: return "[\(below(20)) of \(typePart())]"
        }
    }

    private mutating func elements() -> [String] {
        (0..<below(4)).map { _ in
            one(of: ["", "", "a: ", "_ a: ", "b c: ", "_: ", "in: "]) + typePart()
                + one(of: ["", "", "", "..."])
        }
    }

    private mutating func functionType() -> String {
        let attribute = one(of: [
            "", "", "", "@Sendable ", "@MainActor ", "@escaping ", "@convention(c) ",
            "nonisolated(nonsending) ", "@isolated(any) ",
        ])
        let effects = one(of: [
            "", "", "async ", "throws ", "async throws ", "throws(E) ", "rethrows ",
            "throws async ",
        ])
        return "\(attribute)(\(elements().joined(separator: ", "))) \(effects)-> \(typePart())"
    }

    private static let typeNames = [
        "Int", "String", "A", "Foo", "Foo.Bar", "Void", "()", "Any", "Self", "Never", "_", "T",
        "any P",
        "some P", "Größe", "UInt8", "Double?", "[Int]", "() -> Void", "self", "init", "func",
    ]
}

// MARK: - Expressions

extension FragmentGenerator {
    private mutating func expressionPart() -> String {
        budget -= 1
        if budget <= 0 { return one(of: Self.values) }
        switch below(21) {
        case 0:
            let sign = one(of: Self.operators)
            let space = one(of: [" ", " ", " ", ""])
            return expressionPart() + space + sign + space + expressionPart()
        case 1: return one(of: ["-", "!", "~", "&", "...", "+"]) + expressionPart()
        case 2: return "(\(arguments().joined(separator: ", ")))"
        case 3: return "[\((0..<below(4)).map { _ in expressionPart() }.joined(separator: ", "))]"
        case 4: return "[\(expressionPart()): \(expressionPart())]"
        case 5: return "\(expressionPart())(\(arguments().joined(separator: ", ")))"
        case 6: return "\(expressionPart())[\(arguments().joined(separator: ", "))]"
        case 7: return "\(expressionPart()).\(one(of: Self.members))"
        case 8: return expressionPart() + one(of: ["?", "!", "?.b", "!.b", "...", "??"])
        case 9: return "\(expressionPart()) ? \(expressionPart()) : \(expressionPart())"
        case 10: return "\(expressionPart()) \(one(of: ["as", "as?", "as!", "is"])) \(typePart())"
        case 11: return closure()
        case 12: return "\(expressionPart()) \(closure())"
        case 13: return "\(expressionPart()) \(closure()) then: \(closure())"
        case 14: return "\"a\\(\(arguments().joined(separator: ", ")))b\""
        case 15:
            return one(of: ["try ", "try? ", "try! ", "await ", "copy ", "any "]) + expressionPart()
        case 16:
            return "\\\(one(of: ["", "Foo", "[Int]", "Foo<Int>", "Foo?"])).\(one(of: Self.members))"
        case 17:
            return
                "\(one(of: ["#selector", "#foo", "#Preview", "#stringify"]))(\(expressionPart()))"
        case 18:
            return
                "\(one(of: ["Set", "Foo", "a", "Result"]))<\(typePart())>\(one(of: ["()", ".self", "(1)", "", " "]))"
        case 19: return "if \(conditions()) { \(expressionPart()) } else { \(expressionPart()) }"
        default:
            return
                "switch \(expressionPart()) { case \(pattern()): \(expressionPart()) default: \(expressionPart()) }"
        }
    }

    private mutating func arguments() -> [String] {
        (0..<below(4)).map { _ in
            one(of: ["", "", "a: ", "in: ", "_: "])
                + (below(12) == 0 ? one(of: Self.operators) : expressionPart())
        }
    }

    private mutating func closure() -> String {
        let signature = one(of: [
            "", "", "", "a in ", "a, _ in ", "(a) in ", "(a: Int, b) in ", "_ in ",
            "[weak self] in ",
            "[weak self] a in ", "[a, b = \(one(of: Self.values))] in ", "() async in ",
            "() async throws -> Int in ", "@MainActor in ", "(_ a: inout Int) -> Void in ",
            "@Sendable (a: @escaping () -> Void) throws(E) in ", "[self] in ", "(inout a) in ",
            "a -> \(typePart()) in ",
        ])
        let statements = (0..<below(3)).map { _ in statement() }
        return "{ \(signature)\(statements.joined(separator: one(of: ["; ", "; ", "; ", " "]))) }"
    }

    private mutating func statement() -> String {
        budget -= 1
        if budget <= 0 { return expressionPart() }
        switch below(20) {
        case 0:
            return
                "\(one(of: ["let", "var"])) \(one(of: ["a", "(a, b)", "_", "a: Int"])) = \(expressionPart())"
        case 1: return "if \(conditions()) { \(statement()) }"
        case 2:
            return
                "if \(conditions()) { \(statement()) } else if \(conditions()) { \(statement()) } else { }"
        case 3: return "guard \(conditions()) else { return }"
        case 4:
            return
                "for \(one(of: ["a", "(a, b)", "case let a?", "_", "a: Int"])) in \(expressionPart()) { \(statement()) }"
        case 5: return "while \(conditions()) { \(statement()) }"
        case 6: return "repeat { \(statement()) } while \(expressionPart())"
        case 7:
            return
                "do { \(statement()) } catch \(one(of: ["", "let e as E ", "where a "])){ \(statement()) }"
        case 8: return "defer { \(statement()) }"
        case 9: return "return \(one(of: ["", expressionPart()]))"
        case 10: return "throw \(expressionPart())"
        case 11:
            return
                "switch \(expressionPart()) { case \(pattern()): \(statement()); case \(pattern()), \(pattern()) where \(expressionPart()): \(statement()) default: break }"
        case 12: return "\(expressionPart()) = \(expressionPart())"
        case 13:
            return one(of: [
                "break", "continue", "fallthrough", "struct A {}", "func f() {}", "let a", "#if a",
                "import A",
            ])
        default: return expressionPart()
        }
    }

    private mutating func conditions() -> String {
        let condition =
            switch below(6) {
            case 0: "let a"
            case 1: "let a = \(expressionPart())"
            case 2: "case \(pattern()) = \(expressionPart())"
            case 3: "#available(iOS 17.1, *)"
            default: expressionPart()
            }
        return below(4) == 0 ? "\(condition), \(conditions())" : condition
    }

    private mutating func pattern() -> String {
        switch below(7) {
        case 0: return "let a"
        case 1: return "let .a(b, _)"
        case 2: return ".a(let b)"
        case 3: return "is \(typePart())"
        case 4: return "let a as \(typePart())"
        case 5: return "(_, let a?)"
        default: return expressionPart()
        }
    }

    private static let values = [
        "1", "0", "1.5", "0x1F", "1_000", "nil", "true", "\"\"", "\"text\"", "#\"a\"b\"#",
        "\"\\(a)\"",
        "a", "b", "Foo", "self", "Self", "$0", "$1", ".zero", ".init()", "[]", "[:]", "/a b/",
        "/(a)[(]/",
        "#/a/b/#", "{ $0 }", "{}", "()", "a.b", "f(a:)", "#file", "\\.a", "super.a", "_", "`in`",
        "a!",
        "a?", "init", "Any", "\"\\u{1F600}\\n\"", "%@", "func", "+", "/", "5px", "é", "😀",
    ]
    private static let operators = [
        "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", "&&", "||", "??", "...", "..<", "&",
        "|", "=",
        "+=", "->", "=>", "<<", ">>", "===", "~=", "^", "..", "*/", "?", ":", ".*", "&+", "×", "…",
    ]
    private static let members = [
        "b", "count", "0", "0.1", "init", "self", "Type", "in", "map", "f(a:)", "B<Int>", "`c`",
        "$d", "5px",
    ]
}
