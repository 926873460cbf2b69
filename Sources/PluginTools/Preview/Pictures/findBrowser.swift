import PluginCore
import SystemCalls

/// Returns the path of a browser that takes pictures: the one that `PLUGINGEN_BROWSER` names, or else one in `PATH` or
/// among the applications of a Mac.
///
/// - Parameter isProgram: whether there is a program at a path.
func findBrowser(
    environment: (String) -> String? = System.environment,
    isProgram: (String) -> Bool = { FileIO.stamp(of: $0)?.kind == .file }
) throws(PictureError) -> String {
    let folders = environment("PATH")
    if let named = environment("PLUGINGEN_BROWSER"), !named.isEmpty {
        let paths = named.contains("/") ? [named] : programPaths(named: named, in: folders)
        guard let path = paths.first(where: isProgram) else {
            throw PictureError(
                "'\(named)' in PLUGINGEN_BROWSER is not a program",
                note: "write a path: PLUGINGEN_BROWSER=/usr/bin/chromium")
        }
        return path
    }
    let applications = ["/Applications", joinPath(environment("HOME") ?? "", "Applications")]
    let paths =
        programs.flatMap { programPaths(named: $0, in: folders) }
        + applicationNames.flatMap { name in applications.map { "\($0)/\(name).app/Contents/MacOS/\(name)" } }
    guard let path = paths.first(where: isProgram) else {
        throw PictureError(
            "no browser was found that can take pictures",
            note: "install Chromium, Google Chrome or Microsoft Edge ('apt-get install chromium', "
                + "'brew install --cask chromium'), or name a program: PLUGINGEN_BROWSER=/usr/bin/chromium")
    }
    return path
}

/// Only Chromium, and browsers that are built from it, have the protocol that takes the pictures.
private let programs = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "microsoft-edge", "microsoft-edge-stable", "brave-browser", "vivaldi",
]

private let applicationNames = [
    "Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser", "Vivaldi",
    "Google Chrome Canary",
]

/// A reason that pictures cannot be taken.
struct PictureError: Error {
    let message: String
    let note: String?

    init(_ message: String, note: String? = nil) {
        self.message = message
        self.note = note
    }
}
