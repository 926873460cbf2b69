import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of the package that `.github/workflows` builds with Apple's UIKit and AppKit.
    @Suite("The package of golden modules", .ofCommits)
    struct GoldenPackageTests {
        @Test("contains each golden module with its generated tests")
        func targets() throws {
            let folder = try TemporaryFolder("golden modules")
            let script = try Command.run(
                "sh", [Repository.path("Tests", "Apple", "write-package.sh"), folder.path],
                environment: ["PLUGINGEN": Repository.plugingen.path(percentEncoded: false)])
            try #require(script.status == 0, "\(script.text)")
            let description = try Command.run(
                "swift", ["package", "--package-path", folder.path, "describe", "--type", "json"])
            struct Package: Decodable {
                struct Target: Decodable { let name: String }
                let targets: [Target]
            }
            let package = try JSONDecoder().decode(Package.self, from: Data(description.output.utf8))
            let modules = DescribedModule.all.map(\.name)
            expect(
                package.targets.map(\.name).sorted(),
                equals: modules.flatMap { module in
                    // The configuration of this module says that it has no tests.
                    module == "Untested" ? [module] : [module, "\(module)Tests"]
                }.sorted())
        }
    }
}
