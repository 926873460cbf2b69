import Foundation
import TestSupport
import Testing

@Suite("plugingen generate", .timed)
struct GenerateCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Generates a controller for each description, and one shared file")
    func generatesControllers() throws {
        try folder.write("{}", to: "App/Loading.plugin.json")
        try folder.write("{}", to: "App/Deeper/Error.plugin.json")

        let command = try Command.plugingen("generate", "App", "--output", "Out", in: folder)

        expect(command.status, equals: 0)
        expect(
            command.output,
            equals: """
                wrote Out/ChildContainment.swift
                wrote Out/ErrorViewController.swift
                wrote Out/LoadingViewController.swift
                3 written, 0 unchanged

                """)
        expect(command.errors, equals: "")
        expect(try folder.read("Out/ErrorViewController.swift").contains("class ErrorViewController"))
    }

    @Test("Reads a description once, even if several paths lead to its folder")
    func readsOnce() throws {
        try folder.write("{}", to: "App/Loading.plugin.json")
        try folder.write("{}", to: "App/Deeper/Error.plugin.json")
        let command = try Command.plugingen(
            "validate", "App", "./App", "App/Deeper/..", folder.path(of: "App"), in: folder)
        expect(command.text, equals: "2 descriptions are valid\n")
    }

    @Test(
        "Imports a module publicly only if the public interface uses its types",
        arguments: [
            (#""content": { "custom": "map", "type": "MKMapView" }"#, ["MapKit"], []),
            (#""inputs": [{ "name": "item", "type": "MKMapItem" }]"#, ["MapKit"], ["MapKit"]),
            (
                #""inputs": [{ "name": "item", "type": "[MKMapItem]" }]"#, ["MapKit", "Theming"],
                ["MapKit"]
            ),
            (
                #""inputs": [{ "name": "item", "type": "Theme" }]"#, ["MapKit", "Theming"],
                ["Theming"]
            ),
            (#""superclass": "BaseViewController""#, ["AppBase", "WebKit"], ["AppBase"]),
            (
                #""handlers": [{ "name": "done", "parameters": [{ "name": "a", "type": "WKWebView" }] }]"#,
                ["AppBase", "WebKit"], ["WebKit"]
            ),
        ])
    func importsPublicly(keys: String, imports: [String], exposed: [String]) throws {
        try folder.write(
            #"{ "access": "public", "imports": \#(imports), \#(keys) }"#, to: "Map.plugin.json")
        let command = try Command.plugingen("generate", "--output", "Out", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        let lines = try folder.read("Out/MapViewController.swift").split(separator: "\n")
        for module in imports {
            let access = exposed.contains(module) ? "public " : ""
            expect(lines.contains("\(access)import \(module)"))
        }
    }

    @Test("Documents for each framework the hooks that it calls")
    func documentsHooks() throws {
        try folder.write(
            #"{ "kits": ["UIKit", "AppKit"], "hooks": ["viewDidLoad", "viewDidLayoutSubviews"] }"#,
            to: "Map.plugin.json")
        let command = try Command.plugingen("generate", "--output", "Out", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        let text = try folder.read("Out/MapViewController.swift")
        let regions = text.split(separator: "#elseif canImport(AppKit)\n")
        try #require(regions.count == 2)
        for (region, method) in zip(regions, ["DidLayoutSubviews", "DidLayout"]) {
            let remark = "Implement ``pluginViewDidLoad()`` and ``pluginView\(method)()`` in"
            expect(region.contains(remark), "\(text)")
            expect(region.matches(of: /class MapViewController/).count, equals: 1)
        }
    }

    @Test("Generates tests for a module")
    func generatesTests() throws {
        try folder.write("{}", to: "Loading.plugin.json")

        let command = try Command.plugingen("generate", "--tests-output=Tests", "--module=App", in: folder)

        expect(command.status, equals: 0)
        expect(
            try folder.files(),
            equals: [
                "Loading.plugin.json", "Tests/LoadingViewControllerTests.swift",
                "Tests/PluginTestSupport.swift",
            ])
        expect(
            try folder.read("Tests/LoadingViewControllerTests.swift").contains(
                "@testable import App"))
    }

    @Test("Writes only the files whose contents change")
    func leavesUnchangedFiles() throws {
        for name in ["Loading", "Error", "Empty"] {
            try folder.write(#"{ "summary": "Shows something." }"#, to: "\(name).plugin.json")
        }
        _ = try Command.plugingen("generate", "--output", "Out", in: folder)
        let before = try folder.modificationDates()

        let second = try Command.plugingen("generate", "--output", "Out", in: folder)
        expect(second.output, equals: "0 written, 4 unchanged\n")
        expect(try folder.modificationDates(), equals: before)

        try folder.write(#"{ "summary": "Shows an error." }"#, to: "Error.plugin.json")
        let third = try Command.plugingen("generate", "--output", "Out", in: folder)
        expect(third.output, equals: "wrote Out/ErrorViewController.swift\n1 written, 3 unchanged\n")
    }

    @Test("Generates the same bytes in every output folder")
    func isDeterministic() throws {
        let starters = Repository.path("Templates", "Starters")
        for output in ["One", "Two"] {
            let command = try Command.plugingen("generate", starters, "--output", output, in: folder)
            expect(command.status, equals: 0)
        }
        let files = try folder.files().filter { $0.hasPrefix("One/") }
        expect(files.count > 2)
        for file in files {
            let twin = "Two/" + file.dropFirst("One/".count)
            expect(try folder.read(file), equals: try folder.read(twin))
        }
    }

    @Test("Reports all mistakes of all descriptions in one run, and writes nothing")
    func tellsAllMistakes() throws {
        try folder.write("{}", to: "App/Fine.plugin.json")
        _ = try Command.plugingen("generate", "App", "--output", "Out", in: folder)
        let before = try folder.modificationDates()
        try folder.write(
            """
            {
              "sumary": "Shows it.",
              "inputs": [{ "name": "2nd", "type": "String" }],
              "placement": "topp",
              "presentation": { "delay": "0.5" }
            }
            """, to: "App/Bad.plugin.json")
        try folder.write(#"{ "summary": 5 }"#, to: "App/Worse.plugin.json")
        try folder.write(#"{ "summary": "New." }"#, to: "App/Fine.plugin.json")

        let command = try Command.plugingen("generate", "App", "--output", "Out", "--diagnostics", "line", in: folder)

        expect(command.status, equals: 1)
        expect(command.output, equals: "")
        let places = command.errors.split(separator: "\n").map { line in
            line.split(separator: " ").prefix(2).joined(separator: " ")
        }
        expect(
            places,
            equals: [
                "App/Bad.plugin.json:2:3: error:", "App/Bad.plugin.json:3:24: error:",
                "App/Bad.plugin.json:4:16: error:", "App/Bad.plugin.json:5:30: error:",
                "App/Worse.plugin.json:1:14: error:",
            ])
        expect(
            try folder.modificationDates()["Out/FineViewController.swift"],
            equals: before["Out/FineViewController.swift"])
        expect(!folder.exists("Out/BadViewController.swift"))
    }

    @Test("Reports two descriptions whose names differ only in case")
    func tellsCollisions() throws {
        try folder.write("{}", to: "A/Loading.plugin.json")
        try folder.write(#"{ "summary": 1 }"#, to: "B/LOADING.plugin.json")

        let command = try Command.plugingen("generate", "--output", "Out", "--diagnostics", "line", in: folder)

        expect(command.status, equals: 1)
        expect(
            command.errors,
            equals: """
                B/LOADING.plugin.json:1:1: error: another description is named 'Loading'; \
                it is here; many file systems ignore the case of letters \
                (A/Loading.plugin.json:1:1) [plugin-collision]
                B/LOADING.plugin.json:1:14: error: 'summary' must be a string, not a number \
                [wrong-type]

                """)
        expect(!folder.exists("Out"))
    }

    @Test("Warns about files whose names are almost those of descriptions")
    func tellsMisspelledNames() throws {
        for name in [
            "Fine.plugin.json", "A.plugins.json", "In/B.Plugin.json", "In/C.plugin.json5",
            "D.plugin.json~", "E.plugin.js", "F.plugin.json.bak", "package.json", ".G.plugins.json",
            "H.plugin.json.json", "In/plugingen.jsonc", "In/plugingen.json.bak",
        ] {
            try folder.write("{}", to: name)
        }
        let command = try Command.plugingen("validate", "--diagnostics", "line", in: folder)
        try folder.write("{}", to: "Only/A.plugin.json")
        _ = try Command.plugingen("generate", "Only", "--output", "Out", in: folder)
        try FileManager.default.moveItem(
            atPath: folder.path(of: "Only/A.plugin.json"), toPath: folder.path(of: "Only/A.plugn.json"))
        expect(command.status, equals: 0)
        expect(
            command.errors,
            equals: [
                ("A.plugins.json", "A"), ("H.plugin.json.json", "H"),
                ("In/B.Plugin.json", "B"), ("In/C.plugin.json5", "C"),
            ].map { path, name in
                "\(path):1:1: warning: this file is not read: its name does not end in "
                    + "'.plugin.json'; did you mean '\(name).plugin.json'? [unread-description]\n"
            }.joined() + "In/plugingen.jsonc:1:1: warning: this file is not read: a configuration is called "
                + "'plugingen.json'; rename it [unread-configuration]\n")
        let named = try Command.plugingen("validate", "A.plugins.json", in: folder)
        expect(named.errors.contains("did you mean 'A.plugin.json'?"))
        // A folder with only such files holds no description. The generated files stay.
        for words in [["validate"], ["generate", "--output", "Out", "--prune"]] {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false), words + ["Only"], in: folder.path)
            expect(command.status, equals: 1)
            expect(command.errors.contains("[no-description]"), "\(command.text)")
            expect(folder.exists("Out/AViewController.swift"))
        }
    }

    @Test("Does not search folders behind links")
    func linkedFolders() throws {
        try folder.write("{}", to: "App/Loading.plugin.json")
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: "App/Root"), withDestinationPath: "/")
        let command = try Command.plugingen("validate", "App", in: folder)
        expect(command.output, equals: "1 description is valid\n")
    }

    @Test("Reports paths that cannot be read or hold no descriptions")
    func tellsBadPaths() throws {
        try folder.write("", to: "Empty/note.txt")
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: "Loop"), withDestinationPath: "Loop")
        let command = try Command.plugingen(
            "generate", "Empty", "Empty/note.txt", "None.plugin.json", "Nope/Sources", "Loop",
            "--output", "Out", "--diagnostics", "line", in: folder)

        expect(command.status, equals: 1)
        expect(
            command.errors,
            equals: """
                Empty:1:1: error: this folder holds no description (*.plugin.json); \
                'plugingen new Loading --directory Empty' writes one [no-description]
                Empty/note.txt:1:1: error: not a description: the file name does not end in \
                '.plugin.json' [no-description]
                Loop:1:1: error: cannot read: too many levels of symbolic links [file-access]
                None.plugin.json:1:1: error: cannot read: no such file or directory [file-access]
                Nope/Sources:1:1: error: cannot read: no such file or directory [file-access]

                """)
    }

    @Test("Reports warnings, and still generates the files")
    func tellsWarnings() throws {
        try folder.write(#"{ "content": { "stack": [] } }"#, to: "Empty.plugin.json")
        for arguments in [["validate"], ["generate", "--output", "Out", "--quiet"]] {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                arguments + ["--diagnostics", "line"], in: folder.path)
            expect(command.status, equals: 0)
            expect(
                command.errors,
                equals: "Empty.plugin.json:1:25: warning: this stack does not contain views; "
                    + "add views, or write '{ \"spacer\": 8 }' for empty space in a stack around it [empty-stack]\n")
        }
        expect(folder.exists("Out/EmptyViewController.swift"))
    }

    @Test("Reports an output folder that cannot be written")
    func tellsUnwritableOutput() throws {
        try folder.write("{}", to: "Loading.plugin.json")
        try folder.write("in the way", to: "Out")

        let command = try Command.plugingen("generate", "--output", "Out", "--diagnostics", "line", in: folder)

        expect(command.status, equals: 1)
        expect(command.errors.contains("error: cannot"))
        expect(try folder.read("Out"), equals: "in the way")
    }
}
