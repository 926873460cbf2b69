import Foundation
import TestSupport
import Testing

/// Runs of the program with files that are not descriptions.
@Suite("Invalid description files", .timed)
struct BadFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let encoding = "error: replace what is not UTF-8; save the file as UTF-8"

    @Test(
        "An invalid file is reported with its position, and nothing is written",
        arguments: [
            ("nothing", Data(), "1:1: error: the file holds no value; write an object: '{ }'"),
            ("a line break", Data("\r\n".utf8), "1:1: error: the file holds no value"),
            (
                "invalid UTF-8", Data([0x7B, 0x0A, 0x22, 0xE9, 0x22, 0x7D]),
                "2:2: error: replace what is not UTF-8; save the file as UTF-8"
            ),
            (
                "UTF-16, little end first", Data([0xFF, 0xFE, 0x7B, 0, 0x7D, 0]),
                "1:1: \(encoding)"
            ),
            ("UTF-16, big end first", Data([0xFE, 0xFF, 0, 0x7B, 0, 0x7D]), "1:1: \(encoding)"),
            ("NUL in the beginning", Data([0x7B, 0, 0, 0x7D]), "1:2: error:"),
            (
                "NUL further on", Data("{ \"summary\": \"a\u{0}b\" }".utf8),
                "1:16: error:"
            ),
            ("NUL after the value", Data("{ }   \u{0}".utf8), "1:7: error:"),
            (
                "10,000 arrays in each other",
                Data((nested("[", 10_000) + nested("]", 10_000)).utf8),
                "1:129: error: brackets are nested more than 128 deep"
            ),
            (
                "10,000 stacks in each other",
                Data(("{\n\"content\": " + nested("{\"stack\":[", 10_000) + nested("]}", 10_000) + "}").utf8),
                "2:651: error: brackets are nested more than 128 deep"
            ),
            (
                "10,000 open brackets", Data(nested("{\"a\":", 10_000).utf8),
                "1:641: error: brackets"
            ),
        ])
    func contents(name: String, data: Data, expected: String) throws {
        try data.write(to: URL(filePath: folder.path(of: "Bad.plugin.json")))
        try expectRefusal("Bad.plugin.json:\(expected)")
    }

    @Test(
        "A 100 MB file is rejected before it is read",
        arguments: ["Bad.plugin.json", "plugingen.json"])
    func hugeFile(name: String) throws {
        if name != "Bad.plugin.json" { try folder.write("{}", to: "Fine.plugin.json") }
        try folder.write("{", to: name)
        // The file takes no room: what was never written is read as zeros.
        expect(truncate(folder.path(of: name), 100_000_000), equals: 0)
        let clock = ContinuousClock()
        let duration = try clock.measure {
            let what = name == "Bad.plugin.json" ? "" : " the configuration"
            try expectRefusal(
                "\(name):1:1: error: cannot read\(what): it is larger than 1 MB, which no " + "description needs")
        }
        expect(duration < .seconds(5))
    }

    @Test("Mistakes in a file of almost 1 MB are reported in bounded time and memory")
    func largeFile() throws {
        let text = "{ \"inputs\": [" + String(repeating: "{},", count: 300_000) + "] }"
        try folder.write(text, to: "Bad.plugin.json")
        // Bounds for the program, in kilobytes and seconds: a run that exceeds them is ended.
        let command = try Command.run(
            "sh",
            [
                "-c",
                // Sanitizers need more room for addresses than there is.
                """
                ulimit -S -v 2000000 2>/dev/null
                [ -z "$("$0" --version 2>&1 >/dev/null)" ] || ulimit -S -v unlimited
                ulimit -t 60 && exec "$0" "$@"
                """,
                Repository.plugingen.path(percentEncoded: false), "validate", "--diagnostics",
                "line",
            ], in: folder.path)
        expect(command.status, equals: 1)
        let lines = command.errors.split(separator: "\n")
        expect(lines, equals: ["Bad.plugin.json:1:13: error: 'inputs' has more than 200 elements [too-many]"])
    }

    @Test("A folder named like a description is rejected, whether specified or found")
    func isFolder() throws {
        try folder.write("{}", to: "Bad.plugin.json/Loading.plugin.json")
        try expectRefusal("Bad.plugin.json:1:1: error: cannot read: it is a folder [file-access]")
        try expectRefusal(
            "Bad.plugin.json:1:1: error: cannot read: it is a folder [file-access]", paths: ["Bad.plugin.json"])
    }

    @Test(
        "A link that does not lead to a file is rejected",
        arguments: [
            ("none", "no such file or directory"),
            ("Bad.plugin.json", "too many levels of symbolic links"), (".", "it is a folder"),
        ])
    func isDanglingLink(target: String, reason: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "Bad.plugin.json"), withDestinationPath: target)
        try expectRefusal("Bad.plugin.json:1:1: error: cannot read: \(reason) [file-access]")
    }

    @Test("Pipes and devices are rejected")
    func isPipe() throws {
        try #require(mkfifo(folder.path(of: "Bad.plugin.json"), 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "Zero.plugin.json"), withDestinationPath: "/dev/zero")
        try expectRefusal(
            """
            Bad.plugin.json:1:1: error: cannot read: it is not a file [file-access]
            Zero.plugin.json:1:1: error: cannot read: it is not a file [file-access]
            """)
    }

    /// The superuser can read every file, so `setpriv` takes this right away from the program.
    @Test("A file without read permission is rejected", .enabled(if: Rights.canBeTaken))
    func isUnreadable() throws {
        try folder.write("{}", to: "Bad.plugin.json")
        try #require(chmod(folder.path(of: "Bad.plugin.json"), 0) == 0)
        let command = try Command.run(
            Rights.program,
            Rights.arguments + [
                Repository.plugingen.path(percentEncoded: false), "generate", "--output", "Out",
                "--diagnostics", "line",
            ], in: folder.path)
        expect(command.status, equals: 1)
        expect(
            command.errors, equals: "Bad.plugin.json:1:1: error: cannot read: permission denied " + "[file-access]\n")
        expect(!folder.exists("Out"))
    }

    /// Expects that the program rejects the files with this message and writes nothing.
    private func expectRefusal(
        _ expected: String, paths: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["generate", "--output", "Out", "--diagnostics", "line"] + paths, in: folder.path)
        expect(command.status, equals: 1, sourceLocation: sourceLocation)
        let lines = command.errors.split(separator: "\n").map(String.init)
        expect(
            lines.contains { $0.hasPrefix(expected) } || command.errors == expected + "\n", "\(command.errors)",
            sourceLocation: sourceLocation)
        expect(
            lines.allSatisfy { $0.contains(/^[^ ]+\.json:\d+:\d+: error: .+ \[[a-z0-9-]+\]$/) },
            "\(command.errors)", sourceLocation: sourceLocation)
        expect(command.output, equals: "", sourceLocation: sourceLocation)
        expect(!folder.exists("Out"), sourceLocation: sourceLocation)
    }
}

private func nested(_ text: String, _ depth: Int) -> String {
    String(repeating: text, count: depth)
}

/// A way to run a program without the superuser's rights.
enum Rights {
    static let program = geteuid() == 0 ? "setpriv" : "env"
    static let arguments = geteuid() == 0 ? ["--bounding-set=-all", "--inh-caps=-all"] : []

    static var canBeTaken: Bool {
        (try? Command.run(program, arguments + ["true"]).status) == 0
    }
}
