import Foundation
import TestSupport
import Testing

extension CompilationTests {
    /// Code of apps that shows plugins, beside the generated code of all starters.
    ///
    /// `Fixtures/HostCode` has a host of each kind: a table, a split view, a SwiftUI screen, an observed model, and
    /// code without isolation.
    @Suite("Host code of apps")
    struct HostCodeTests {
        private static let modes: [LanguageMode] =
            TestRun.scope == .all ? [.swift5, .strictSwift5, .swift6, .swift6.isolated] : [.swift5, .swift6.isolated]

        @Test("compiles in all kinds of hosts")
        func hosts() async throws {
            let app = try Self.generateApp()
            let hosts = try Self.hostCode()
            expect(hosts.count >= 5)
            for path in hosts {
                let name = URL(filePath: path).lastPathComponent
                try app.copy(path, to: "Sources/\(name)")
            }
            try await inParallel(Self.modes) { mode in
                try Self.expectCompiles(app.files(below: "Sources"), in: mode)
            }
        }

        /// Deprecation makes each call of the app's own methods a problem.
        @Test(
            "may have methods 'add' and 'remove' of its own, which generated code and its tests do not call",
            arguments: [
                (
                    "func add(_ child: UIViewController, frame: CGRect? = nil)",
                    "func remove(completion: (() -> Void)? = nil)"
                )
            ] + (TestRun.scope == .all ? [("func add(_ child: UIViewController)", "func remove()")] : []))
        func ownContainment(add: String, remove: String) throws {
            let app = try Self.generateApp()
            try app.write(
                """
                import UIKit

                extension UIViewController {
                    @available(*, deprecated)
                    \(add) {}

                    @available(*, deprecated)
                    \(remove) {}
                }
                """, to: "Sources/Own.swift")
            let module = try TemporaryFolder()
            try Self.expectCompiles(app.files(below: "Sources"), in: .swift6, module: module)
            try Self.expectCompiles(
                app.files(below: "Tests"), in: .swift6,
                options: [
                    "-module-name", "AppTests", "-I", module.path, "-plugin-path",
                    Toolchain.testingPlugins(),
                ])
        }

        @Test(
            "may have inputs whose type is an alias of a closure, or has a name that view controllers use"
        )
        func inputTypes() throws {
            let app = try TemporaryFolder()
            try app.write(
                """
                {
                  "inputs": [
                    { "name": "completion", "type": "Completion", "escaping": true, "example": "{ _ in }" },
                    { "name": "style", "type": "App.Transition", "example": "App.Transition()" },
                  ],
                  "handlers": [{ "name": "done", "parameters": [{ "name": "style", "type": "App.Transition" }] }],
                  "host": { "while": true },
                }
                """, to: "Descriptions/Sheet.plugin.json")
            let generation = try Command.plugingen("generate", "Descriptions", "--output", "Sources", in: app)
            try #require(generation.status == 0, "\(generation.text)")
            try app.write(
                """
                typealias Completion = @MainActor (Int) -> Void

                struct Transition: Sendable {
                    let isOwn = true
                }
                """, to: "Sources/App.swift")
            for mode in Self.modes {
                try Self.expectCompiles(app.files(below: "Sources"), in: mode)
            }
        }

        @Test("has recoveries on tvOS whose plugin for waiting tvOS does not have")
        func recoveryWithoutPlugin() throws {
            let app = try TemporaryFolder()
            let files = [
                "plugingen.json": #"{ "platforms": ["tvOS"] }"#,
                "Waiting.plugin.json": """
                {
                  "inputs": [{ "name": "isOn", "type": "Bool", "default": "false" }],
                  "handlers": [{ "name": "toggle", "parameters": [{ "name": "value", "type": "Bool" }] }],
                  "content": {
                    "switch": "modeSwitch", "isOn": { "input": "isOn" }, "triggers": "toggle",
                    "accessibility": { "label": "Mode" },
                  },
                  "host": { "while": true },
                }
                """,
                "Problem.plugin.json": """
                {
                  "inputs": [{ "name": "message", "type": "String" }],
                  "handlers": [{ "name": "retry", "dismissesPlugin": true }],
                  "content": { "button": "retryButton", "title": { "input": "message" }, "triggers": "retry" },
                  "host": { "recovery": { "message": "message", "retry": "retry", "while": "Waiting" } },
                }
                """,
            ]
            for (name, text) in files { try app.write(text, to: "Descriptions/\(name)") }
            let generation = try Command.plugingen("generate", "Descriptions", "--output", "Sources", in: app)
            try #require(generation.status == 0, "\(generation.text)")
            try Self.expectCompiles(app.files(below: "Sources"), in: .swift6)
        }

        @Test("may have plugins that are named Content and State, beside states of screens")
        func pluginsNamedLikeStates() throws {
            let app = try TemporaryFolder()
            let files = [
                "plugingen.json": #"{ "states": { "LoadState": { "loading": "State" } } }"#,
                "Content.plugin.json": #"{ "host": { "while": true } }"#,
                "State.plugin.json": #"{ "host": { "while": true } }"#,
            ]
            for (name, text) in files { try app.write(text, to: "Descriptions/\(name)") }
            let generation = try Command.plugingen("generate", "Descriptions", "--output", "Sources", in: app)
            try #require(generation.status == 0, "\(generation.text)")
            try app.write(
                """
                import UIKit

                /// Only if these are the methods of the plugins, they return them.
                @MainActor
                func show(on host: UIViewController) -> [UIViewController] {
                    [host.showContent(), host.showState()]
                }
                """, to: "Sources/Hosts.swift")
            try Self.expectCompiles(app.files(below: "Sources"), in: .swift6)
            expect(try app.read("Sources/PluginHosts.swift").contains("case .content: PluginStates(of: self).remove()"))
        }

        private static func generateApp() throws -> TemporaryFolder {
            let app = try TemporaryFolder()
            try app.copy(Repository.path("Templates", "Starters"), to: "Descriptions")
            try app.write(
                """
                {
                  "host": { "swiftUI": true }, "previews": true,
                  "states": { "LoadState": { "loading": "Loading", "empty": "EmptyState", "failed": "Error" } },
                }
                """,
                to: "Descriptions/plugingen.json")
            let generation = try Command.plugingen(
                "generate", "Descriptions", "--output", "Sources", "--tests-output", "Tests",
                "--module", "App", in: app)
            try #require(generation.status == 0, "\(generation.text)")
            let hooks = "SearchResultsViewController+Hooks.swift"
            try app.copy(Repository.path("Tests", "Fixtures", "Starters", "Support", hooks), to: "Sources/\(hooks)")
            return app
        }

        private static func hostCode() throws -> [String] {
            let folder = Repository.path("Tests", "Fixtures", "HostCode")
            return try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
        }

        /// - Parameter module: The folder for the compiled module; nil for none.
        private static func expectCompiles(
            _ files: [String], in mode: LanguageMode, options: [String] = ["-module-name", "App"],
            module: TemporaryFolder? = nil
        ) throws {
            let emission =
                module.map {
                    [
                        "-enable-testing", "-emit-module", "-emit-module-path",
                        $0.path(of: "App.swiftmodule"),
                    ]
                } ?? []
            try GeneratedModule.expectCompiles(
                files,
                options: mode.options + HeadlessKit.uiKit.options() + [
                    "-warnings-as-errors", "-parse-as-library", "-plugin-path",
                    Toolchain.macros(),
                ] + options + emission)
        }
    }
}
