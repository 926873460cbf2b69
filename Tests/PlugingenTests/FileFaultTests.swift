import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Runs that are interrupted or fail: each file has all of its old or all of its new contents.
///
/// The variable `PLUGINGEN_FAULTS` sets how many runs are killed, and how many run side by side.
@Suite("Interrupted and failing runs", .timed, .serialized)
struct FileFaultTests {
    private let folder: TemporaryFolder
    /// The generated contents for each version of the descriptions, by file name.
    private let versions: [[String: String]]

    private static let count = TestRun.number(of: "PLUGINGEN_FAULTS") ?? 20

    init() throws {
        folder = try TemporaryFolder()
        var versions: [[String: String]] = []
        for version in ["A", "B"] {
            for number in 0..<12 {
                let summary = String(repeating: "Version \(version) of it. ", count: 40)
                try folder.write("{ \"summary\": \"\(summary)\" }", to: "\(version)/Plugin\(number).plugin.json")
            }
            let command = try Command.plugingen("generate", version, "--output", "Expected\(version)", in: folder)
            try #require(command.status == 0, "\(command.text)")
            versions.append(try Self.contents(of: "Expected\(version)", in: folder))
        }
        self.versions = versions
        expect(versions[0].count, equals: 13)
    }

    @Test("A killed run leaves no partly written file, and the next run succeeds")
    func isKilled() throws {
        var generator = SplitMix(state: UInt64(TestRun.seed))
        var killed = 0
        for round in 0..<Self.count {
            let process = try start(round % 2 == 0 ? "B" : "A")
            usleep(UInt32(generator.below(60_000)))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { killed += 1 }
            try expectWhole(ignoringTemporaries: true)
        }
        expect(killed > Self.count / 10)
        let command = try Command.plugingen("generate", "A", "--output", "Out", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        expect(try contents(of: "Out"), equals: versions[0])
    }

    /// A random time is rarely between two system calls, so this test kills the run at each call.
    @Test(
        "A run killed at any of its system calls leaves no partly written file",
        .enabled(if: Tracer.isThere, "strace is not installed"),
        arguments: ["write", "rename"] + (TestRun.scope == .all ? ["flock", "close", "openat"] : []))
    func isKilledAtCall(call: String) throws {
        var killed = 0
        for count in 1...15 {
            let number = ["close", "openat"].contains(call) ? 8 * count : count
            let trace = try Command.run(
                "strace",
                ["-qq", "-o", "trace", "-e", "inject=\(call):signal=SIGKILL:when=\(number)"] + [
                    Repository.plugingen.path(percentEncoded: false), "generate",
                    count % 2 == 0 ? "A" : "B", "--output", "Out",
                ], in: folder.path)
            if trace.status != 0 { killed += 1 }
            try expectWhole(ignoringTemporaries: true)
        }
        expect(killed > 5)
        try generate("A", expecting: nil)
        expect(try contents(of: "Out"), equals: versions[0])
    }

    @Test(
        "A killed 'new' command leaves no partly written description",
        .enabled(if: Tracer.isThere, "strace is not installed"), arguments: ["write", "link", "unlink", "flock"])
    func newIsKilledAtCall(call: String) throws {
        let starter = try Repository.text(of: "Templates/Starters/Loading.plugin.json")
        var killed = 0
        for number in 1...3 {
            let trace = try Command.run(
                "strace",
                ["-qq", "-o", "trace", "-e", "inject=\(call):signal=SIGKILL:when=\(number)"] + [
                    Repository.plugingen.path(percentEncoded: false), "new", "Loading",
                    "--directory", "New\(number)",
                ], in: folder.path)
            if trace.status != 0 { killed += 1 }
            let item = "New\(number)/Loading.plugin.json"
            let isThere = folder.exists(item)
            if isThere { expect(try folder.read(item), equals: starter) }
            let next = try Command.plugingen(
                "new", isThere ? "Error" : "Loading", "--directory", "New\(number)", in: folder)
            expect(next.status, equals: 0, "\(next.text)")
            expect(try folder.read(item), equals: starter)
            expect(try folder.files().filter { $0.contains("/.plugingen-") }, equals: [])
        }
        expect(killed > 0)
    }

    /// The variable `PLUGINGEN_FAULTS` is the number of runs that are killed, for each kind of command.
    @Test(
        "Whatever a killed 'new --tests' leaves, the same command completes",
        .enabled(if: Tracer.isThere, "strace is not installed"),
        arguments: ["MiniPlayer"] + (TestRun.scope == .all ? ["Loading"] : []))
    func newWithTestsIsKilled(plugin: String) throws {
        let arguments = [
            "new", plugin, "--directory", "App", "--tests", "Tests", "--module", "App",
        ]
        try folder.write("mine", to: "Whole/App/.plugingen-notes")
        let whole = try Command.run(
            Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path(of: "Whole"))
        try #require(whole.status == 0, "\(whole.text)")
        let expected = try contents(of: "Whole")
        expect(expected.count, equals: 3)
        try killAtEachCall(arguments) {
            try folder.write("mine", to: "Killed/App/.plugingen-notes")
        } afterwards: { killed in
            let next = try Command.run(
                Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path(of: "Killed"))
            expect(next.status, equals: 0, "\(killed): \(next.text)")
            expect(try contents(of: "Killed"), equals: expected, "\(killed)")
        }
    }

    /// Kills a command at its first, second, third … call of each kind, until it ends on its own.
    private func killAtEachCall(
        _ arguments: [String], in item: String = "Killed", prepare: () throws -> Void,
        afterwards check: (_ killed: String) throws -> Void
    ) throws {
        var total = 0
        var leftovers = 0
        let calls = [
            "write", "link", "unlink", "flock", "mkdir", "rename", "chmod", "close", "fstat",
            "exit_group", "openat",
            "newfstatat", "getdents64", "read", "mmap", "mprotect", "getcwd", "brk", "rt_sigaction",
            "futex", "munmap", "lseek",
        ]
        var numbers = Dictionary(uniqueKeysWithValues: calls.map { ($0, 1) })
        while total < Self.count, !numbers.isEmpty {
            for call in calls where total < Self.count {
                guard let number = numbers[call] else { continue }
                try? FileManager.default.removeItem(atPath: folder.path(of: item))
                try prepare()
                let trace = try Command.run(
                    "strace",
                    [
                        "-f", "-qq", "-o", folder.path(of: "trace"), "-e",
                        "inject=\(call):signal=SIGKILL:when=\(number)",
                        Repository.plugingen.path(percentEncoded: false),
                    ] + arguments, in: folder.path(of: item))
                numbers[call] = trace.status > 1 ? number + 1 : nil
                guard numbers[call] != nil else { continue }
                total += 1
                if try folder.files().contains(where: { $0.contains(".temporary") }) {
                    leftovers += 1
                }
                try check("\(call) \(number)")
            }
        }
        print("'\(arguments[0])' was killed \(total) times, and left \(leftovers) temporary files")
        expect(total > 10 && leftovers > 0)
    }

    @Test("Two runs into the same folder both succeed and leave no partly written file")
    func runsTwice() throws {
        for round in 0..<Self.count {
            let processes = [try start("A"), try start(round % 3 == 0 ? "A" : "B")]
            for process in processes {
                process.waitUntilExit()
                expect(process.terminationStatus, equals: 0)
            }
            try expectWhole(ignoringTemporaries: false)
        }
    }

    @Test(
        "A full disk is reported, and no partly written file is left", .enabled(if: Disk.canBeMade))
    func diskIsFull() throws {
        let disk = try Disk(at: folder.path(of: "Out"), kilobytes: 36)
        defer { disk.remove() }
        try generate("A", expecting: "cannot write: no space left on device")
        try expectWhole(ignoringTemporaries: false)
        try generate("B", expecting: "cannot write: no space left on device")
        try expectWhole(ignoringTemporaries: false)
    }

    @Test(
        "A limit on the size of files is reported, and no partly written file is left",
        .enabled(if: Bound.canBeSet, "a sanitizer does not run within the bound"))
    func filesAreBounded() throws {
        try generate("A", expecting: nil)
        let command = try Bound.run("generate", "B", "--output", "Out", in: folder.path)
        expect(command.status, equals: 1)
        expect(command.errors.contains("cannot write: file too large"), "\(command.errors)")
        expect(command.errors.contains("nothing was written here"), "\(command.errors)")
        try expectWhole(ignoringTemporaries: false)
    }

    @Test("A folder without write permission is reported", .enabled(if: Rights.canBeTaken))
    func folderIsReadOnly() throws {
        try generate("A", expecting: nil)
        try #require(chmod(folder.path(of: "Out"), 0o555) == 0)
        defer { chmod(folder.path(of: "Out"), 0o755) }
        let command = try Command.run(
            Rights.program,
            Rights.arguments + [
                Repository.plugingen.path(percentEncoded: false), "generate", "B", "--output",
                "Out",
            ], in: folder.path)
        expect(command.status, equals: 1)
        expect(command.errors.contains("cannot write: permission denied"), "\(command.errors)")
        expect(try contents(of: "Out"), equals: versions[0])
    }

    @Test("Links in the output folder are not followed", arguments: ["same", "other", "none"])
    func filesAreLinks(elsewhere: String) throws {
        let name = "Plugin3ViewController.swift"
        let text = elsewhere == "same" ? versions[0][name] ?? "" : "elsewhere"
        if elsewhere != "none" { try folder.write(text, to: "Elsewhere/\(name)") }
        try FileManager.default.createDirectory(atPath: folder.path(of: "Out"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "Out/\(name)"), withDestinationPath: "../Elsewhere/\(name)")
        let error = "\(name):1:1: error: cannot read: a link is in its place, which is not followed"
        try generate("A", expecting: error, advice: "remove it")
        // In its own folder, the build replaces what is there.
        let paths = (0..<12).map { "A/Plugin\($0).plugin.json" }
        let build = try Command.run(
            Repository.buildTool.path(percentEncoded: false), ["--output", "Out", "--"] + paths, in: folder.path)
        expect(build.status, equals: 0, "\(build.text)")
        expect(try contents(of: "Out"), equals: versions[0])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: "Out/\(name)"))
        expect(attributes[.type] as? FileAttributeType, equals: .typeRegular)
        if elsewhere == "none" {
            expect(!folder.exists("Elsewhere"))
        } else {
            expect(try folder.read("Elsewhere/\(name)"), equals: text)
        }
    }

    @Test("A folder in the place of a generated file is reported, and nothing is written")
    func fileIsFolder() throws {
        try folder.write("inside", to: "Out/Plugin3ViewController.swift/inside")
        let error = "Plugin3ViewController.swift:1:1: error: cannot read: it is a folder"
        try generate("A", expecting: error, advice: nil)
        expect(try contents(of: "Out"), equals: ["Plugin3ViewController.swift/inside": "inside"])
    }

    @Test("A file or a dangling link in the place of the output folder is reported")
    func folderIsNone() throws {
        try folder.write("a file", to: "Out")
        try generate("A", expecting: "Out:1:1: error: cannot make the folder: a file has its name")
        expect(try folder.read("Out"), equals: "a file")
        try FileManager.default.removeItem(atPath: folder.path(of: "Out"))
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: "Out"), withDestinationPath: "Nowhere")
        try generate("A", expecting: "Out:1:1: error: cannot make the folder: a link that leads to no folder has")
        expect(!folder.exists("Nowhere"))
    }

    @Test("A huge file in the place of a generated file is rejected before it is read")
    func fileIsHuge() throws {
        try folder.write("", to: "Out/Plugin3ViewController.swift")
        try #require(truncate(folder.path(of: "Out/Plugin3ViewController.swift"), 1 << 40) == 0)
        let error = "Plugin3ViewController.swift:1:1: error: cannot read: it is larger than 10 MB"
        try generate("A", expecting: error, advice: nil)
    }

    @Test("Descriptions with unsafe or duplicate names are rejected, and nothing is written")
    func names() throws {
        for name in [
            "..", "a\\b", "A B", "a\u{1}b", "Ａ\u{202E}",
            String(repeating: "A", count: 101), String(repeating: "é", count: 60),
        ] {
            try folder.write("{ }", to: "Names/\(name).plugin.json")
        }
        try folder.write("{ }", to: "Names/Twin.plugin.json")
        try folder.write("{ }", to: "Names/TWIN.plugin.json")
        // A name that is not UTF-8.
        let bytes = Array(folder.path(of: "Names/").utf8) + [0x41, 0xFF] + Array(".plugin.json".utf8)
        #if os(Linux)
        let descriptor = bytes.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { buffer in
            open(Array(buffer) + [0], O_CREAT | O_WRONLY, 0o644)
        }
        close(descriptor)
        #endif
        let command = try Command.plugingen(
            "generate", "Names", "Names/...plugin.json", "--output", "Out", "--diagnostics", "line", in: folder)
        expect(command.status, equals: 1)
        expect(!folder.exists("Out"))
        let lines = command.errors.split(separator: "\n")
        expect(lines.count, equals: 9, "\(command.errors)")
        expect(lines.allSatisfy { $0.contains("plugin.json:1:1: error: ") }, "\(command.errors)")
        expect(command.errors.contains("another description is named"), "\(command.errors)")
        expect(command.errors.contains("a plugin's name has at most 100 bytes"))
    }

    private func start(_ version: String) throws -> Process {
        let process = Process()
        process.executableURL = Repository.plugingen
        process.arguments = ["generate", version, "--output", "Out", "--quiet"]
        process.currentDirectoryURL = URL(filePath: folder.path)
        try process.run()
        return process
    }

    private func generate(
        _ version: String, expecting error: String?,
        advice: String? = "nothing was written here; fix this and run again",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let command = try Command.plugingen("generate", version, "--output", "Out", in: folder)
        expect(command.status, equals: (error == nil ? 0 : 1), sourceLocation: sourceLocation)
        for text in [error, advice].compactMap(\.self) where error != nil {
            expect(command.errors.contains(text), "\(command.text)", sourceLocation: sourceLocation)
        }
    }

    /// Expects that each file has the complete contents of one of the two versions.
    private func expectWhole(
        ignoringTemporaries: Bool, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        for (name, text) in try contents(of: "Out") {
            if ignoringTemporaries, name.hasPrefix(".plugingen-") { continue }
            expect(versions.contains { $0[name] == text }, "\(name)", sourceLocation: sourceLocation)
        }
    }

    private func contents(of item: String) throws -> [String: String] {
        try Self.contents(of: item, in: folder)
    }

    private static func contents(of item: String, in folder: TemporaryFolder) throws -> [String: String] {
        guard folder.exists(item) else { return [:] }
        var contents: [String: String] = [:]
        for file in try folder.files() where file.hasPrefix(item + "/") {
            contents[String(file.dropFirst(item.count + 1))] = try folder.read(file)
        }
        return contents
    }
}

/// A run that cannot write files larger than 1 kB.
private enum Bound {
    static let canBeSet = (try? run("--version", in: "/").status) == 0

    static func run(_ arguments: String..., in folder: String) throws -> Command {
        let script = #"trap "" XFSZ; ulimit -f 1; exec "$0" "$@""#
        return try Command.run(
            "bash", ["-c", script, Repository.plugingen.path(percentEncoded: false)] + arguments, in: folder)
    }
}

private enum Tracer {
    static let isThere = (try? Command.run("strace", ["-o", "/dev/null", "true"]).status) == 0
}

/// A small disk, if the operating system allows the tests to create one.
private struct Disk {
    private let path: String

    static let canBeMade: Bool = {
        guard let folder = try? TemporaryFolder(), let disk = try? Disk(at: folder.path(of: "disk"), kilobytes: 4)
        else { return false }
        disk.remove()
        return true
    }()

    init(at path: String, kilobytes: Int) throws {
        self.path = path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let mount = try Command.run("mount", ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path])
        try #require(mount.status == 0)
    }

    func remove() {
        _ = try? Command.run("umount", [path])
    }
}
