import Foundation
import TestSupport
import Testing

/// A headless framework of the fixtures, which replaces Apple's framework on Linux.
enum HeadlessKit: String, CaseIterable {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    /// The folder of its package, which has a headless SwiftUI too.
    var package: String { Repository.path("Tests", "Fixtures", rawValue) }

    /// Builds the framework, and returns a folder with its modules. Those of other packages that are built in the same
    /// folder are left out.
    private func modules() throws -> String {
        let command = try build.swift("build")
        try #require(command.status == 0, "\(command.text)")
        let products = try build.swift("build", "--show-bin-path").output.trimmingCharacters(in: .newlines)
        let folder = "\(build.scratch)/\(rawValue)Modules"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for module in ["HeadlessKit", rawValue, "SwiftUI", "_Testing_\(rawValue)"] {
            let file = "\(module).swiftmodule"
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/\(file)", withDestinationPath: "\(products)/Modules/\(file)")
        }
        return folder
    }

    /// The package of the framework itself.
    var build: Consumer { Consumer(path: package, with: self) }

    /// The compiler options that make each framework available.
    private static let options: [HeadlessKit: Result<[String], any Error>] = Dictionary(
        uniqueKeysWithValues: allCases.map { kit in
            (kit, Result { ["-I", try kit.modules()] })
        })

    /// Returns the compiler options that make the framework and SwiftUI available.
    func options() throws -> [String] {
        try Self.options[self]?.get() ?? []
    }
}
