import TestSupport
import Testing

extension CompilationTests {
    /// Tests of modules with a file that imports UIKit as `internal`.
    @Suite("Imports with an access level")
    struct ImportAccessTests {
        @Test(
            "compile beside those of the app",
            arguments: [
                #""importAccess": "internal""#, #""access": "package", "importAccess": "package""#,
                #""access": "public", "importAccess": "public""#,
                #""importAccess": "internal", "platforms": ["iOS"]"#,
            ], (TestRun.scope == .all ? [LanguageMode.swift5] : []) + [.swift6.withUpcomingFeatures]
        )
        func compile(keys: String, mode: LanguageMode) throws {
            let module = try Self.generateModule(keys)
            try GeneratedModule.expectCompiles(module.files(below: "Sources"), options: Self.options(mode))
        }

        @Test("are needed beside those of the app")
        func clash() throws {
            let module = try Self.generateModule(#""access": "internal""#)
            let command = try Command.run(
                "swiftc", ["-typecheck"] + Self.options(.swift6) + module.files(below: "Sources"))
            expect(command.text.contains("ambiguous implicit access level for import of 'UIKit'"), "\(command.text)")
        }

        /// Generates a module with shared code, colors, SwiftUI views and modifiers, and adds a file of the app.
        private static func generateModule(_ keys: String) throws -> TemporaryFolder {
            let folder = try TemporaryFolder()
            let files = [
                "Loading.plugin.json": #"{ "content": { "activityIndicator": "a" } }"#,
                "Failure.plugin.json": """
                {
                  "inputs": [{ "name": "message", "type": "String" }],
                  "handlers": [{ "name": "retryHandler" }],
                  "content": { "swiftUI": "FailureView" },
                  "host": { "recovery": { "message": "message", "retry": "retryHandler" } },
                }
                """,
                "Note.plugin.json": """
                { "content": { "label": "noteLabel", "text": "A note", "color": "ink" } }
                """,
                "plugingen.json": """
                {
                  \(keys), "host": { "swiftUI": true },
                  "appearance": { "colors": { "ink": { "light": "#000000" } } },
                }
                """,
            ]
            for (name, text) in files { try folder.write(text, to: "Descriptions/\(name)") }
            let generation = try Command.plugingen("generate", "Descriptions", "--output", "Sources", in: folder)
            try #require(generation.status == 0, "\(generation.text)")
            try folder.write(
                """
                internal import SwiftUI
                internal import UIKit

                struct FailureView: View {
                    let message: String
                    let retryHandler: () -> Void

                    var body: some View { Text(message) }
                }

                final class OwnViewController: UIViewController {}

                """, to: "Sources/App.swift")
            return folder
        }

        private static func options(_ mode: LanguageMode) throws -> [String] {
            try mode.options + HeadlessKit.uiKit.options()
                + ["-warnings-as-errors", "-parse-as-library", "-package-name", "Golden"]
        }
    }
}
