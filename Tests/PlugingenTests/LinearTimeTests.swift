import Foundation
import TestSupport
import Testing

/// The time of a run grows with the size of its files, even if they repeat what nothing closes.
@Suite("Time that grows with the input", .timed)
struct LinearTimeTests {
    /// A text that is repeated in a file, and the command that reads the file.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let size: Int
        let arguments: [String]
        /// Returns the files with a text of some bytes, by their paths.
        let files: @Sendable (_ size: Int) -> [String: String]

        init(
            _ name: String, size: Int = 25_000, _ arguments: [String],
            _ files: @escaping @Sendable (Int) -> [String: String]
        ) {
            (testDescription, self.size, self.arguments, self.files) = (
                name, size, arguments, files
            )
        }
    }

    @Test("Twice as much text takes at most three times as long", arguments: kinds)
    func doubles(kind: Kind) throws {
        let first = try seconds(of: kind, size: kind.size)
        let second = try seconds(of: kind, size: 2 * kind.size)
        // Starting the program takes a part of the time.
        expect(second <= 3 * first + 0.3, "\(first) s, and then \(second) s")
    }

    /// Returns the time that a run uses a processor.
    private func seconds(of kind: Kind, size: Int) throws -> Double {
        let folder = try TemporaryFolder()
        for (path, text) in kind.files(size) { try folder.write(text, to: path) }
        let script = #"TIMEFORMAT=%U; ulimit -t 20; time "$0" "$@" >/dev/null 2>&1"#
        let command = try Command.run(
            "bash",
            ["-c", script, Repository.plugingen.path(percentEncoded: false)] + kind.arguments,
            in: folder.path, environment: ["LC_ALL": "C"])
        expect([0, 1, 3].contains(command.status), "\(kind) ends with \(command.status)")
        return try #require(command.errors.split(separator: "\n").last.flatMap { Double($0) })
    }

    private static let all = markdown + placeholders + json + templates + generated
    /// A fifth of the kinds, and at night all.
    private static let kinds = all.enumerated().filter { TestRun.scope == .all || $0.offset % 5 == 0 }.map(\.element)

    private static let generate = ["generate", "App", "--output", "Out"]

    private static func repeated(_ unit: String, _ size: Int) -> String {
        String(repeating: unit, count: size / unit.utf8.count)
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped.replacing("\n", with: "\\n"))\""
    }

    private static func description(_ members: String) -> [String: String] {
        ["App/Alpha.plugin.json": "{ \"summary\": \"One.\", \(members) }"]
    }

    private static let markdown =
        [
            "[](", "[a](b \"", "[a](b)", "[a](b c)", "[", "![", "(", "\\", "**a ", "~~a ", "_a ",
            "`", "a``b`", "<", "<a:", "- a\n", "a://b ", "%@", "e\u{301}",
        ].map { unit in
            Kind("Markdown of \(unit)", generate) { size in
                description(
                    #""content": { "label": "l", "text": { "markdown": \#(quoted(repeated(unit, size))) } }"#
                )
            }
        } + [
            Kind("Markdown with longer and longer rows of backticks", generate) { size in
                let rows = (1..<Int((2 * Double(size)).squareRoot()))
                    .map { String(repeating: "`", count: $0) }.joined(separator: " ")
                return description(
                    #""content": { "label": "l", "text": { "markdown": "\#(rows)" } }"#)
            }
        ]

    private static let placeholders = ["\\(a", "%", "%1l", "{a", "{{ "].map { unit in
        Kind("placeholders of \(unit)", generate) { size in
            let text = quoted(repeated(unit, size))
            return description("\"content\": { \"label\": \"a\", \"text\": \(text) }")
        }
    }

    private static let json =
        [
            "[", "{", "]", "[{]}", "\"", "'", ",", ":", "/*", "/* a */", "//\n", "tru ", "1",
            "\\u12",
            "“", "\u{202E}", "\"a\": 1,", "{ \"a\": [",
        ].map { unit in
            Kind("JSON of \(unit)", generate) { size in
                ["App/Alpha.plugin.json": "{ \"summary\": \(repeated(unit, size)) }"]
            }
        }
        + [
            ("type", "A<"), ("type", "("), ("default", "a."), ("default", "["),
            ("default", "\"\\("),
        ]
        .map { key, unit in
            Kind("\(key) of \(unit)", generate) { size in
                let value = quoted(repeated(unit, size))
                return description(
                    #""inputs": [{ "name": "a", "type": "Int", "\#(key)": \#(value) }]"#)
            }
        } + [
            Kind("wrong descriptions", generate) { size in
                Dictionary(
                    uniqueKeysWithValues: (0..<(size / 100)).map {
                        ("App/Plugin\($0).plugin.json", #"{ "summary": 1, "b": 2 }"#)
                    })
            }
        ]

    private static let templates = [
        "{{", "{{{", "{{#a}}", "{{#a}}{{/a}}", "{{/a}}", "{{! ",
        "{{ a }}",
        "{{controller}}", "}}", "a\n",
    ].map { unit in
        Kind("a template of \(unit)", generate) { size in
            [
                "App/Alpha.plugin.json": "{ }", "App/plugingen.json": #"{ "templates": "T" }"#,
                "App/T/PluginViewController.mustache": repeated(unit, size),
            ]
        }
    }

    private static let generated = ["a\n", "\r", "    }\n\n", "// Generated by plugingen \n"].map {
        unit in
        Kind("a generated file of \(unit)", ["check", "App", "--output", "Out", "--diff"]) { size in
            [
                "App/Alpha.plugin.json": "{ }",
                "Out/AlphaViewController.swift": repeated(unit, size),
            ]
        }
    }
}

/// Templates that repeat their parts too often.
extension CustomTemplatesTests {
    @Test("Sections that multiply are an error, and do not take forever")
    func multiplyingSections() throws {
        let inputs = (0..<50).map { #"{ "name": "a\#($0)", "type": "Int", "default": "0" }"# }
        try folder.write("{ \"inputs\": [\(inputs.joined(separator: ","))] }", to: "App/Empty.plugin.json")
        let depth = 12
        try template(
            String(repeating: "{{#inputs}}", count: depth)
                + String(repeating: "{{/inputs}}", count: depth), "PluginViewController")
        let command = try generate()
        expect(command.status, equals: 1)
        expect(command.errors.contains("error: the generated file becomes too large"))
        expect(command.errors.contains("[template-too-large]"))
    }
}
