import Foundation

/// A folder of descriptions that tests generate code from. It can have the user's own code, in the folders `Support` and
/// `SupportTests`.
package struct DescribedModule: Sendable, CustomStringConvertible {
    package let name: String
    /// The folder, relative to the repository.
    package let folder: String

    /// The modules with golden files.
    package static let golden = modules(in: "Tests/Golden")
    /// The modules whose code is generated while tests run.
    package static let generated = modules(in: "Tests/Fixtures/Modules")
    package static let all = golden + generated

    /// Returns the module with a name.
    package static func named(_ name: String) -> DescribedModule {
        guard let module = all.first(where: { $0.name == name }) else {
            preconditionFailure("there is no module '\(name)'")
        }
        return module
    }

    package var description: String { name }

    /// Whether the module has golden files.
    package var isGolden: Bool { folder.hasPrefix("Tests/Golden/") }

    package var path: String { Repository.path(folder) }

    /// Returns the paths of the module's descriptions, relative to the repository.
    package func descriptions() throws -> [String] {
        try Repository.files(in: folder, withSuffix: ".plugin.json")
    }

    /// The path of the module's configuration, relative to the repository; nil if there is none.
    package var configuration: String? {
        let path = "\(folder)/plugingen.json"
        return FileManager.default.fileExists(atPath: Repository.path(path)) ? path : nil
    }

    private static func modules(in folder: String) -> [DescribedModule] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted().map {
            DescribedModule(name: $0, folder: "\(folder)/\($0)")
        }
    }
}
