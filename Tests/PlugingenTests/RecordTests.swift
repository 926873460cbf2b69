import Foundation
import TestSupport
import Testing

@Suite("A run after which nothing has changed")
struct RecordTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("record λ")
        for name in ["Loading", "Error"] {
            try folder.write(#"{ "summary": "Shows something." }"#, to: "App/\(name).plugin.json")
        }
    }

    private func run(_ command: String, _ more: String..., output: String = "Out") throws -> Command
    {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            [command, "App", "--output", output] + more, in: folder.path,
            environment: ["XDG_CACHE_HOME": folder.path(of: "Caches")])
    }

    /// Runs until a record is kept that is believed, which is once all files are a moment old, and makes it name a file
    /// that there is not, to be told from a run that looks.
    private func plantRecord() throws {
        for _ in 1...200 {
            #expect(try run("generate").status == 0)
            guard let path = try folder.files(below: "Caches").first else { continue }
            let text = try String(contentsOfFile: path, encoding: .utf8)
            // One of files that were just written is looked into.
            guard text.contains("\0read\0") else { continue }
            let planted = text.replacing("\0Out/Child", with: "\0Planted/Child", maxReplacements: 1)
            #expect(planted != text)
            try planted.write(toFile: path, atomically: true, encoding: .utf8)
            return
        }
        Issue.record("no record was kept")
    }

    private func looks(_ command: Command) -> Bool { !command.output.contains("Planted") }

    @Test("is told without a look at the files, by 'generate' and 'check', unless it is asked for")
    func hit() throws {
        try plantRecord()
        let check = try run("check")
        #expect(!looks(check))
        #expect(check.output.hasPrefix("up to date      Planted/ChildContainment.swift\n"))
        #expect(check.status == 0)
        #expect(try run("generate").output == "0 written, 3 unchanged\n")
        #expect(try run("check", "--diagnostics", "json").output.contains("Planted"))
        let whole = try run("check", "--no-cache")
        #expect(looks(whole))
        #expect(whole.output.hasPrefix("up to date      Out/ChildContainment.swift\n"))
        #expect(try looks(run("check", output: "Out/")))
    }

    @Test("looks again after any change of what it depends on")
    func misses() throws {
        let changes: [(String, () throws -> Void)] = [
            ("description", { try folder.write("{ }", to: "App/Error.plugin.json") }),
            ("new description", { try folder.write("{ }", to: "App/Deep/New.plugin.json") }),
            ("configuration", { try folder.write("{ }", to: "App/plugingen.json") }),
            (
                "configuration of the package",
                { try folder.write(#"{ "access": "public" }"#, to: "plugingen.json") }
            ),
            ("edit", { try folder.write("mine", to: "Out/ErrorViewController.swift") }),
            (
                "file that is gone",
                {
                    try FileManager.default.removeItem(
                        atPath: folder.path(of: "Out/ErrorViewController.swift"))
                }
            ),
            (
                "description that is gone",
                {
                    try FileManager.default.removeItem(
                        atPath: folder.path(of: "App/Error.plugin.json"))
                }
            ),
            (
                "source of the same name",
                { try folder.write("", to: "App/ErrorViewController.swift") }
            ),
        ]
        try folder.write("// A package.", to: "Package.swift")
        for (name, change) in changes {
            for gone in ["Out", "App/Deep", "App/plugingen.json", "plugingen.json", "Caches"]
                + ["App/ErrorViewController.swift"]
            {
                try? FileManager.default.removeItem(atPath: folder.path(of: gone))
            }
            try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Error.plugin.json")
            try plantRecord()
            #expect(try !looks(run("check")), "\(name)")
            try change()
            #expect(try looks(run("check")), "\(name)")
        }
    }

    @Test("is not kept with a warning, which is told each time")
    func warnings() throws {
        try folder.write(
            #"{ "content": { "button": "ok", "title": "OK" } }"#, to: "App/Error.plugin.json")
        for _ in 1...20 {
            #expect(try run("generate").errors.contains("nothing happens when 'ok' is tapped"))
        }
        #expect(try folder.files(below: "Caches").isEmpty)
    }
}
