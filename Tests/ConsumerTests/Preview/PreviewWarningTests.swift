import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// What a page says about a plugin that is hard to see.
    @Suite("The warnings of a preview page")
    struct PreviewWarningTests {
        private let folder: TemporaryFolder
        private let page: BrowserPage

        init() throws {
            folder = try TemporaryFolder()
            page = try BrowserTests.newPage()
        }

        /// Returns the warnings on the card and on the stage of a plugin, which are the same.
        private func warnings(_ description: String, configuration: String = "{}") throws -> [String] {
            try folder.write(description, to: "Sample.plugin.json")
            try folder.write(configuration, to: "plugingen.json")
            let preview = try Command.plugingen("preview", "--output", "page.html", in: folder)
            try #require(preview.status == 0, "\(preview.text)")
            let lists = try ["", "#Sample"].map { fragment in
                try page.open("file://\(folder.path(of: "page.html"))\(fragment)")
                return try page.evaluate(
                    "[...document.querySelectorAll('.warnings li')].map(item => item.innerText.replace(/\\s+/g, ' '))",
                    as: [String].self)
            }
            expect(lists[0], equals: lists[1])
            expect(try page.takeRecords().problems, equals: [])
            return lists[0]
        }

        @Test("name text that stands on the host's content")
        func uncoveredText() throws {
            let warnings = try warnings(#"{ "content": { "label": "a", "text": "A" } }"#)
            expect(
                warnings,
                equals: [
                    "warning 1:25 the plugin covers its host, but its text stands on the host's content "
                        + "add \"background\": \"systemBackground\" to the content, or \"clear\" if this is meant"
                ])
            expect(try page.evaluate("document.querySelector('[data-problem]') === null"))
        }

        @Test(
            "give the contrast of text that is too low, and a color that is enough",
            arguments: [
                (
                    #""color": "ink""#, "systemBackground",
                    "The contrast of its text is 1.1 : 1 in the dark style. It should be 4.5 : 1. Write \"color\": \"label\", for 21 : 1."
                ),
                (
                    #""color": "systemYellow""#, "systemBackground",
                    "The contrast of its text is 1.5 : 1 in the light style. It should be 3 : 1. Write \"color\": \"label\", for 21 : 1."
                ),
                (
                    #""color": "label""#, "paper",
                    "The contrast of its text is 1 : 1 in the dark style. It should be 3 : 1. "
                        + "Declare a color in plugingen.json, for 21 : 1: { \"light\": \"#000000\", \"dark\": \"#000000\" }."
                ),
                (#""color": "ink", "textStyle": "largeTitle""#, "paper", ""),
                (#""color": "secondaryLabel""#, "secondarySystemBackground", ""),
                (#""color": "systemRed""#, "systemBackground", ""),
                (#""color": "asset""#, "systemBackground", ""),
            ])
        func contrast(color: String, background: String, warning: String) throws {
            let warnings = try warnings(
                """
                { "content": { "stack": [{ "label": "a", "text": "A", \(color) }], "background": "\(background)" } }
                """,
                configuration: """
                    { "appearance": { "colors": {
                        "ink": { "light": "#111111", "dark": "#111111" },
                        "paper": { "light": "#FFFFFF", "dark": "#FFFFFF" },
                        "asset": { "asset": "Ink" }
                    } } }
                    """)
            expect(warnings, equals: (warning.isEmpty ? [] : ["warning a " + warning]))
        }

        @Test(
            "name a card that cannot be seen in the dark style, and not others",
            arguments: [
                (#""background": "systemBackground", "shadow": true"#, true),
                (#""background": "secondarySystemBackground", "shadow": true"#, false),
                (
                    #""background": "systemBackground", "shadow": true, "border": { "color": "separator", "width": 1 }"#,
                    false
                ),
                (#""background": "systemBackground""#, false),
            ])
        func card(keys: String, isReported: Bool) throws {
            let keys = keys.replacing(
                #""shadow": true"#, with: #""shadow": { "opacity": 0.2, "radius": 8 }"#)
            let warnings = try warnings(
                """
                { "content": { "stack": [{ "label": "a", "text": "A" }], "cornerRadius": 12, \(keys) },
                  "placement": "center" }
                """)
            expect(
                warnings,
                equals: (isReported
                    ? [
                        "warning The plugin Its contrast with what is behind it is 1 : 1 in the dark style, where its shadow "
                            + "cannot be seen. Write \"background\": \"secondarySystemBackground\", for 1.2 : 1, or "
                            + "\"border\": { \"color\": \"separator\", \"width\": 1 }."
                    ] : []))
        }
    }

    /// Buttons that are busy while an async handler runs.
    @Suite("A busy button on a preview page")
    struct PreviewBusyTests {
        @Test("has a box at its handler, and a place in the address")
        func busy() throws {
            let page = try BrowserTests.newPage()
            try page.setSize(1280, 900)
            try page.open(StarterPage.address() + "#Paywall")
            let button = "document.querySelector('[data-stage] [data-view=subscribeButton]')"
            let box = "document.querySelector('[data-handler=subscribeHandler] input')"
            expect(try page.evaluate("\(button).classList.contains('device-busy')"), equals: false)
            try page.run("\(box).click()")
            expect(try page.evaluate("\(button).classList.contains('device-busy')"), equals: true)
            expect(try page.evaluate("\(button).getAttribute('aria-label')"), equals: "Subscribe, Subscribing")
            try page.wait(until: "location.hash === '#Paywall?subscribeHandler=true'")
            try page.go(to: "#Loading")
            try page.go(to: "#Paywall?subscribeHandler=true")
            expect(try page.evaluate("\(box).checked"))
            expect(try page.takeRecords().problems, equals: [])
        }
    }
}
