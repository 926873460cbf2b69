import TestSupport
import Testing

@testable import PluginCore

@Suite("Known conditions of '#if'", .timed)
struct CompilationConditionsTests {
    private static let known = [
        "os(tvOS)": false, "os(iOS)": true, "UIKIT": true, "APPKIT": false,
    ]
    private let conditions = CompilationConditions(known)

    @Test(
        "Simplify what is left of a condition",
        arguments: [
            ("os(tvOS)", "false"), ("!os(tvOS)", "true"), ("DEBUG", "DEBUG"),
            ("canImport(UIKit) && !os(watchOS)", "canImport(UIKit) && !os(watchOS)"),
            ("canImport(UIKit) && !os(watchOS) && !os(tvOS)", "canImport(UIKit) && !os(watchOS)"),
            ("os(tvOS) && DEBUG", "false"), ("DEBUG && os(tvOS)", "false"),
            ("os(tvOS) || DEBUG", "DEBUG"), ("DEBUG || os(iOS)", "true"),
            ("!(os(tvOS) || DEBUG)", "!DEBUG"), ("!(A && B)", "!(A && B)"),
            ("(A || os(tvOS) || B) && C", "(A || B) && C"), ("A || B && os(tvOS)", "A"),
            ("(A || B) && os(iOS)", "A || B"), ("!!UIKIT", "true"),
            ("compiler(>=6.2)&&os(iOS)", "compiler(>=6.2)"), ("false || A", "A"),
            ("canImport(AppKit.NSGlassEffectView) && APPKIT", "false"),
        ])
    func simplify(condition: String, expected: String) throws {
        let read = try #require(CompilationCondition(condition[...]))
        let simplified = read.simplified { Self.known[$0] }
        expect(simplified.text, equals: expected)
    }

    @Test("Read only complete conditions", arguments: ["", "A &&", "(A", "A B", "!", "os(", "A)"])
    func rejectMistakes(condition: String) {
        expect(CompilationCondition(condition[...]) == nil)
    }

    @Test("Leave out code that is never compiled, and the directives of code that always is")
    func knownBranches() {
        expectResolution(
            """
            #if os(tvOS)
            a()
            #else
            b()
            #endif
            #if UIKIT
            c()
            #elseif DEBUG
            d()
            #else
            e()
            #endif

            """,
            becomes: """
                b()
                c()

                """)
    }

    @Test("Keep conditions that are not known, with their branches")
    func unknownBranches() {
        expectResolution(
            """
            #if os(tvOS)
            a()
            #elseif DEBUG && !os(tvOS)
            b()
            #elseif os(tvOS)
            c()
            #elseif TEST // for tests
            d()
            #elseif UIKIT
            e()
            #else
            f()
            #endif
            """,
            becomes: """
                #if DEBUG
                b()
                #elseif TEST // for tests
                d()
                #else
                e()
                #endif
                """)
    }

    @Test("Resolve conditions inside of others")
    func nested() {
        expectResolution(
            """
            #if canImport(UIKit)
                #if os(tvOS)
                    #if DEBUG
                    a()
                    #endif
                #else
                #if DEBUG
                b()
                #endif
                #endif
            #endif
            """,
            becomes: """
                #if canImport(UIKit)
                    #if DEBUG
                    b()
                    #endif
                #endif
                """)
    }

    @Test("Leave no blank lines that are too many, and no lines with a lonely brace")
    func blankLines() {
        expectResolution(
            """
            struct A {
                #if os(tvOS)
                let a = 1
                #endif

                let b = 2

                #if os(tvOS)
                let c = 3
                #endif

                func d() {
                    #if os(tvOS)
                    e()
                    #endif
                }

                #if os(tvOS)
                let f = 4
                #endif
            }

            #if os(tvOS)
            extension A {}
            #endif

            """,
            becomes: """
                struct A {
                    let b = 2

                    func d() {}
                }

                """)
    }

    @Test(
        "Return files with unmatched directives unchanged",
        arguments: ["#if os(tvOS)\na()\n", "a()\n#endif\n", "#else\na()\n#endif\n"])
    func unmatched(file: String) {
        expectResolution(file, becomes: file)
    }

    @Test("Keep conditions that cannot be read")
    func unreadable() {
        let file = "#if os(\na()\n#else\nb()\n#endif\n"
        expectResolution(file, becomes: file)
    }

    private func expectResolution(
        _ file: String, becomes expected: String,
        at location: Testing.SourceLocation = #_sourceLocation
    ) {
        expect(conditions.resolve(file), equals: expected, sourceLocation: location)
    }
}
