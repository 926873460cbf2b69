import Foundation
import TestSupport

/// The browser of the tests: Chromium or Chrome, if there is one.
enum Chromium {
    /// The path of the program; nil if none is in `PATH`.
    static let path: String? = {
        let folders = (TestRun.environment["PATH"] ?? "").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            for folder in folders {
                let path = "\(folder)/\(name)"
                if FileManager.default.isExecutableFile(atPath: path) { return path }
            }
        }
        return nil
    }()

    /// Options for a browser without windows that loads nothing on its own account.
    static func options(profile: String) -> [String] {
        [
            "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--disable-gpu",
            "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
            "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            // Tests change the address more often than a page may.
            "--disable-ipc-flooding-protection",
            // Letters are as wide as the font says, not as wide as pixels are.
            "--font-render-hinting=none", "--force-device-scale-factor=1",
        ] + (getuid() == 0 ? ["--no-sandbox"] : [])
    }
}
