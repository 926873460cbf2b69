import Foundation
import TestSupport
import Testing

/// Takes the screenshots of the starters for the README and the reference:
/// `PLUGINGEN_SCREENSHOTS=1 swift test --filter ScreenshotTests`.
@Suite("Screenshots")
struct ScreenshotTests {
    /// The folder of the reference's images. DocC shows the ones with `~dark` in dark pages.
    private static let folder = "Sources/PluginCore/PluginCore.docc/Resources"

    @Test(
        "show every starter in a phone, light and dark",
        .enabled(
            if: TestRun.environment["PLUGINGEN_SCREENSHOTS"] != nil,
            "PLUGINGEN_SCREENSHOTS writes images into the repository"))
    func starters() throws {
        let pictures = try TemporaryFolder()
        let command = try Command.plugingen(
            "preview", StarterPage.sources, "--images", pictures.path)
        try #require(command.status == 0, "\(command.text)")
        for plugin in try StarterPage.data().plugins {
            for name in [plugin.name, "\(plugin.name)~dark"] {
                let image = try Data(
                    contentsOf: URL(filePath: pictures.path(of: "\(name).png")))
                #expect(image.count < 60_000, "\(name): \(image.count) bytes")
                let url = Repository.root.appending(path: "\(Self.folder)/starter-\(name).png")
                try image.write(to: url)
            }
        }
    }
}
