import TestSupport
import Testing

extension CompilationTests {
    /// Tests of inputs that have the names of variables in generated code.
    @Suite("Inputs with names of generated variables")
    struct InputNameTests {
        @Test(
            "compile, in helpers that run operations",
            arguments: HeadlessKit.allCases,
            ["plugin", "host", "error", "retry", "cancel", "handler", "progress"])
        func compile(kit: HeadlessKit, name: String) throws {
            let folder = try TemporaryFolder()
            let input = #"{ "name": "\#(name)", "type": "String?", "default": "nil" }"#
            let files = [
                "plugingen.json": #"{ "kits": ["\#(kit.rawValue)"] }"#,
                "Loading.plugin.json": """
                {
                  "inputs": [\(input)],
                  "handlers": [{ "name": "stopHandler", "dismissesPlugin": true }],
                  "content": {
                    "stack": [
                      { "label": "noteLabel", "text": { "input": "\(name)" } },
                      { "button": "stopButton", "title": "Stop", "role": "cancel", "triggers": "stopHandler" },
                    ],
                  },
                  "host": { "while": true },
                }
                """,
                "Failure.plugin.json": """
                {
                  "inputs": [\(input)],
                  "handlers": [{ "name": "retryHandler", "dismissesPlugin": true }],
                  "content": {
                    "stack": [
                      { "label": "noteLabel", "text": { "input": "\(name)" } },
                      { "button": "retryButton", "title": "Retry", "triggers": "retryHandler" },
                    ],
                  },
                  "host": {
                    "recovery": { "error": "\(name)", "retry": "retryHandler", "while": "Loading" },
                  },
                }
                """,
            ]
            for (name, text) in files { try folder.write(text, to: "Descriptions/\(name)") }
            let generation = try Command.plugingen(
                "generate", "Descriptions", "--output", "Sources", in: folder)
            try #require(generation.status == 0, "\(generation.text)")
            try GeneratedModule.expectCompiles(
                folder.files(below: "Sources"),
                options: try kit.options() + LanguageMode.swift6.options
                    + ["-warnings-as-errors", "-parse-as-library"])
        }
    }
}
