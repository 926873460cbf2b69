import TestSupport
import Testing

extension CompilationTests {
    /// Tests of the complete example of custom templates, which compiles to nothing without
    /// SwiftUI.
    @Suite("SwiftUI views from custom templates")
    struct SwiftUITests {
        @Test("compile against a stand-in for SwiftUI, in all modes")
        func compile() async throws {
            let headless = ["-I", try HeadlessKit.uiKit.modules()]
            let folder = try TemporaryFolder()
            let standIn = try Command.run(
                "swiftc",
                [
                    "-emit-module", "-module-name", "SwiftUI", "-swift-version", "6",
                    "-parse-as-library", "-emit-module-path",
                    folder.path(of: "SwiftUI.swiftmodule"),
                    Repository.path("Tests", "Fixtures", "SwiftUI", "SwiftUI.swift"),
                ] + headless)
            try #require(standIn.status == 0, "\(standIn.text)")

            let module = try GeneratedModule(name: "CustomTemplates")
            // The views are compiled and not skipped: otherwise this mistake would have no effect.
            try module.folder.write(
                """
                import SwiftUI
                @MainActor let views: [any View] = [
                    ErrorView(message: "a") {}, LoadingView(), LoadingView(message: "b"),
                    SilentView(text: "c"),
                ]

                """, to: "Sources/Views.swift")
            let options = headless + ["-I", folder.path]
            try await inParallel(LanguageMode.all) { mode in
                // The additional tests are compiled once.
                try module.expectCompiles(
                    mode.options + options, tests: mode == LanguageMode.all.last ? ["Tests"] : [])
            }
        }
    }
}
