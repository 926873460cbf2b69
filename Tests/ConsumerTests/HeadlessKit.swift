import Foundation
import TestSupport
import Testing

/// A headless framework of the fixtures, which replaces Apple's framework on Linux.
enum HeadlessKit: String, CaseIterable {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    /// The folder of its package.
    var package: String { Repository.path("Tests", "Fixtures", rawValue) }

    /// The name of the package with a headless SwiftUI for the framework.
    var swiftUIPackageName: String { self == .uiKit ? "SwiftUI" : "MacSwiftUI" }

    /// The folder of that package.
    var swiftUIPackage: String { Repository.path("Tests", "Fixtures", swiftUIPackageName) }

    /// Builds the framework, and returns the folder of its modules.
    func modules() throws -> String { try modules(of: package) }

    /// The build folder of the framework and of its SwiftUI, which share it, so that the framework is compiled once.
    var scratch: String {
        Repository.builds.appending(component: rawValue).path(percentEncoded: false)
    }

    /// Builds a package of fixtures, and returns the folder of its modules.
    private func modules(of package: String) throws -> String {
        let package = Consumer(path: package, scratch: scratch)
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

    /// The compiler options that make each framework and SwiftUI available.
    static let swiftUIOptions: [HeadlessKit: Result<[String], any Error>] = Dictionary(
        uniqueKeysWithValues: allCases.map { kit in
            (kit, Result { ["-I", try kit.modules(of: kit.swiftUIPackage)] })
        })

    /// - Parameter withSwiftUI: whether SwiftUI is available too.
    func options(withSwiftUI: Bool = false) throws -> [String] {
        try (withSwiftUI ? Self.swiftUIOptions : Self.options)[self]?.get() ?? []
    }
}
