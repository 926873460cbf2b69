import TestSupport
import Testing

extension CompilationTests {
    /// Tests of the complete example of custom templates.
    @Suite("SwiftUI views from custom templates")
    struct SwiftUITests {
        @Test("compile in all modes, of which .ci/run tries the last")
        func compile() async throws {
            let headless = try HeadlessKit.uiKit.options()
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
            let modes = TestRun.scope == .all ? LanguageMode.all : LanguageMode.all.suffix(1)
            try await inParallel(modes) { mode in
                // The additional tests are compiled once.
                try module.expectCompiles(
                    mode.options + headless, tests: mode == LanguageMode.all.last ? ["Tests"] : [])
            }
        }
    }
}
