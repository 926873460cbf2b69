import Foundation
import TestSupport
import Testing

/// The page of the starters.
enum StarterPage {
    private static let file = Result {
        try previewPage("starters", of: Repository.path("Templates", "Starters"))
    }

    static func path() throws -> String { try file.get() }

    static func address() throws -> String { URL(filePath: try path()).absoluteString }

    static func data() throws -> PreviewData { try PreviewData(ofPageAt: path()) }
}

/// The page of a dialog with a handler that dismisses it.
enum DialogPage {
    private static let file = Result {
        try previewPage("dialog", of: Repository.path("Tests", "Fixtures", "Preview"))
    }

    static func address() throws -> String { URL(filePath: try file.get()).absoluteString }
}

/// Writes a page, and returns its path.
private func previewPage(_ name: String, of sources: String) throws -> String {
    let folder = Repository.builds.appending(component: "Preview")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(component: "\(name).html").path(percentEncoded: false)
    let preview = try Command.plugingen("preview", sources, "--output", path)
    try #require(preview.status == 0, "\(preview.text)")
    return path
}

extension PreviewData {
    /// Reads the data in a page.
    fileprivate init(ofPageAt path: String) throws {
        let page = try String(contentsOfFile: path, encoding: .utf8)
        let json = try #require(
            page.split(separator: #"<script type="application/json" id="data">"#).last?
                .split(separator: "</script>").first)
        self = try JSONDecoder().decode(PreviewData.self, from: Data(json.utf8))
    }
}
