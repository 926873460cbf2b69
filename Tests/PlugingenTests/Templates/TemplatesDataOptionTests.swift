import Foundation
import TestSupport
import Testing

@Suite("plugingen templates --data", .timed)
struct TemplatesDataOptionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(#"{ "host": { "while": true } }"#, to: "App/Loading.plugin.json")
        try folder.write(
            """
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "handlers": [{ "name": "retryHandler" }],
              "content": {
                "stack": [
                  { "label": "messageLabel", "text": { "input": "message" } },
                  { "button": "retryButton", "title": "Retry", "triggers": "retryHandler" }
                ],
                "background": "systemBackground"
              },
              "host": {
                "recovery": { "message": "message", "retry": "retryHandler", "while": "Loading" }
              }
            }
            """, to: "App/Error.plugin.json")
    }

    private func data(_ arguments: String...) throws -> [String: Any] {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["templates", "--data"] + arguments, in: folder.path)
        expect(command.status == 0 && command.errors == "", "\(command.text)")
        let json = try JSONSerialization.jsonObject(with: Data(command.output.utf8))
        return try #require(json as? [String: Any])
    }

    @Test("Reads a description whose name has non-ASCII letters")
    func otherLetters() throws {
        try folder.write("{}", to: "App/Über.plugin.json")
        let data = try data("App/Über.plugin.json")
        expect(data["controller"] as? String, equals: "ÜberViewController")
    }

    @Test("Prints the data of a controller, including its methods for other plugins of the module")
    func controller() throws {
        let data = try data("App/Error.plugin.json")
        expect(data["controller"] as? String, equals: "ErrorViewController")
        expect(data["add"] as? String, equals: "add")
        let inputs = try #require(data["inputs"] as? [[String: Any]])
        expect(inputs.map { $0["type"] as? String }, equals: ["String"])
        expect(inputs[0]["default"] is NSNull)
        expect((data["extensions"] as? String)?.contains("LoadingViewController()"), equals: true)
    }

    @Test("Prints the data of tests and of files that all plugins share")
    func otherKinds() throws {
        let tests = try data("App/Error.plugin.json", "--tests")
        expect(tests["module"] as? String, equals: "App")
        expect(tests["creation"] as? String, equals: #"ErrorViewController(message: "First")"#)
        let shared = try data("App/Error.plugin.json", "--shared")
        let plugins = try #require(shared["plugins"] as? [[String: Any]])
        expect(plugins.map { $0["plugin"] as? String }, equals: ["Error", "Loading"])
        let sharedTests = try data("App/Error.plugin.json", "--shared", "--tests")
        expect(sharedTests["prefix"] as? String, equals: "")
    }

    @Test("Prints the data for each framework of a plugin that supports both")
    func kits() throws {
        try folder.write(#"{ "kits": ["UIKit", "AppKit"] }"#, to: "App/plugingen.json")
        let first = try data("App/Error.plugin.json")
        expect(first["kit"] as? String, equals: "UIKit")
        let second = try data("App/Error.plugin.json", "--kit", "AppKit")
        expect(second["kit"] as? String, equals: "AppKit")
        expect(second["controller"] as? String, equals: "ErrorViewController")
        let tests = try data("App/Error.plugin.json", "--shared", "--tests", "--kit", "AppKit")
        expect(tests["kit"] as? String, equals: "AppKit")
    }

    @Test("Prints exactly the values that a template receives")
    func isExact() throws {
        try folder.write(
            #"{ "templates": "T", "prefix": "ABC", "names": { "add": "embed" } }"#,
            to: "App/plugingen.json")
        let data = try data("App/Error.plugin.json")
        let texts = data.compactMapValues { $0 as? String }.keys.sorted()
        expect(texts.count > 10)
        try folder.write(texts.map { "\($0)={{\($0)}};\n" }.joined(), to: "App/T/{{plugin}}.swift.mustache")
        let generate = try Command.plugingen("generate", "App", "--output", "Out", in: folder)
        expect(generate.status, equals: 0, "\(generate.text)")
        let body = try folder.read("Out/Error.swift")
        for name in texts {
            expect(body.contains("\n\(name)=\(try #require(data[name] as? String));\n"))
        }
        expect(data["controller"] as? String, equals: "ABCErrorViewController")
        expect(data["add"] as? String, equals: "embed")
    }

    @Test("Prints the same output on each run, with sorted names")
    func isSorted() throws {
        let run = {
            try Command.plugingen("templates", "--data", "App/Error.plugin.json", in: self.folder)
                .output
        }
        let text = try run()
        expect(try run(), equals: text)
        let names = text.matches(of: #/(?m)^  "(\w+)":/#).map { String($0.output.1) }
        expect(names.count > 20)
        expect(names, equals: names.sorted())
    }

    @Test("Reports mistakes in a description, and prints no data")
    func mistakes() throws {
        try folder.write(#"{ "placement": "topp" }"#, to: "App/Error.plugin.json")
        let command = try Command.plugingen("templates", "--data", "App/Error.plugin.json", in: folder)
        expect(command.status, equals: 1)
        expect(command.output, equals: "")
        expect(command.errors.contains("[unknown-value]"))
        let missing = try Command.plugingen("templates", "--data", "App/No.plugin.json", in: folder)
        expect(missing.status == 1 && missing.errors.contains("App/No.plugin.json"))
    }

    @Test("Ignores name conflicts between other plugins")
    func othersOfOneName() throws {
        let folder = try TemporaryFolder()
        for path in ["Main", "A/Same", "B/Same"] {
            try folder.write("{}", to: path + ".plugin.json")
        }
        let command = try Command.plugingen("templates", "--data", "Main.plugin.json", in: folder)
        expect(command.status, equals: 0, "\(command.errors)")
        expect(command.output.contains("MainViewController"))
    }

    @Test(
        "Rejects files that are not descriptions, and options that do not apply",
        arguments: [
            (["App"], "'App' is not a description"),
            ([], "'--data' needs a value: --data FILE"),
            (["App/Error.plugin.json", "PluginHosts"], "'PluginHosts' is one argument too many"),
            (["App/Error.plugin.json", "--diff"], "use '--diff' or '--data', not both"),
            (["App/Error.plugin.json", "--eject", "T"], "use '--eject' or '--data', not both"),
            (
                ["App/Error.plugin.json", "--kit", "AppKit"],
                "'App/Error.plugin.json' does not support the framework 'AppKit'"
            ),
            (["App/Error.plugin.json", "--kit", "AppKitt"], "invalid value 'AppKitt' for '--kit'"),
        ])
    func usage(arguments: [String], message: String) throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["templates", "--data"] + arguments, in: folder.path)
        expect(command.status, equals: 64)
        expect(command.errors.hasPrefix("error: \(message)"), "\(command.errors)")
    }
}
