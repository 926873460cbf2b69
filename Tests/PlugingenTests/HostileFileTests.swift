import Foundation
import TestSupport
import Testing

/// Files with unusual times, sizes, kinds and names.
@Suite("Hostile files", .timed)
struct HostileFileTests {
    private let folder: TemporaryFolder
    private let generated = "Sources/App/Generated/AlphaViewController.swift"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "P", platforms: [.iOS("15.0"), .macOS("12.0"), .tvOS("15.0"), .visionOS("1.0")],
                targets: [.target(name: "App", exclude: ["Alpha.plugin.json", "Beta.plugin.json"])])
            """, to: "Package.swift")
        for name in ["Alpha", "Beta"] {
            try folder.write(#"{ "summary": "One." }"#, to: "Sources/App/\(name).plugin.json")
        }
        try folder.write(
            #"{ "modules": [{ "name": "App", "descriptions": "Sources/App", "output": "Sources/App/Generated" }] }"#,
            to: "plugingen.json")
    }

    @discardableResult
    private func plugingen(
        _ arguments: String..., status: Int32 = 0, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> Command {
        let command = try Command.run(Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path)
        expect(command.status, equals: status, "\(command.text)", sourceLocation: sourceLocation)
        return command
    }

    // MARK: - Numbers from outside

    @Test(
        "A file can have any modification time",
        arguments: ["2262-04-12", "2400-01-01", "1600-01-01", "1970-01-01"])
    func times(date: String) throws {
        try plugingen("generate")
        // SwiftPM itself cannot read a manifest of any time.
        for file in try folder.files() where file != "Package.swift" {
            let touch = try Command.run("touch", ["-d", date, folder.path(of: file)])
            try #require(touch.status == 0, "\(touch.text)")
        }
        for command in ["validate", "generate", "check", "doctor"] {
            try plugingen(command)
        }
    }

    @Test("Huge files are not read, whatever their names")
    func hugeFiles() throws {
        try plugingen("generate")
        func makeHuge(_ file: String) throws {
            try folder.write("", to: file)
            try #require(truncate(folder.path(of: file), 1 << 42) == 0)
        }
        try makeHuge("Sources/App/Huge.swift")
        for command in ["validate", "check", "doctor"] { try plugingen(command) }
        try plugingen("init", "--committed", "--dry-run")
        try makeHuge("Sources/App/Huge.plugin.json")
        let check = try plugingen("check", status: 1)
        expect(check.errors.contains("cannot read: it is larger than 1 MB"), "\(check.errors)")
    }

    @Test("A preview does not replace a file that cannot be read")
    func unreadPage() throws {
        try folder.write("", to: "page.html")
        try #require(truncate(folder.path(of: "page.html"), 1 << 42) == 0)
        let preview = try plugingen("preview", "--output", "page.html", status: 1)
        expect(preview.errors.contains("the file is not a preview page, and was not replaced"))
        try plugingen("preview", "--output", "page.html", "--force")
        expect(try folder.read("page.html").hasPrefix("<!"))
    }

    @Test(
        "A type or an expression has at most 4,000 bytes, whatever its characters are",
        arguments: ["?", "!", ".A", "<Int>", "&A"])
    func longTypes(unit: String) throws {
        let long = String(repeating: unit, count: 20_000)
        for text in [
            #"{ "inputs": [{ "name": "a", "type": "Int\#(long)" }] }"#,
            #"{ "inputs": [{ "name": "a", "type": "Int", "default": "A\#(long)" }] }"#,
        ] {
            try folder.write(text, to: "Sources/App/Alpha.plugin.json")
            let command = try plugingen("validate", "--diagnostics", "line", status: 1)
            expect(command.errors.contains("is longer than 4000 bytes"))
        }
    }

    // MARK: - Other things in the places of files

    @Test(
        "Whatever stands in the place of a generated file is reported by the doctor, too",
        arguments: ["folder", "pipe", "link", "unreadable"])
    func placeOfFile(kind: String) throws {
        if kind == "unreadable", !Rights.canBeTaken { return }
        try plugingen("generate")
        let path = folder.path(of: generated)
        if kind != "unreadable" { try FileManager.default.removeItem(atPath: path) }
        switch kind {
        case "folder": try #require(mkdir(path, 0o777) == 0)
        case "pipe": try #require(mkfifo(path, 0o666) == 0)
        case "link": try #require(symlink(folder.path(of: "Package.swift"), path) == 0)
        default: try #require(chmod(path, 0o000) == 0)
        }
        func expectReport(_ command: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
            // Administrators can read all files.
            let result = try Command.run(
                Rights.program,
                Rights.arguments + [
                    Repository.plugingen.path(percentEncoded: false), command, "--diagnostics",
                    "line",
                ], in: folder.path)
            expect(result.status, equals: 1, sourceLocation: sourceLocation)
            expect(
                result.errors.contains("\(generated):1:1: error: cannot read: "), "\(result.text)",
                sourceLocation: sourceLocation)
        }
        try expectReport("check")
        try expectReport("doctor")
        // Without another controller, only the list of modules names the folder.
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/Generated/BetaViewController.swift"))
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/Beta.plugin.json"))
        try expectReport("doctor")
    }

    @Test(
        "A configuration that cannot be read is not ignored",
        arguments: ["folder", "pipe", "link", "huge"])
    func configuration(kind: String) throws {
        let path = folder.path(of: "plugingen.json")
        try FileManager.default.removeItem(atPath: path)
        switch kind {
        case "folder": try #require(mkdir(path, 0o777) == 0)
        case "pipe": try #require(mkfifo(path, 0o666) == 0)
        case "link": try #require(symlink("plugingen.json", path) == 0)
        default:
            try folder.write("", to: "plugingen.json")
            try #require(truncate(path, 2_000_000) == 0)
        }
        for command in ["generate", "check", "doctor", "validate"] {
            let result = try plugingen(command, "--diagnostics", "line", status: 1)
            let error = "plugingen.json:1:1: error: cannot read the configuration: "
            expect(result.errors.hasPrefix(error), "\(command): \(result.text)")
        }
    }

    // MARK: - Names

    @Test("Names that differ only in their Unicode normalization collide")
    func normalization() throws {
        let names = ["Caf\u{E9}", "Cafe\u{301}"]
        for name in names { try folder.write("{ }", to: "Twins/\(name).plugin.json") }
        guard try folder.files(below: "Twins").count == 2 else { return }
        let paths = names.map { "Twins/\($0).plugin.json" }
        for arguments in [["Twins"], paths] {
            for command in [["validate"], ["generate", "--output", "Out"]] {
                let result = try Command.run(
                    Repository.plugingen.path(percentEncoded: false),
                    command + arguments + ["--diagnostics", "line"], in: folder.path)
                expect(result.status, equals: 1, "\(arguments): \(result.text)")
                expect(
                    result.errors.contains("the names differ only in the Unicode normalization of a character"),
                    "\(arguments): \(result.text)")
            }
        }
        expect(!folder.exists("Out"))
    }

    @Test("Output shows the control characters of names and files, and does not obey them")
    func controlCharacters() throws {
        let hostile = "E\u{1B}[31m\u{9B}31m\u{7F}\nF"
        try folder.write("{ }", to: "\(hostile)/\(hostile).plugin.json")
        try folder.write("{ }", to: "\(hostile)/Good.plugin.json")
        try folder.write(
            #"{ "modules": [{ "name": "App", "descriptions": "\#(hostile.jsonEscaped)", "output": "Out\#(hostile.jsonEscaped)" }] }"#,
            to: "plugingen.json")
        let commands = [
            ["validate"], ["check"], ["generate"], ["doctor"], ["validate", hostile],
            ["init", "--module", "App", "--sources", hostile],
            ["new", "Loading", "--directory", hostile], ["new", "Loading", "--directory", hostile],
            ["new", "Error", "--directory", hostile, "--diff"],
            ["preview", hostile, "--output", "\(hostile)/\(hostile).html"],
            ["templates", "--eject", hostile, "PluginViewController"], [hostile],
            ["validate", "--\(hostile)"],
        ]
        func expectVisible(_ arguments: [String]) throws {
            let command = try Command.run(Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path)
            let controls = command.text.unicodeScalars.filter {
                $0.properties.generalCategory == .control && $0 != "\n"
            }
            expect(controls.isEmpty, "\(arguments): \(command.text.debugDescription)")
            expect(!command.text.contains("\nF"), "\(arguments): \(command.text)")
        }
        for arguments in commands { try expectVisible(arguments) }
        try FileManager.default.removeItem(atPath: folder.path(of: "\(hostile)/\(hostile).plugin.json"))
        for arguments in [
            ["generate", "--dry-run"], ["generate"], ["check"], ["doctor"],
            ["generate", "--prune"],
        ] { try expectVisible(arguments) }
    }
}

extension String {
    fileprivate var jsonEscaped: String {
        unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control
                ? "\\u" + String(format: "%04x", scalar.value) : String(scalar)
        }.joined()
    }
}
