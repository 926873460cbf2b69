import TestSupport
import Testing

extension CompilationTests {
    /// Tests of inputs that have the names of variables in generated code.
    @Suite("Inputs with names of generated variables")
    struct InputNameTests {
        @Test("compile, in helpers that run operations", arguments: HeadlessKit.allCases)
        func compile(kit: HeadlessKit) throws {
            let folder = try TemporaryFolder()
            var files = ["plugingen.json": #"{ "kits": ["\#(kit.rawValue)"] }"#]
            for name in ["plugin", "host", "error", "retry", "cancel", "handler", "progress", "content"] {
                files.merge(Self.plugins(with: name)) { $1 }
            }
            for (name, text) in files { try folder.write(text, to: "Descriptions/\(name)") }
            let generation = try Command.plugingen("generate", "Descriptions", "--output", "Sources", in: folder)
            try #require(generation.status == 0, "\(generation.text)")
            try GeneratedModule.expectCompiles(
                folder.files(below: "Sources"),
                options: try kit.options() + LanguageMode.swift6.options + ["-warnings-as-errors", "-parse-as-library"])
        }

        /// Returns a plugin for waiting and one for a failure, which have an input with a name.
        private static func plugins(with name: String) -> [String: String] {
            let suffix = name.capitalized
            let input = #"{ "name": "\#(name)", "type": "String?", "default": "nil" }"#
            return [
                "Loading\(suffix).plugin.json": """
                {
                  "inputs": [\(input)],
                  "handlers": [{ "name": "stopHandler", "dismissesPlugin": true }],
                  "content": {
                    "stack": [
                      { "label": "noteLabel", "text": { "input": "\(name)" } },
                      { "button": "stopButton", "title": "Stop", "role": "cancel", "triggers": "stopHandler" },
                    ],
                  },
                  "host": { "while": true, "view": true },
                }
                """,
                "Failure\(suffix).plugin.json": """
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
                    "recovery": { "error": "\(name)", "retry": "retryHandler", "while": "Loading\(suffix)" },
                  },
                }
                """,
            ]
        }
    }
}
