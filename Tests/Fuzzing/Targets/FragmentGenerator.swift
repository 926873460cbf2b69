/// Changes types and expressions of Swift at random.
package struct FragmentGenerator {
    private var random: SplitMix

    package init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    /// Returns a number from 0 up to, but not including, `bound`.
    package mutating func below(_ bound: Int) -> Int { random.below(bound) }

    package mutating func one<Element>(of elements: [Element]) -> Element {
        elements[random.below(elements.count)]
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
