import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// A page that is open while plugingen watches.
    @Suite("A watched preview page")
    struct PreviewWatchTests {
        private static func write(_ text: String, to folder: TemporaryFolder) throws {
            try folder.write(
                """
                { "summary": "\(text)", "content": { "label": "label", "text": "\(text)" } }
                """, to: "Note.plugin.json")
        }

        @Test("shows a change within two seconds, and keeps its state")
        func shows() throws {
            let folder = try TemporaryFolder()
            try Self.write("First", to: folder)
            let watch = Process()
            watch.executableURL = Repository.plugingen
            watch.arguments = [
                "preview", folder.path, "--output", folder.path(of: "page.html"), "--watch",
            ]
            watch.standardOutput = FileHandle.nullDevice
            try watch.run()
            defer {
                watch.terminate()
                watch.waitUntilExit()
            }
            try wait { folder.exists("page.html") }
            let page = try BrowserTests.newPage()
            try page.open("file://\(folder.path(of: "page.html"))#Note?at=0.1&appearance=dark")
            var times: [Double] = []
            for text in ["Second", "Third", "Fourth"] {
                // The page may be in the middle of a look at its file.
                Thread.sleep(forTimeInterval: 0.3)
                try Self.write(text, to: folder)
                let start = Date()
                let shown = "document.querySelector('[data-stage] [data-view=label]')?.textContent"
                try page.wait(until: "\(shown) === '\(text)'")
                times.append(Date().timeIntervalSince(start))
                expect(try page.evaluate("location.hash"), equals: "#Note?at=0.1&appearance=dark")
            }
            print("preview: changes were shown after \(times.map { ($0 * 100).rounded() / 100 }) seconds")
            // A busy machine may be slow once.
            expect((times.min() ?? 0) < 2, "\(times)")
            expect(times.allSatisfy { $0 < 6 }, "\(times)")
            expect(try page.takeRecords().problems, equals: [])
        }

        private func wait(until condition: () -> Bool) throws {
            let end = Date(timeIntervalSinceNow: 10)
            while !condition() {
                guard Date() < end else { throw BrowserError("the page was not written") }
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
    }
}
