import TestSupport
import Testing

/// The manifests on the page `Diagnostics.md`, read by the doctor.
@Suite("Examples of manifests")
struct ManifestExampleTests {
    @Test(
        "The doctor reports each wrong part of a manifest, and accepts each right one",
        .enabled(if: TestRun.scope == .all, "SwiftPM reads more than ten manifests"))
    func manifests() throws {
        var accepted: Set<String> = []
        for explanation in try Explanation.all() {
            guard let wrong = Self.manifest(explanation.wrong),
                let right = Self.manifest(explanation.right)
            else { continue }
            let name = explanation.identifier
            let doctor = try Self.examine(manifestWith: wrong)
            #expect(doctor.text.contains("[\(name)]"), "\(name): \(doctor.text)")
            guard accepted.insert(right).inserted else { continue }
            let other = try Self.examine(manifestWith: right)
            #expect(other.status == 0 && other.errors == "", "\(name): \(other.text)")
        }
        #expect(accepted.count > 4)
    }

    /// Returns the part of a manifest that an example shows; nil for other examples.
    private static func manifest(_ example: Explanation.Example) -> String? {
        guard case .code(let code) = example, code.hasPrefix("Package.swift:\n") else { return nil }
        return code.split(separator: "\n").dropFirst().map { $0.dropFirst(4) }
            .joined(separator: "\n")
    }

    /// Runs the doctor for a package whose manifest contains a text in place of its usual part of that kind.
    private static func examine(manifestWith text: String) throws -> Command {
        let plugins = #"plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]"#
        let usual = [
            "// swift-tools-version": "// swift-tools-version: 6.1",
            "platforms:": "platforms: [.iOS(.v15)]",
            ".package(": #".package(url: "https://example.com/plugingen.git", from: "0.1.0")"#,
            ".target(": ".target(name: \"App\", \(plugins))",
            ".testTarget(": ".testTarget(name: \"AppTests\", dependencies: [\"App\"], \(plugins))",
        ]
        func part(_ kind: String) -> String { text.hasPrefix(kind) ? text : usual[kind] ?? "" }
        let folder = try TemporaryFolder()
        try folder.write(
            """
            \(part("// swift-tools-version"))
            import PackageDescription
            let package = Package(
                name: "Shop",
                \(part("platforms:")),
                dependencies: [\(part(".package("))],
                targets: [\(part(".target(")), \(part(".testTarget("))])
            """, to: "Package.swift")
        try folder.write("", to: "Sources/App/App.swift")
        try folder.write("", to: "Tests/AppTests/AppTests.swift")
        try folder.write("{}", to: "Sources/App/Plugins/Loading.plugin.json")
        return try Command.plugingen("doctor", "--diagnostics", "line", in: folder)
    }
}
