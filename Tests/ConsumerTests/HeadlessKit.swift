import Foundation
import TestSupport
import Testing

/// A kit of the fixtures, which takes the place of Apple's on Linux.
enum HeadlessKit: String, CaseIterable {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    /// The folder of its package.
    var package: String { Repository.path("Tests", "Fixtures", rawValue) }

    /// Builds it, and returns the folder of its modules.
    func modules() throws -> String {
        let package = Consumer(
            path: package,
            scratch: Repository.builds.appending(component: rawValue).path(percentEncoded: false))
        let build = try package.swift("build")
        try #require(build.status == 0, "\(build.text)")
        let folder = try package.swift("build", "--show-bin-path").output
        return folder.trimmingCharacters(in: .newlines) + "/Modules"
    }

    /// The options by which the compiler finds them.
    static let options: [HeadlessKit: Result<[String], any Error>] = Dictionary(
        uniqueKeysWithValues: allCases.map { kit in
            (kit, Result { ["-I", try kit.modules()] })
        })

    func options() throws -> [String] {
        try Self.options[self]?.get() ?? []
    }
}
