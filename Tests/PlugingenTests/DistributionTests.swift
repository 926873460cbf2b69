import Foundation
import TestSupport
import Testing

/// The package that offers the plugins with prebuilt programs.
@Suite("Distribution", .timed)
struct DistributionTests {
    private let folder: TemporaryFolder
    private static let script = Repository.path("Plugins", "Distribution", "bundle.sh")

    init() throws {
        folder = try TemporaryFolder("a b")
    }

    @Test("Merges programs for several platforms into one bundle")
    func merge() throws {
        for name in ["plugingen", "PlugingenBuildTool"] {
            try makeProgram(name, in: "linux")
            try makeProgram(name, in: "mac")
        }
        for (name, triples) in [
            ("linux", "x86_64-unknown-linux-gnu"),
            ("mac", "arm64-apple-macosx,x86_64-apple-macosx"),
        ] {
            let command = try bundle(
                "add", "\(name) package", triples, "\(name)/plugingen", "\(name)/PlugingenBuildTool")
            expect(command.status, equals: 0, "\(command.text)")
        }
        let command = try bundle("merge", "all", "linux package", "mac package")
        expect(command.status, equals: 0, "\(command.text)")

        let info = try JSONSerialization.jsonObject(
            with: Data(folder.read("all/plugingen.artifactbundle/info.json").utf8))
        let object = try #require(info as? [String: Any])
        expect(object["schemaVersion"] as? String, equals: "1.0")
        let artifacts = try #require(object["artifacts"] as? [String: [String: Any]])
        expect(artifacts.keys.sorted(), equals: ["PlugingenBuildTool", "plugingen"])
        for (name, artifact) in artifacts {
            expect(artifact["type"] as? String, equals: "executable")
            let version = try Command.plugingen("--version").output
            expect(version, equals: "plugingen \(artifact["version"] as? String ?? "")\n")
            let variants = try #require(artifact["variants"] as? [[String: Any]])
            expect(
                variants.map { $0["supportedTriples"] as? [String] },
                equals: [
                    ["arm64-apple-macosx", "x86_64-apple-macosx"], ["x86_64-unknown-linux-gnu"],
                ])
            for (variant, system) in zip(variants, ["mac", "linux"]) {
                let path = try #require(variant["path"] as? String)
                let program = folder.path(of: "all/plugingen.artifactbundle/" + path)
                expect(try Command.run(program, []).output, equals: "\(name) of \(system)\n")
            }
        }
    }

    @Test("Adding a platform again replaces it, and merging it twice is an error")
    func conflicts() throws {
        try makeProgram("plugingen", in: "one")
        for package in ["first", "second", "second"] {
            expect(try bundle("add", package, "x86_64-unknown-linux-gnu", "one/plugingen").status, equals: 0)
        }
        let command = try bundle("merge", "first", "second")
        expect(command.status, equals: 1)
        expect(command.errors, equals: "error: there are programs for x86_64-unknown-linux-gnu already\n")
    }

    @Test(
        "Rejects invalid arguments, missing programs and missing bundles",
        arguments: [
            (["add", "x"], 64, "say 'add PACKAGE TRIPLES PROGRAM …'"),
            (["add", "x", "a b", "one/plugingen"], 64, "'a b' are no triples"),
            (["add", "x", "linux", "nothing"], 1, "there is no program 'nothing'"),
            (["merge", "x", "nothing"], 1, "'nothing' has no plugingen.artifactbundle"),
            (["paint", "x", "y"], 64, "unknown command 'paint'"),
            (["publish", "x", "out"], 64, "say 'publish PACKAGE OUTPUT URL'"),
            (["publish", "x", "out", "http://a"], 64, "'http://a' must begin with https://"),
            (["publish", "x", "out", "https://a\"b"], 64, "'https://a\"b' is not a URL"),
            (["publish", "x", "out", "https://a"], 1, "'x' has no plugingen.artifactbundle"),
        ])
    func refusals(words: [String], status: Int32, message: String) throws {
        let command = try Command.run("sh", [Self.script] + words, in: folder.path)
        expect(command.status, equals: status)
        expect(command.errors.hasPrefix("error: \(message)"), "\(command.errors)")
        expect(try folder.files().isEmpty)
    }

    @Test("'make install' says so if shells do not find the program")
    func installation() throws {
        // Stands for a build that has been made.
        try folder.write(
            """
            #!/bin/sh
            case "$*" in *--show-bin-path*) echo "\(Repository.plugingen.deletingLastPathComponent().path(percentEncoded: false))" ;; esac

            """, to: "swift")
        let swift = folder.path(of: "swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let bin = folder.path(of: "local/bin")
        func install(searching path: String, _ settings: String...) throws -> String {
            let command = try Command.run(
                "make",
                ["-s", "install", "PREFIX=\(folder.path(of: "local"))", "SWIFT='\(swift)'"]
                    + settings,
                in: Repository.path(), environment: ["PATH": path])
            expect(command.status, equals: 0, "\(command.text)")
            return command.output
        }
        let hint = "\(bin) is not in PATH. "
        let first = try install(searching: path)
        expect(first.hasPrefix("installed \(bin)/plugingen\n\(hint)"), "\(first)")
        expect(first.hasSuffix("    export PATH=\"\(bin):$PATH\"\n"))
        expect(folder.exists("local/bin/plugingen"))
        expect(try install(searching: "\(bin):\(path)"), equals: "installed \(bin)/plugingen\n")
        let staged = try install(searching: path, "DESTDIR=\(folder.path(of: "stage"))")
        expect(!staged.contains("PATH"), "\(staged)")
    }

    @Test("The manifest offers the same plugins as the manifest of this repository")
    func manifest() throws {
        try makeProgram("plugingen", in: "one")
        expect(try bundle("add", "package", "x86_64-unknown-linux-gnu", "one/plugingen").status, equals: 0)
        let own = try Repository.text(of: "Package.swift")
        let other = try folder.read("package/Package.swift")
        for text in [own, other] {
            let plugins = text.matches(of: /\.plugin\(name: "(\w+)", targets: \["(\w+)"\]\)/)
            expect(plugins.map { $0.1 }, equals: ["PlugingenBuildPlugin", "PlugingenCommandPlugin"])
        }
        // Both manifests declare the same capability of the command plugin.
        let start = try #require(own.range(of: "capability: .command("))
        let end = try #require(own.range(of: "]),", range: start.upperBound..<own.endIndex))
        expect(other.contains(own[start.lowerBound..<end.upperBound]))
        expect(
            try folder.read("package/Plugins/PlugingenBuildPlugin/OutputNames.swift"),
            equals: try Repository.text(of: "Sources/PluginCore/Plan/OutputNames.swift"))
        let links = try folder.files().filter { file in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: file))) != nil
        }
        expect(links, equals: [])
    }

    @Test(
        "Writes a package that downloads its programs, with the version and the checksum of the zipped bundle"
    )
    func publishing() throws {
        try makeProgram("plugingen", in: "one")
        try #require(try bundle("add", "the package", "x86_64-unknown-linux-gnu", "one/plugingen").status == 0)
        let command = try bundle(
            "publish", "the package", "out here", "https://example.com/a/download/")
        try #require(command.status == 0, "\(command.text)")
        let version = try Command.plugingen("--version").output
            .replacing("plugingen ", with: "").replacing("\n", with: "")
        let address = "https://example.com/a/download/\(version)/plugingen.artifactbundle.zip"
        let checksum =
            try Command.run(
                "swift", ["package", "compute-checksum", "out here/plugingen.artifactbundle.zip"], in: folder.path
            ).output.split(separator: "\n").last ?? ""
        expect(checksum.wholeMatch(of: /[0-9a-f]{64}/) != nil)
        let manifest = try folder.read("out here/package/Package.swift")
        expect(
            manifest.contains(
                """
                        .binaryTarget(
                            name: "PlugingenPrograms",
                            url: "\(address)",
                            checksum: "\(checksum)"
                        ),

                """), "\(manifest)")
        let own = try folder.read("the package/Package.swift").components(separatedBy: "path:")[0]
        expect(manifest.hasPrefix(own))
        expect(
            try folder.files(below: "out here/package").map { $0.split(separator: "/").last ?? "" },
            equals: [
                "LICENSE", "Package.swift", "OutputNames.swift", "PlugingenBuildPlugin.swift",
                "PlugingenCommandPlugin.swift", "README.md",
            ])
        let text = try folder.read("out here/package/README.md")
        expect(text.contains("<\(address)>") && text.contains("from: \"\(version)\""))
        // Unpacked, the programs run.
        let variant = "plugingen.artifactbundle/variants/x86_64-unknown-linux-gnu/bin/plugingen"
        let unzip = try Command.run(
            "unzip", ["-q", "../out here/plugingen.artifactbundle.zip"], in: makeFolder("unpacked"))
        expect(unzip.status, equals: 0, "\(unzip.text)")
        expect(try Command.run(folder.path(of: "unpacked/" + variant), []).output, equals: "plugingen of one\n")
    }

    private func makeFolder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder.path(of: name), withIntermediateDirectories: true)
        return folder.path(of: name)
    }

    private func makeProgram(_ name: String, in system: String) throws {
        try folder.write("#!/bin/sh\necho \(name) of \(system)\n", to: "\(system)/\(name)")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "\(system)/\(name)"))
    }

    private func bundle(_ words: String...) throws -> Command {
        try Command.run("sh", [Self.script] + words, in: folder.path)
    }
}
