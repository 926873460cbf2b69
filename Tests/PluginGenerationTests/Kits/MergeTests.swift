import Testing

@testable import PluginDescriptions
@testable import PluginGeneration

/// What is rendered for several kits, as one file.
@Suite("Merged code")
struct MergeTests {
    private static let three = ["A", "B", "C"].map { name in
        var spelling = KitSpelling.uiKit
        spelling.condition = "\(name) && x"
        spelling.conditionBesideOthers = name
        return spelling
    }

    private func merged(_ texts: String...) -> String {
        let bytes = merge(
            texts.map { Array(($0 + "\n").utf8) }, of: Array(Self.three[..<texts.count]))
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    @Test("holds what is the same once")
    func same() {
        let text = """
            import Kit

            /// A class.
            @MainActor
            final class A: B {
                let a = 1

                func f() {
                    a()

                    b()
                }
            }

            """.dropLast()
        #expect(merged(String(text), String(text)) == text)
        #expect(merged(String(text), String(text), String(text)) == text)
    }

    @Test("takes no string and no comment apart, however its lines are laid out")
    func wholeTexts() {
        func text(_ kit: String) -> String {
            #"""
            struct Help {
                let pattern = "Sources/*.swift \""
                let usage = """
                The plugin.
                It is for \#(kit).
            }
                """
                /* Once, on
            kit \#(kit). */
                let other = 1
            }
            """#
        }
        #expect(merged(text("A"), text("A")) == text("A"))
        #expect(
            merged(text("A"), text("B")) == #"""
                struct Help {
                    let pattern = "Sources/*.swift \""
                    #if A
                    let usage = """
                    The plugin.
                    It is for A.
                }
                    """
                    /* Once, on
                kit A. */
                    #elseif B
                    let usage = """
                    The plugin.
                    It is for B.
                }
                    """
                    /* Once, on
                kit B. */
                    #endif
                    let other = 1
                }
                """#)
    }

    @Test("has declarations that differ behind conditions, side by side")
    func declarations() {
        #expect(
            merged(
                """
                let same = 0
                let a = 1

                /// Of one.
                let own = 2
                let last = 3
                """,
                """
                let same = 0
                let b = 1
                let last = 3
                """) == """
                    let same = 0
                    #if A
                    let a = 1

                    /// Of one.
                    let own = 2
                    #elseif B
                    let b = 1
                    #endif
                    let last = 3
                    """)
    }

    @Test("has a condition for the kit that alone has something")
    func one() {
        #expect(merged("a()", "a()\nb()") == "a()\n#if B && x\nb()\n#endif")
        #expect(merged("a()\nb()", "b()") == "#if A\na()\n#endif\nb()")
        #expect(merged("", "b()") == "#if B && x\nb()\n#endif")
        #expect(merged("", "") == "")
    }

    @Test(
        "has conditions within a function of several statements, and of which the head is the same")
    func statements() {
        #expect(
            merged(
                "func f() {\n    a()\n    b()\n}", "func f() {\n    a()\n    c()\n}")
                == "func f() {\n    a()\n    #if A\n    b()\n    #elseif B\n    c()\n    #endif\n}")
    }

    @Test(
        "has none around what can be the value of a function or a property",
        arguments: [
            ("func f() -> Int {\n    1\n}", "func f() -> Int {\n    2\n}"),
            ("var v: Int {\n    a(\n        1)\n}", "var v: Int {\n    b(\n        1)\n}"),
            ("let f = { a in\n    a.x\n}", "let f = { a in\n    a.y\n}"),
        ])
    func expressions(one: String, other: String) {
        #expect(merged(one, other) == "#if A\n\(one)\n#elseif B\n\(other)\n#endif")
    }

    @Test("keeps the parts of one statement together")
    func wholeStatements() {
        let one = "if a {\n    b()\n} else {\n    c()\n}"
        let other = "if a {\n    b()\n} else {\n    d()\n}"
        #expect(merged(one, other) == "#if A\n\(one)\n#elseif B\n\(other)\n#endif")
        let calls = (1...2).map { "f(\n    a,\n    b\($0)\n)\nrest()" }
        #expect(
            merged(calls[0], calls[1])
                == "#if A\nf(\n    a,\n    b1\n)\n#elseif B\nf(\n    a,\n    b2\n)\n#endif\nrest()")
    }

    @Test("keeps comments and attributes with what they belong to")
    func comments() {
        #expect(
            merged("/// One.\n@A\nlet a = 1", "/// Other.\n@A\nlet a = 1")
                == "#if A\n/// One.\n@A\nlet a = 1\n#elseif B\n/// Other.\n@A\nlet a = 1\n#endif")
        // A comment that belongs to nothing stands for itself.
        #expect(
            merged("// MARK: - A\n\na()", "// MARK: - A\n\nb()")
                == "// MARK: - A\n\n#if A\na()\n#elseif B\nb()\n#endif")
    }

    @Test("has conditions within conditions of the code")
    func nestedConditions() {
        #expect(
            merged("#if os(x)\na()\nb()\n#endif", "#if os(x)\na()\nc()\n#endif")
                == "#if os(x)\na()\n#if A\nb()\n#elseif B\nc()\n#endif\n#endif")
        let one = "#if os(x)\na()\n#else\nb()\n#endif"
        #expect(merged(one, one) == one)
        let other = one.replacing("b()", with: "c()")
        #expect(merged(one, other) == "#if A\n\(one)\n#elseif B\n\(other)\n#endif")
        let deep = "#if os(x)\n#if os(y)\na()\n#else\nb()\n#endif\n#endif"
        #expect(merged(deep, deep) == deep)
    }

    @Test("keeps empty lines between declarations, and has none at the edges of conditions")
    func emptyLines() {
        #expect(
            merged(
                "class A {\n    let a = 1\n\n    let b = 2\n}",
                "class A {\n    let a = 1\n\n    let c = 2\n}")
                == "class A {\n    let a = 1\n\n    #if A\n    let b = 2\n    #elseif B\n    let c = 2\n    #endif\n}"
        )
        #expect(merged("a()\n\nb()", "a()\nb()") == "a()\n\nb()")
    }

    @Test("has several kits behind one condition each, those that have the same too")
    func threeKits() {
        #expect(merged("a()", "b()", "c()") == "#if A\na()\n#elseif B\nb()\n#elseif C\nc()\n#endif")
        #expect(
            merged("a()\nx()", "x()", "x()\nc()")
                == "#if A\na()\n#endif\nx()\n#if C && x\nc()\n#endif")
        let two = merged("a()", "b()", "a()")
        #expect(two == "#if A\na()\n#elseif B\nb()\n#elseif C\na()\n#endif")
        let nested = merged(
            "class X {\n    a()\n    b()\n}", "class X {\n    a()\n    b()\n}",
            "class Y {\n    a()\n    b()\n}")
        #expect(
            nested
                == "#if A\nclass X {\n    a()\n    b()\n}\n#elseif B\nclass X {\n    a()\n    b()\n}\n"
                + "#elseif C\nclass Y {\n    a()\n    b()\n}\n#endif")
    }

    @Test(
        "loses nothing of what is no Swift",
        arguments: [
            "}", "{", "}\n}\n{", "    a\n  b\nc", "#if", "#endif", "#else\n#endif",
            "#if a\n#if b\n#endif",
            "// only a comment", "@A", "@A\n@B\n", "\t\ta {\n\t}\n", "\"\"\"\n  text\n\"\"\"",
            "a {\n\n\n}\n\n\n",
            "else {\n}", ")\n]", "# Heading\n\n- list {\n  - }\n", "é {\n    ü\n}", "a {\nb\n}",
            " \n  \n",
        ])
    func others(text: String) {
        func words(_ text: String) -> [Substring] {
            text.split { $0 == "\n" }.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
        }
        #expect(words(merged(text, text)) == words(text))
        let added = merged(text, "more()")
        for line in words(text) + ["more()"] { #expect(words(added).contains(line), "\(added)") }
        let reversed = merged("more()", text, text)
        for line in words(text) + ["more()"] {
            #expect(words(reversed).contains(line), "\(reversed)")
        }
    }

    @Test("is what each kit gets, when the conditions are taken", arguments: 0..<200)
    func random(seed: UInt64) {
        var generator = Generator(state: seed)
        let texts = (0..<3).map { _ in Self.code(depth: 0, &generator).joined(separator: "\n") }
        let merged = merged(texts[0], texts[1], texts[2]).split(separator: "\n")
        for (kit, text) in texts.enumerated() {
            // The first kit that a condition names wins, as when each can be imported alone.
            var taken: [Substring] = []
            var isTaken = [true]
            for line in merged {
                let word = line.drop { $0 == " " }
                let name = ["A", "B", "C"][kit]
                if word.hasPrefix("#if ") {
                    isTaken.append(word.hasPrefix("#if \(name)"))
                } else if word.hasPrefix("#elseif ") {
                    isTaken[isTaken.count - 1] = word.hasPrefix("#elseif \(name)")
                } else if word == "#endif" {
                    isTaken.removeLast()
                } else if isTaken.allSatisfy({ $0 }) {
                    taken.append(line)
                }
            }
            #expect(taken == text.split(separator: "\n"))
        }
    }

    private static func code(depth: Int, _ generator: inout Generator) -> [String] {
        let indentation = String(repeating: " ", count: depth * 4)
        return (0..<Int.random(in: 1...4, using: &generator)).flatMap { _ -> [String] in
            let name = ["a", "b", "c"].randomElement(using: &generator) ?? ""
            switch Int.random(in: 0...(depth > 2 ? 1 : 3), using: &generator) {
            case 0: return [indentation + name + "()"]
            case 1: return [indentation + "/// " + name, indentation + "let " + name]
            case 2:
                return [indentation + "func \(name)() {"]
                    + code(depth: depth + 1, &generator) + [indentation + "}"]
            default:
                return [indentation + "if \(name) {"] + code(depth: depth + 1, &generator)
                    + [indentation + "} else {"] + code(depth: depth + 1, &generator)
                    + [indentation + "}"]
            }
        }
    }

    /// The same numbers for the same seed.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
