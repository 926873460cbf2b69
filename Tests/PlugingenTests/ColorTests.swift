import Foundation
import TestSupport
import Testing

@Suite("Colors", .timed)
struct ColorTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("{\n\t\"placement\": \"topp\"\n}\n", to: "Bad.plugin.json")
    }

    private let escape = "\u{1B}["

    /// An empty `NO_COLOR` does not turn colors off.
    @Test("Problems are shown in color on a terminal")
    func onTerminal() throws {
        let errors = try Terminal.run("validate", in: folder)
        let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
        expect(
            lines.first,
            equals: "\(escape)1mBad.plugin.json:2:15:\(escape)0m \(escape)1;31merror:\(escape)0m "
                + "\(escape)1munknown value 'topp' of 'placement'\(escape)0m [unknown-value]")
        expect(lines.dropFirst(2).first, equals: "  | \(escape)1;31m                 ^~~~~~\(escape)0m")
    }

    @Test(
        "NO_COLOR and TERM=dumb turn colors off",
        arguments: [["NO_COLOR": "1"], ["NO_COLOR": "false"], ["TERM": "dumb"]])
    func turnedOff(environment: [String: String]) throws {
        let errors = try Terminal.run("validate", in: folder, environment: environment)
        expect(errors.contains("error: unknown value 'topp'"))
        expect(!errors.contains("\u{1B}"))
    }

    @Test("A patch shows control characters on a terminal, and has the exact bytes elsewhere")
    func patches() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "Bad.plugin.json"))
        try folder.write(#"{ "summary": "One." }"#, to: "Good.plugin.json")
        try folder.write("\u{1B}[31mred\n", to: "Out/GoodViewController.swift")
        let arguments = "generate . --output Out --force --diff"
        let shown = try Terminal.run(arguments, in: folder, status: 0)
        expect(shown.contains("-␛[31mred"), "\(shown)")
        expect(!shown.contains("\u{1B}"))
        let words = arguments.split(separator: " ").map(String.init)
        let exact = try Command.run(Repository.plugingen.path(percentEncoded: false), words, in: folder.path)
        expect(exact.output.contains("\n-\u{1B}[31mred\n"))
    }

    @Test("The formats 'line' and 'json' do not use colors", arguments: ["line", "json"])
    func forPrograms(format: String) throws {
        let errors = try Terminal.run("validate --diagnostics \(format)", in: folder)
        expect(errors.contains("unknown value 'topp'"))
        expect(!errors.contains("\u{1B}"))
    }

    @Test("Output to files and pipes does not use colors")
    func inPipes() throws {
        let environment = ["TERM": "xterm-256color", "NO_COLOR": ""]
        let file = try Command.plugingen("validate", in: folder, environment: environment)
        let pipe = try Command.run(
            "sh",
            ["-c", "\"$0\" validate 2>&1 | cat", Repository.plugingen.path(percentEncoded: false)],
            in: folder.path, environment: environment)
        for text in [file.errors, pipe.output] {
            expect(text.contains("error: unknown value 'topp'"))
            expect(!text.contains("\u{1B}"))
        }
    }
}

/// A terminal that the command `script` creates.
private enum Terminal {
    /// Returns the output of plugingen on the terminal.
    static func run(
        _ arguments: String, in folder: TemporaryFolder, environment: [String: String] = [:], status: Int32 = 1
    ) throws -> String {
        let settings = ["NO_COLOR": "", "TERM": "xterm-256color"].merging(environment) { $1 }
        let line = "\"$PLUGINGEN\" \(arguments)"
        #if os(Linux)
        let words = ["-qec", line, "/dev/null"]
        #else
        let words = ["-q", "/dev/null", "sh", "-c", line]
        #endif
        let program = ["PLUGINGEN": Repository.plugingen.path(percentEncoded: false)]
        let command = try Command.run("script", words, in: folder.path, environment: settings.merging(program) { $1 })
        expect(command.status, equals: status)
        return command.output
    }
}
