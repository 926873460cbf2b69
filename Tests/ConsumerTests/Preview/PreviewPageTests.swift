import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// The page of the starters, opened from disk.
    @Suite("A preview page")
    struct PreviewPageTests {
        private let page: BrowserPage

        init() throws {
            page = try BrowserTests.newPage()
            try page.setSize(1280, 900)
        }

        @Test("makes no request and no mistake, and is small")
        func opens() throws {
            try page.open(StarterPage.address())
            let names = try StarterPage.data().plugins.map(\.name)
            let cards: [String] = try page.evaluate(
                "[...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)")
            expect(cards, equals: names)
            for name in names {
                try page.go(to: "#\(name)")
                let shown: [String] = try page.evaluate(
                    """
                    [document.querySelector("[data-stage] h1").textContent,
                        document.querySelector("[data-stage] [data-plugin]").dataset.plugin]
                    """)
                expect(shown, equals: [name, name])
            }
            let records = try page.takeRecords()
            expect(records.problems, equals: [])
            expect(records.requests, equals: [try StarterPage.address()])
            let size = try Data(contentsOf: URL(filePath: StarterPage.path())).count
            print("preview: the page of the starters has \(size) bytes")
            expect(size < 240_000)
        }

        // MARK: - Addresses

        @Test("shows what its address names")
        func address() throws {
            try page.open(
                StarterPage.address()
                    + "#Loading?at=0.8&appearance=dark&size=AX3&direction=rtl&device=tablet&message=Fetching%20%3Cnews%3E"
            )
            let label = "document.querySelector('[data-stage] [data-view=messageLabel]')"
            expect(try page.evaluate("\(label).textContent"), equals: "Fetching <news>")
            expect(try page.evaluate("getComputedStyle(\(label)).fontSize"), equals: "36px")
            expect(try page.evaluate("getComputedStyle(\(label)).direction"), equals: "rtl")
            expect(try page.evaluate("document.querySelector('[data-stage] [data-screen]').offsetWidth"), equals: 820)
            expect(try page.evaluate("document.querySelectorAll('[data-appearance=dark]').length"), equals: 1)
            expect(try page.evaluate("document.querySelector('#scrubber').value"), equals: "0.8")
            try page.go(to: "#Loading?at=0.8&planet=Mars&size=Huge")
            let notes: String = try page.evaluate("document.querySelector('.note').textContent")
            expect(notes.contains("planet") && notes.contains("Huge"), "\(notes)")
            expect(try page.takeRecords().problems, equals: [])
        }

        @Test("writes addresses that name the same state")
        func roundTrip() throws {
            let parameters = [
                "", "?at=0.8", "?appearance=dark", "?appearance=both&size=AX5",
                "?direction=rtl&device=tablet&host=table", "?motion=reduced&host=navigation",
                "?leaves=1.25&at=0.1", "?size=xSmall",
            ]
            try page.open(StarterPage.address())
            let plugins = try StarterPage.data().plugins
            let addresses =
                plugins.flatMap { plugin in parameters.map { "#\(plugin.name)\($0)" } } + [
                    "#Loading?message=%25%26%3D%23%20%E2%80%A6", "#Error?message",
                    "#Error?message=",
                    "#MapOverlay?isOpen=false&distance",
                    "#Paywall?canBuy=false&subscribeHandler=true",
                    "#Progress?fraction=0.25",
                ]
            let literal = String(decoding: try JSONEncoder().encode(addresses), as: UTF8.self)
            let mistakes: [String] = try page.evaluate(
                """
                \(literal).flatMap(address => {
                    const { plugin, state, notes } = parseAddress(address);
                    const written = makeAddress(plugin, state);
                    const again = parseAddress(written).state;
                    const isSame = JSON.stringify(state) === JSON.stringify(again);
                    return isSame && notes.length === 0 ? [] : [`${address}: ${written} ${notes}`];
                })
                """)
            expect(mistakes, equals: [])
            try page.go(to: "#Loading")
            try page.run(
                """
                (() => {
                    const scrubber = document.querySelector("#scrubber");
                    scrubber.value = 0.61;
                    scrubber.dispatchEvent(new Event("input", { bubbles: true }));
                })()
                """)
            try page.wait(until: "location.hash === '#Loading?at=0.61'")
        }

        // MARK: - Keys

        @Test("moves through the time line by keys")
        func scrubs() throws {
            try page.open(StarterPage.address() + "#Loading")
            try page.run("document.querySelector('#scrubber').focus()")
            func phase() throws -> String {
                try page.evaluate("document.querySelector('#phase').textContent")
            }
            let visible = try phase()
            try page.press("Home")
            expect(try page.evaluate("document.querySelector('#scrubber').value"), equals: "0")
            expect(try phase() != visible)
            try page.press("ArrowRight")
            let time: String = try page.evaluate("document.querySelector('#scrubber').value")
            expect(Double(time) ?? 0 > 0, "\(time)")
            let isHidden: Bool = try page.evaluate(
                """
                (() => {
                    const plugin = document.querySelector("[data-stage] [data-plugin]");
                    return plugin.getClientRects().length === 0
                        || getComputedStyle(plugin).visibility === "hidden";
                })()
                """)
            expect(isHidden, "Loading is hidden during its delay")
            try page.press("End")
            expect(try page.evaluate("document.querySelector('#scrubber').value > 2"))
            try page.press("Escape")
            try page.wait(until: "document.querySelector('[data-card]') !== null")
        }
    }
}
