import TestSupport
import Testing

@testable import PluginCore

@Suite("Known conditions of '#if'", .timed)
struct CompilationConditionsTests {
    private let conditions = CompilationConditions([
        "os(tvOS)": false, "os(iOS)": true, "UIKIT": true, "APPKIT": false,
    ])

    @Test(
        "Simplify what is left of a condition",
        arguments: [
            ("DEBUG", "DEBUG"), ("!DEBUG", "!DEBUG"),
            ("canImport(UIKit) && !os(watchOS)", "canImport(UIKit) && !os(watchOS)"),
            ("canImport(UIKit) && !os(watchOS) && !os(tvOS)", "canImport(UIKit) && !os(watchOS)"),
            ("os(tvOS) || DEBUG", "DEBUG"), ("A || B && os(tvOS)", "A"),
            ("compiler(>=6.2) && os(iOS)", "compiler(>=6.2)"),
            ("A && os(iOS) || B && !UIKIT || C", "A || C"),
            ("(A || os(tvOS)) && B", "(A || os(tvOS)) && B"),
            ("!(os(tvOS) || A)", "!(os(tvOS) || A)"),
        ])
    func simplify(condition: String, expected: String) {
        expectResolution("#if \(condition)\na()\n#endif", becomes: "#if \(expected)\na()\n#endif")
    }

    @Test(
        "Know that a condition is true",
        arguments: ["!os(tvOS)", "DEBUG || os(iOS)", "UIKIT && os(iOS)"])
    func isTrue(condition: String) {
        expectResolution("#if \(condition)\na()\n#else\nb()\n#endif", becomes: "a()")
    }

    @Test(
        "Know that a condition is false",
        arguments: [
            "os(tvOS)", "os(tvOS) && DEBUG", "DEBUG && os(tvOS)", "APPKIT || os(tvOS)",
            "canImport(AppKit.NSGlassEffectView) && APPKIT",
        ])
    func isFalse(condition: String) {
        expectResolution("#if \(condition)\na()\n#else\nb()\n#endif", becomes: "b()")
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
        _ file: String, becomes expected: String, at location: Testing.SourceLocation = #_sourceLocation
    ) {
        expect(conditions.resolve(file), equals: expected, sourceLocation: location)
    }
}
