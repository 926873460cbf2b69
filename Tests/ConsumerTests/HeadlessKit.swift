import Foundation
import TestSupport
import Testing

/// A headless framework of the fixtures, which replaces Apple's framework on Linux.
enum HeadlessKit: String, CaseIterable {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    /// The folder of its package.
    var package: String { Repository.path("Tests", "Fixtures", rawValue) }

    /// Builds the framework, and returns the folder of its modules.
    func modules() throws -> String {
        let package = Consumer(
            path: package,
            scratch: Repository.builds.appending(component: rawValue).path(percentEncoded: false))
        let build = try package.swift("build")
        try #require(build.status == 0, "\(build.text)")
        let folder = try package.swift("build", "--show-bin-path").output
        return folder.trimmingCharacters(in: .newlines) + "/Modules"
    }

    /// The compiler options that make each framework available.
    static let options: [HeadlessKit: Result<[String], any Error>] = Dictionary(
        uniqueKeysWithValues: allCases.map { kit in
            (kit, Result { ["-I", try kit.modules()] })
        })

    func options() throws -> [String] {
        try Self.options[self]?.get() ?? []
    }
}
