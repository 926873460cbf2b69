import TestSupport
import Testing

extension CompilationTests {
    /// The worked example of custom templates, which compiles to nothing where there is no SwiftUI.
    @Suite("SwiftUI views that custom templates generate")
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
            // The views are compiled, not left out: this would not compile otherwise.
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
                // The extra tests are compiled once.
                try module.expectCompiles(
                    mode.options + options, tests: mode == LanguageMode.all.last ? ["Tests"] : [])
            }
        }
    }
}
