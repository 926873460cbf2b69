import Foundation
import TestSupport
import Testing

/// The page of the starters.
enum StarterPage {
    private static let file = Result {
        let folder = Repository.builds.appending(component: "Preview")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(component: "starters.html").path(percentEncoded: false)
        let preview = try Command.plugingen(
            "preview", Repository.path("Templates", "Starters"), "--output", path)
        try #require(preview.status == 0, "\(preview.text)")
        return path
    }

    static func path() throws -> String { try file.get() }

    static func address() throws -> String { "file://" + (try path()) }

    /// The data in the page.
    static func data() throws -> PreviewData {
        let page = try String(contentsOfFile: path(), encoding: .utf8)
        let json = try #require(
            page.split(separator: #"<script type="application/json" id="data">"#).last?
                .split(separator: "</script>").first)
        return try JSONDecoder().decode(PreviewData.self, from: Data(json.utf8))
    }
}
