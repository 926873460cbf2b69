import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite("Plans", .timed)
struct PlanTests {
    private let options = GenerationOptions(
        sourcesDirectory: "Out", tests: GenerationOptions.Tests(directory: "Tests/", module: "App", prefix: ""))

    @Test(
        "contain the shared files and one file for each plugin, sorted by name, and the same for tests"
    )
    func files() throws {
        var diagnostics = DiagnosticCollector()
        let plan = Module(try describe("Loading", "Error")).checkedPlan(options, reporting: &diagnostics)
        expect(
            plan.map(\.path),
            equals: [
                "Out/ChildContainment.swift",
                "Out/ErrorViewController.swift", "Out/LoadingViewController.swift",
                "Tests/PluginTestSupport.swift", "Tests/ErrorViewControllerTests.swift",
                "Tests/LoadingViewControllerTests.swift",
            ])
        expect(diagnostics.diagnostics.isEmpty)
    }

    @Test(
        "of a module with an engine contain its own colors and fonts, and the support of its tests")
    func filesBesideEngine() throws {
        let colors =
            ##"{ "engine": "AppSupport", "appearance": { "colors": { "ink": { "light": "#000000" } } } }"##
        for (text, shared) in [
            (#"{ "engine": "AppSupport" }"#, []), (colors, ["Out/PluginAppearance.swift"]),
        ] {
            expect(
                try paths(for: ["Loading"], text),
                equals: shared + [
                    "Out/LoadingViewController.swift", "Tests/PluginTestSupport.swift",
                    "Tests/LoadingViewControllerTests.swift",
                ])
        }
    }

    @Test("of a module with states contain the states and their tests")
    func filesOfStates() throws {
        let states = #""states": { "LoadState": { "loading": "Loading" } }"#
        for (text, shared) in [
            ("{ \(states) }", ["Out/ChildContainment.swift"]),
            (#"{ "engine": "AppSupport", \#(states) }"#, []),
        ] {
            expect(
                try paths(for: ["Loading"], text),
                equals: shared + [
                    "Out/PluginHosts.swift", "Out/LoadingViewController.swift",
                    "Tests/PluginTestSupport.swift", "Tests/PluginStatesTests.swift",
                    "Tests/LoadingViewControllerTests.swift",
                ])
        }
    }

    @Test("of an engine contain the shared files, even without descriptions")
    func filesOfEngine() throws {
        let shared = ["Out/ChildContainment.swift"]
        let text = #"{ "providesEngine": "package" }"#
        expect(try paths(for: [], text), equals: shared)
        expect(
            try paths(for: ["Loading"], text),
            equals: shared + [
                "Out/LoadingViewController.swift", "Tests/PluginTestSupport.swift",
                "Tests/LoadingViewControllerTests.swift",
            ])
    }

    /// Returns the paths of the files that are planned for plugins of a module.
    private func paths(for plugins: [String], _ configuration: String) throws -> [String] {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: "plugingen.json", text: configuration)
        let configuration = try #require(readConfiguration(file, reporting: &diagnostics))
        let descriptions = try plugins.map { name in
            let file = SourceFile(path: "\(name).plugin.json", text: "{}")
            return try #require(
                readDescription(file, name: name, configuration: configuration, reporting: &diagnostics))
        }
        let plan = Module(descriptions, configuration: configuration).checkedPlan(options, reporting: &diagnostics)
        expect(diagnostics.diagnostics.isEmpty)
        return plan.map(\.path)
    }

    @Test("contain the files that the build plugin declares")
    func outputNames() throws {
        var diagnostics = DiagnosticCollector()
        let plugins = ["Loading", "Error", "Empty"]
        let prefixed = GenerationOptions(
            sourcesDirectory: "", tests: GenerationOptions.Tests(directory: "", module: "App", prefix: "App"))
        let plan = Module(try plugins.flatMap { try describe($0) }).checkedPlan(prefixed, reporting: &diagnostics)
        let declared =
            [OutputNames.containment]
            + plugins.map { OutputNames.file(OutputNames.controller, ofPlugin: $0) }
            + [OutputNames.file(OutputNames.testSupport, prefix: "App")]
            + plugins.map {
                OutputNames.file(OutputNames.controllerTests, ofPlugin: $0, prefix: "App")
            }
        expect(plan.map(\.name).sorted(), equals: declared.sorted())
    }

    @Test("have one region in the file of a plugin for two frameworks that is not tested")
    func untested() throws {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: "Loading.plugin.json", text: #"{ "kits": ["UIKit", "AppKit"], "tests": "none" }"#)
        let module = Module([source], reporting: &diagnostics)
        let plan = module.plan(options, reporting: &diagnostics)
        expect(diagnostics.diagnostics.isEmpty)
        expect(plan.map(\.kind.template).last, equals: "NoTests")
        expect(plan.map(\.kits.count), equals: [2, 2, 2, 1])
    }

    @Test("are empty without descriptions")
    func empty() {
        var diagnostics = DiagnosticCollector()
        expect(Module([]).checkedPlan(options, reporting: &diagnostics).isEmpty)
    }

    @Test("warn of one localized text with two default values, at the place of the second")
    func differentDefaultValues() throws {
        let text = { (value: String, key: String) in
            """
            { "accessibility": { "announcement": { "localized": "\(key)", "value": "\(value)" } } }
            """
        }
        let diagnostic = try onlyProblem(
            in: ["A": text("Retry", "retry"), "B": text("Again", "retry"), "C": text("C", "c")])
        expect(diagnostic.severity, equals: .warning)
        expect(diagnostic.message, equals: "the key 'retry' has another default value elsewhere")
        expect(diagnostic.place.file.path, equals: "B.plugin.json")
        expect(diagnostic.place.file.text(in: diagnostic.place.range), equals: "\"Again\"")
        let note = try #require(diagnostic.notes.first)
        expect(note.message, equals: "it is here; use the same value, or two keys")
        expect(note.place?.file.path, equals: "A.plugin.json")
    }

    private static let recovery = #"""
        {
          "inputs": [{ "name": "message", "type": "String" }],
          "handlers": [{ "name": "retry" }],
          "host": { "recovery": { "message": "message", "retry": "retry", "while": "Loading" } }
        }
        """#

    @Test(
        "reject a recovery with a plugin that cannot be shown while the operation runs",
        arguments: [
            (
                "Loadin", #"{ "host": { "while": true } }"#,
                "unknown plugin 'Loading'", "did you mean 'Loadin'?"
            ),
            (
                "Waiting", #"{ "host": { "while": true } }"#,
                "unknown plugin 'Loading'",
                "'plugingen new Loading --directory .' writes one"
            ),
            (
                "Loading", "{}", "'Loading' needs 'while' for this recovery",
                #"add "while": true to its "host""#
            ),
            (
                "Loading", #"{ "host": { "while": true, "show": false } }"#,
                "'Loading' needs 'show' for this recovery",
                #"remove "show": false from its "host""#
            ),
            (
                "Loading",
                #"{ "host": { "while": true }, "inputs": [{ "name": "a", "type": "Int" }] }"#,
                "a recovery has no value for the input 'a' of 'Loading', which has no default", "it is declared here"
            ),
            (
                "Loading",
                #"""
                {
                  "host": { "while": true }, "hooks": ["viewDidLoad"],
                  "handlers": [{ "name": "a", "required": true }, { "name": "b", "required": true }],
                  "content": { "button": "c", "title": "C", "role": "cancel", "triggers": "a" }
                }
                """#,
                "a recovery has no closure for the handler 'b' of 'Loading', which is required",
                "it is declared here"
            ),
            (
                "Loading",
                #"""
                {
                  "host": { "while": true }, "handlers": [{ "name": "a", "async": true }],
                  "content": { "button": "c", "title": "C", "role": "cancel", "triggers": "a" }
                }
                """#,
                "a recovery cannot call 'a' of 'Loading', which is async",
                "leave out \"async\", and start a task in the closure"
            ),
            (
                "Loading", #"{ "placement": { "container": true }, "host": { "while": true } }"#,
                "a recovery has no container to show 'Loading' in", "leave out \"container\" of its placement"
            ),
            (
                "Loading", #"{ "kits": ["AppKit"], "host": { "while": true } }"#,
                "'Loading' is not for UIKit, as the plugin that shows it is", "name the kit in its \"kits\""
            ),
        ])
    func recoveries(name: String, text: String, message: String, note: String) throws {
        let diagnostic = try onlyProblem(in: ["Error": Self.recovery, name: text])
        expect(diagnostic.message, equals: message)
        expect(diagnostic.place.file.path, equals: "Error.plugin.json")
        expect(diagnostic.place.location.line, equals: 4)
        expect(diagnostic.notes.map(\.message), equals: [note])
    }

    @Test("reject a recovery that shows its own plugin while the operation runs")
    func recoveryOfItself() throws {
        let text = Self.recovery.replacing("Loading", with: "Error")
        let diagnostic = try onlyProblem(in: ["Error": text])
        expect(diagnostic.message, equals: "'Error' is the plugin that is shown after the failure")
        expect(diagnostic.notes.map(\.message), equals: ["name the plugin to show while the " + "operation runs"])
    }

    @Test("accept a recovery that shows a plugin for the same frameworks, or for more")
    func recoveriesInKits() throws {
        for (kits, others, count) in [
            (["UIKit"], ["UIKit", "AppKit"], 0), (["AppKit"], ["AppKit"], 0),
            (["UIKit", "AppKit"], ["UIKit"], 1),
        ] {
            var diagnostics = DiagnosticCollector()
            let plugins = try [
                ("Error", Self.recovery, kits),
                ("Loading", #"{ "host": { "while": true } }"#, others),
            ].map { name, text, kits in
                try #require(
                    readDescription(
                        SourceFile(path: "\(name).plugin.json", text: text), name: name,
                        configuration: ModuleConfiguration(
                            kits: Kit.all.filter { kits.contains($0.name) }),
                        reporting: &diagnostics))
            }
            _ = Module(plugins).checkedPlan(options, reporting: &diagnostics)
            expect(diagnostics.diagnostics.count { $0.identifier == .unusablePlugin }, equals: count)
        }
    }

    @Test("are not compared if one of them has a mistake of its own")
    func brokenDescription() {
        var diagnostics = DiagnosticCollector()
        let module = Module(
            [
                SourceFile(path: "App/Loading.plugin.json", text: #"{ "sumary": "" }"#),
                SourceFile(path: "App/Error.plugin.json", text: Self.recovery),
            ], reporting: &diagnostics)
        module.check(reporting: &diagnostics)
        expect(diagnostics.diagnostics.map(\.identifier), equals: ["unknown-key"])
    }

    /// Returns the problem of the plan for descriptions that have no problems themselves.
    private func onlyProblem(in texts: [String: String]) throws -> Diagnostic {
        var diagnostics = DiagnosticCollector()
        let plugins = try texts.sorted { $0.key < $1.key }.map { name, text in
            try #require(
                readDescription(
                    SourceFile(path: "\(name).plugin.json", text: text), name: name, reporting: &diagnostics))
        }
        _ = Module(plugins).checkedPlan(options, reporting: &diagnostics)
        expect(diagnostics.diagnostics.count, equals: 1)
        return try #require(diagnostics.diagnostics.first)
    }

    private func describe(_ names: String...) throws -> [PluginDescription] {
        try names.map { name in
            var diagnostics = DiagnosticCollector()
            let file = SourceFile(path: "\(name).plugin.json", text: "{}")
            return try #require(readDescription(file, name: name, reporting: &diagnostics))
        }
    }
}
