import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Plugins in the parts of a list.
    @Suite("Plugins in lists on a preview page")
    struct PreviewListTests {
        private let page: BrowserPage

        init() throws {
            let folder = Repository.builds.appending(component: "Preview")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let descriptions = try TemporaryFolder()
            for (name, position) in [
                ("Head", "tableHeader"), ("Foot", "tableFooter"), ("Back", "listBackground"),
            ] {
                try descriptions.write(
                    #"{ "content": { "label": "textLabel", "text": "A", "layout": "fill" }, "placement": "\#(position)" }"#,
                    to: "\(name).plugin.json")
            }
            let path = folder.appending(component: "lists.html").path(percentEncoded: false)
            let preview = try Command.plugingen("preview", "--output", path, in: descriptions)
            try #require(preview.status == 0, "\(preview.text)")
            page = try BrowserTests.newPage()
            try page.setSize(1280, 900)
            try page.open("file://" + path)
        }

        @Test(
            "are above, below or behind the rows of a table, whatever the host",
            arguments: [
                ("Head", 26, "table header, in the"),
                ("Foot", 26, "table footer, in the"),
                ("Back", 0, "list background, in the"),
            ])
        func parts(name: String, rows: Int, words: String) throws {
            try page.go(to: "#\(name)")
            let plugin = "document.querySelector('[data-stage] [data-plugin]')"
            let screen = "\(plugin).closest('[data-screen]')"
            let count: Int = try page.evaluate("\(screen).querySelectorAll('.device-table-row').length")
            expect(count, equals: rows)
            let (top, bottom): (Double, Double) = (
                try page.evaluate("\(plugin).getBoundingClientRect().top - \(screen).getBoundingClientRect().top"),
                try page.evaluate("\(screen).getBoundingClientRect().bottom - \(plugin).getBoundingClientRect().bottom")
            )
            // The bars of a phone cover the background, but not the header and the footer.
            expect(name == "Head" ? top > 20 && bottom > 200 : abs(top) < 1 || name == "Foot")
            expect(name == "Foot" ? bottom > 10 && top > 200 : abs(bottom) < 1 || name == "Head")
            expect(try page.evaluate("document.body.textContent.includes('\(words)')") as Bool)
            expect(try page.takeRecords().problems, equals: [])
        }
    }
}
