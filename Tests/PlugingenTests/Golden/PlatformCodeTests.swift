import Foundation
import TestSupport
import Testing

/// Generates the largest module for fewer platforms.
@Suite("Generated code for some platforms", .timed)
struct PlatformCodeTests {
    private static let kits = #""kits": ["UIKit", "AppKit"],"#

    /// Generates the module `Everywhere` for macOS and another platform.
    private func generate(for platform: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy(DescribedModule.named("Everywhere").path, to: "Everywhere")
        let configuration = try folder.read("Everywhere/plugingen.json")
        try #require(configuration.contains(Self.kits))
        try folder.write(
            configuration.replacing(Self.kits, with: Self.kits + #""platforms": ["\#(platform)", "macOS"],"#),
            to: "Everywhere/plugingen.json")
        let command = try Command.plugingen(
            "generate", "Everywhere", "--output", "Sources", "--tests-output", "Tests", "--module",
            "Everywhere", in: folder)
        try #require(command.status == 0, "\(command.errors)")
        return folder
    }

    @Test("does not mention others", arguments: ["iOS", "macCatalyst", "tvOS", "visionOS"])
    func noOthers(platform: String) throws {
        let folder = try generate(for: platform)
        let own = platform == "macCatalyst" ? "iOS" : platform
        for file in try folder.files(below: "Sources") + folder.files(below: "Tests") {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            for other in ["iOS", "tvOS", "visionOS"] where other != own {
                expect(!text.contains("os(\(other))"), "\(file)")
                expect(!text.contains("\(other)ApplicationExtension"), "\(file)")
            }
        }
    }

    #if compiler(>=6.3)  // Older versions of swift-format have other rules.
    @Test("passes swift-format", arguments: ["iOS", "tvOS", "visionOS"])
    func formatted(platform: String) throws {
        let folder = try generate(for: platform)
        try FileManager.default.removeItem(atPath: folder.path(of: "Everywhere"))
        try expectFormatted(folder)
    }
    #endif
}
