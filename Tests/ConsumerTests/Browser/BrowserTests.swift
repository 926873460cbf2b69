import Foundation
import TestSupport
import Testing

/// The reason for which browser tests are skipped.
private let reason: Comment = "there is no Chromium in PATH; .ci/run installs it"

/// Tests in a headless Chromium.
@Suite(
    "In a browser", .timed, .serialized, .ofCommits, .enabled(if: Chromium.path != nil, reason),
    .browser)
struct BrowserTests {
    /// Returns a new page of the suite's browser.
    static func newPage() throws -> BrowserPage {
        try #require(Browser.current, "no browser was started").newPage()
    }
}

extension BrowserTests {
    /// Tests of the driver, which would otherwise miss what the other tests look for.
    @Suite("The driver")
    struct DriverTests {
        private let folder: TemporaryFolder
        private let page: BrowserPage

        init() throws {
            folder = try TemporaryFolder()
            page = try BrowserTests.newPage()
        }

        private func open(_ body: String, policy: String = "") throws {
            let meta = policy.isEmpty ? "" : "<meta http-equiv='Content-Security-Policy' content=\"\(policy)\">"
            try folder.write(
                "<!DOCTYPE html><html><head><meta charset='utf-8'>\(meta)</head>"
                    + "<body>\(body)</body></html>", to: "page.html")
            try page.open("file://\(folder.path(of: "page.html"))#here")
        }

        @Test("evaluates scripts, follows addresses, and reports exceptions of scripts")
        func scripts() throws {
            try open("<h1>Title</h1>")
            expect(try page.evaluate("document.querySelector('h1').textContent"), equals: "Title")
            expect(try page.evaluate("Promise.resolve([1, 2.5])"), equals: [1, 2.5])
            expect(
                try page.evaluate("({ x: 1, y: 2, width: 3, height: 4 })"),
                equals: Area(x: 1, y: 2, width: 3, height: 4))
            #expect(throws: BrowserError.self) { try page.run("missing()") }
            #expect(throws: BrowserError.self) { try page.open("file:///missing.html") }
        }

        @Test("records errors, exceptions, blocked requests and all requests")
        func records() throws {
            try open("Nothing")
            var records = try page.takeRecords()
            expect(records.problems, equals: [])
            expect(records.requests.count, equals: 1)
            try open(
                """
                <script>console.error("an error"); console.log("no error")</script>
                <script>throw new Error("an exception")</script>
                <img src="missing.png">
                """)
            records = try page.takeRecords()
            expect(records.requests.count, equals: 2, "\(records.requests)")
            for problem in ["error: an error", "Error: an exception", "a failed request"] {
                expect(records.problems.contains { $0.hasPrefix(problem) }, "\(records.problems)")
            }
            expect(!records.problems.contains { $0.contains("no error") })
            try open("<script>console.log(1)</script><img src='missing.png'>", policy: "default-src 'none'")
            records = try page.takeRecords()
            // Chromium also announces requests that it blocks.
            expect(records.requests.count, equals: 2, "\(records.requests)")
            expect(
                records.problems.filter { $0.contains("Content Security Policy") }.count, equals: 2,
                "\(records.problems)")
            expect(records.problems.contains("a failed request: csp"), "\(records.problems)")
        }

        @Test("emulates sizes, preferences and keys, and takes screenshots")
        func emulation() throws {
            try page.setSize(360, 640)
            try page.setPreferences(["prefers-color-scheme": "dark"])
            try open("<input id=first><input id=second>")
            expect(try page.evaluate("innerWidth"), equals: 360)
            expect(try page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
            for key in ["Tab", "a", "Tab", "b"] { try page.press(key) }
            expect(try page.evaluate("first.value + second.value"), equals: "ab")
            let image = try page.screenshot(of: Area(x: 0, y: 0, width: 20, height: 10))
            expect(image.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }
}
