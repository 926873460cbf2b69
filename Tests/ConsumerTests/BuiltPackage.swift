import Foundation
import TestSupport
import Testing

/// A package of plugingen with the programs that were built together with the tests. A package that
/// depends on it builds in a quarter of the time.
enum BuiltPackage {
    private static let folder = Result {
        let folder = Repository.builds.appending(components: "Built", "plugingen").path(percentEncoded: false)
        let bundle = try Command.run(
            "sh",
            [
                Repository.path("Plugins", "Distribution", "bundle.sh"), "add",
                folder, try triple(),
                Repository.plugingen.path(percentEncoded: false),
                Repository.buildTool.path(percentEncoded: false),
            ])
        try #require(bundle.status == 0, "\(bundle.text)")
        return folder
    }

    /// The folder of the package.
    static func path() throws -> String {
        try folder.get()
    }

    /// Returns the target triple that programs are built for.
    private static func triple() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { let unversionedTriple: String }
            let target: Target
        }
        let target = try Command.run("swiftc", ["-print-target-info"])
        return try JSONDecoder().decode(Info.self, from: Data(target.output.utf8)).target.unversionedTriple
    }
}
