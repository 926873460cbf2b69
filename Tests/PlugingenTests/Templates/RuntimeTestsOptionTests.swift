import TestSupport
import Testing

@Suite("plugingen templates --runtime-tests")
struct RuntimeTestsOptionTests {
    private let folder: TemporaryFolder

    private static let timer = "Runtime/Parts/PluginTimer"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
    }

    private func plugingen(_ arguments: String...) throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["templates"] + arguments,
            in: folder.path)
    }

    /// Writes a custom copy of a runtime file that differs from the built-in one by a line.
    private func changeTimer() throws {
        try folder.write(#"{ "templates": "Mine" }"#, to: "plugingen.json")
        #expect(try plugingen("--eject", "Mine", Self.timer).status == 0)
        let path = "Mine/\(Self.timer).swift.template"
        try folder.write(try folder.read(path) + "// mine\n", to: path)
    }

    @Test("Writes a package with custom runtime files, the built-in ones and their tests")
    func write() throws {
        try changeTimer()
        let command = try plugingen("--runtime-tests", "Tests of runtime")
        #expect(command.status == 0 && command.errors == "", "\(command.text)")
        #expect(
            command.output == """
                wrote Tests of runtime, a package with the runtime files, their tests, and these \
                custom files:
                    Runtime/Parts/PluginTimer

                To run its tests:

                    cd 'Tests of runtime'
                    xcodebuild test -scheme Runtime -destination \
                'platform=iOS Simulator,name=iPhone 16'

                For AppKit, run 'swift test' there.

                """)
        let written = Set(try folder.files().filter { $0.hasPrefix("Tests of runtime/") })
        var expected: Set = ["Package.swift"]
        for (source, target) in [
            ("Templates/Runtime", "Sources/Runtime"), ("Tests/RuntimeTests", "Tests/RuntimeTests"),
        ] {
            for file in try Repository.files(in: source, withSuffix: ".swift") {
                let path = target + file.dropFirst(source.count)
                expected.insert(path)
                let text = try folder.read("Tests of runtime/\(path)")
                let original = try Repository.text(of: file)
                if path.hasSuffix("/PluginTimer.swift") {
                    #expect(text.hasSuffix(original + "// mine\n") && !text.contains("Made from"))
                } else {
                    #expect(text == original, "\(path)")
                }
            }
        }
        #expect(written == Set(expected.map { "Tests of runtime/\($0)" }))
        #expect(expected.count > 100)
    }

    @Test(
        "Writes the minimum versions of the configuration to the manifest",
        arguments: [
            ("15.0", #".iOS("15.0"), .macCatalyst("15.0"), .tvOS("15.0"), "#, true),
            ("17.2", #".iOS("17.2"), .macCatalyst("17.2"), .tvOS("15.0"), "#, false),
            ("17", #".iOS("17.0"), .macCatalyst("17.0"), .tvOS("15.0"), "#, false),
        ])
    func manifest(version: String, platforms: String, supportsOld: Bool) throws {
        try changeTimer()
        try folder.write(
            #"{ "templates": "Mine", "minimumVersions": { "iOS": "\#(version)" } }"#,
            to: "plugingen.json")
        #expect(try plugingen("--runtime-tests", "Out").status == 0)
        let manifest = try folder.read("Out/Package.swift")
        #expect(manifest.contains("platforms: [\(platforms)"), "\(manifest)")
        #expect(manifest.contains("SUPPORTS_IOS_16") == supportsOld)
        let description = try Command.run(
            "swift", ["package", "--package-path", folder.path(of: "Out"), "describe"])
        #expect(description.status == 0, "\(description.text)")
        #expect(description.output.contains("Name: RuntimeTests"))
    }

    @Test("Writes nothing into a folder with files, or over a file")
    func conflicts() throws {
        try changeTimer()
        try folder.write("mine", to: "Full/Notes.txt")
        for path in ["Full", "Full/Notes.txt"] {
            let command = try plugingen("--runtime-tests", path, "--diagnostics", "line")
            #expect(command.status == 1 && command.output == "")
            #expect(
                command.errors
                    == "\(path):1:1: error: this is not an empty folder: no file was written "
                    + "[file-access]\n")
        }
        #expect(try folder.files().filter { $0.hasPrefix("Full/") } == ["Full/Notes.txt"])
        #expect(try folder.read("Full/Notes.txt") == "mine")
    }

    @Test("Warns about a custom runtime file that does not replace a built-in one, or an old copy")
    func unknownFiles() throws {
        try folder.write("", to: "Mine/Runtime/Parts/PluginTimr.swift.template")
        let alone = try plugingen(
            "--runtime-tests", "Out", "--templates", "Mine", "--diagnostics", "line")
        #expect(alone.status == 1)
        #expect(
            alone.errors.contains(
                "PluginTimr.swift.template:1:1: warning: 'Runtime/Parts/PluginTimr'"))
        #expect(
            alone.errors.contains("did you mean 'Runtime/Parts/PluginTimer'"), "\(alone.errors)")
        #expect(alone.errors.contains("Mine:1:1: error: there are no custom runtime files to test"))
        #expect(!folder.exists("Out"))

        try changeTimer()
        let path = "Mine/\(Self.timer).swift.template"
        try folder.write(
            try folder.read(path).replacing(
                /fingerprint \w+/, with: "fingerprint 0123456789abcdef"),
            to: path)
        let both = try plugingen("--runtime-tests", "Out", "--diagnostics", "line")
        #expect(both.status == 0, "\(both.errors)")
        #expect(both.errors.contains("[unused-template]"))
        #expect(both.errors.contains("\(path):1:1: warning: the built-in template"))
    }

    @Test(
        "Rejects invalid combinations of options",
        arguments: [
            (
                ["--runtime-tests", "Out"],
                "there are no custom runtime files to test; 'plugingen templates --eject Templates "
            ),
            (
                ["--runtime-tests", "Out", "--eject", "Mine"],
                "use '--runtime-tests' or '--eject', not both"
            ),
            (["--runtime-tests", "Out", "--diff"], "use '--runtime-tests' or '--diff', not both"),
            (["--runtime-tests", "Out", "--all"], "use '--runtime-tests' or '--all', not both"),
            (
                ["--runtime-tests", "Out", "Recovery"],
                "'--runtime-tests' tests all custom runtime files: leave out 'Recovery'"
            ),
        ])
    func usage(arguments: [String], message: String) throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["templates"] + arguments,
            in: folder.path)
        #expect(command.status == 64)
        #expect(command.errors.hasPrefix("error: \(message)"), "\(command.errors)")
        #expect(try folder.files() == ["Package.swift"])
    }
}
