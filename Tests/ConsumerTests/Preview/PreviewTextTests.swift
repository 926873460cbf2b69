import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Text that a page reads.
    @Suite("The text of a preview page")
    struct PreviewTextTests {
        private let page: BrowserPage

        init() throws {
            page = try BrowserTests.newPage()
        }

        /// Twice as many characters take at most three times as long.
        @Test("is read in a time that grows with its length")
        func time() throws {
            try page.open(StarterPage.address())
            let units = [
                "[](", "[a](b \"", "[a](   ", "[\\a", "**a", "** a", "~~a", "_a", "_", "***a", "`",
                "a``b`", "<", "<a:", "(", "\\", "**a **", "*a _b ", "[**a](b)",
            ]
            for unit in units {
                let json = String(decoding: try JSONEncoder().encode(unit), as: UTF8.self)
                let times: [Double] = try page.evaluate(
                    """
                    [50000, 50000, 100000].map(length => {
                        const text = \(json).repeat(length / \(json).length);
                        const start = performance.now();
                        appendMarkdown(document.createElement("p"), text, () => {});
                        return performance.now() - start;
                    })
                    """)
                expect(times[2] <= 3 * times[1] + 300, "\(unit): \(times) ms")
            }
        }

        @Test("has space between its lines, and none around them")
        func lineSpacing() throws {
            let folder = try TemporaryFolder()
            for (name, keys) in [("Plain", ""), ("Spaced", #", "lineSpacing": 4"#)] {
                try folder.write(
                    #"{ "content": { "label": "storyLabel", "text": "a\nb\nc"\#(keys) } }"#,
                    to: "\(name).plugin.json")
            }
            let preview = try Command.plugingen("preview", "--output", "page.html", in: folder)
            try #require(preview.status == 0, "\(preview.text)")
            try page.open("file://" + folder.path(of: "page.html"))
            let heights = try ["Plain", "Spaced"].map { name in
                try page.go(to: "#\(name)")
                return try page.evaluate(
                    "document.querySelector('[data-stage] [data-view=storyLabel]').offsetHeight", as: Int.self)
            }
            expect(heights[1] - heights[0], equals: 8, "\(heights)")
        }

        @Test("is not a name of JavaScript's objects")
        func names() throws {
            let folder = try TemporaryFolder()
            let names = ["constructor", "__proto__", "toString", "hasOwnProperty"]
            for (index, name) in names.enumerated() {
                let symbol = index % 2 == 0 ? "constructor" : "constructor.circle"
                try folder.write(
                    """
                    { "inputs": [{ "name": "\(name)", "type": "String", "default": "\\"a\\"" }],
                      "content": { "stack": [
                        { "image": "icon", "symbol": "\(symbol)",
                          "accessibility": { "label": "Icon" } },
                        { "label": "titleLabel", "text": { "input": "\(name)" } } ] } }
                    """, to: "Plugin\(index).plugin.json")
            }
            try folder.write(
                #"{ "content": { "label": "titleLabel", "text": "Last" } }"#, to: "Tail.plugin.json"
            )
            let preview = try Command.plugingen("preview", "--output", "page.html", in: folder)
            try #require(preview.status == 0, "\(preview.text)")
            try page.open("file://" + folder.path(of: "page.html"))
            for index in names.indices {
                try page.go(to: "#Plugin\(index)")
                expect(
                    try page.evaluate("document.querySelector('[data-stage] [data-view=titleLabel]').textContent"),
                    equals: "a")
            }
            try page.go(to: "#Tail?size=constructor")
            expect(
                try page.evaluate("document.querySelector('[data-stage] [data-view=titleLabel]').textContent"),
                equals: "Last")
            expect(try page.evaluate("document.querySelector('.note').textContent.includes('size')"))
            expect(try page.takeRecords().problems, equals: [])
        }
    }
}
