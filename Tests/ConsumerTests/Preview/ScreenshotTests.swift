import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Takes the screenshots of the starters for the README and the reference:
    /// `PLUGINGEN_SCREENSHOTS=1 swift test --filter ScreenshotTests`.
    @Suite("Screenshots")
    struct ScreenshotTests {
        /// The folder of the reference's images. DocC shows the ones with `~dark` in dark pages.
        private static let folder = "Sources/PluginCore/PluginCore.docc/Resources"

        /// Shows nothing behind the corners of a device.
        private static let transparentBackground = """
            (() => {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(":not([data-screen], [data-screen] *):has([data-screen]:not(.pane *)) { background: none !important }");
                document.adoptedStyleSheets = [sheet];
            })()
            """

        @Test(
            "show every starter in a phone, light and dark",
            .enabled(
                if: TestRun.environment["PLUGINGEN_SCREENSHOTS"] != nil,
                "PLUGINGEN_SCREENSHOTS writes images into the repository"))
        func starters() throws {
            let page = try BrowserTests.newPage()
            try page.setSize(1280, 1400)
            try page.call(
                "Emulation.setDefaultBackgroundColorOverride",
                ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
            try page.open(StarterPage.address())
            try page.run(Self.transparentBackground)
            for plugin in try StarterPage.data().plugins {
                for (appearance, suffix) in [("", ""), ("?dark", "~dark")] {
                    try page.go(to: "#\(plugin.name)\(appearance)")
                    let area: Area = try page.evaluate(
                        """
                        (() => {
                            const { x, y, width, height } = document.querySelector("[data-stage] figure .frame > *")
                                .getBoundingClientRect();
                            return { x: x + scrollX, y: y + scrollY, width, height };
                        })()
                        """)
                    let image = try page.screenshot(of: area)
                    #expect(image.count < 60_000, "\(plugin.name)\(suffix): \(image.count) bytes")
                    let file = "\(Self.folder)/starter-\(plugin.name)\(suffix).png"
                    let url = Repository.root.appending(path: file)
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try image.write(to: url)
                }
            }
        }
    }
}
