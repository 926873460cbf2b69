import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// When a plugin waits, is visible, and leaves.
    @Suite("The time line of a preview page")
    struct PreviewTimeLineTests {
        private let page: BrowserPage

        init() throws {
            page = try BrowserTests.newPage()
            try page.setSize(1280, 900)
            try page.open(DialogPage.address())
        }

        private func click(_ selector: String) throws {
            try page.run("document.querySelector('[data-stage] \(selector)').click()")
        }

        private func status() throws -> String {
            try page.evaluate("document.querySelector('.handler-status').textContent")
        }

        private func state() throws -> [String] {
            try page.evaluate(
                """
                (() => {
                    const plugin = document.querySelector("[data-stage] [data-plugin]");
                    return [plugin.closest("[data-phase]").dataset.phase, String(plugin.inert)];
                })()
                """)
        }

        @Test("has a delay, a time at which the plugin is visible, and a transition out")
        func phases() throws {
            try page.open(StarterPage.address())
            let phases: [String] = try page.evaluate(
                """
                [0, 0.4, 0.5, 0.6, 0.81, 1.04, 1.06].map(at => {
                    const { plugin, state } = parseAddress(`#Loading?at=${at}&leaves=0.8`);
                    return phaseAt(plugin, state);
                })
                """)
            expect(
                phases,
                equals: [
                    "waiting", "waiting", "visible", "visible", "movingOut", "movingOut", "absent",
                ])
            expect(
                try page.evaluate(
                    """
                    (() => {
                        const { plugin, state } = parseAddress("#Loading?at=0.4&leaves=0.3");
                        return phaseAt(plugin, state);
                    })()
                    """), equals: "absent")
        }

        @Test("shows a plugin only while it is visible or moves out")
        func visibility() throws {
            try page.open(StarterPage.address())
            let plugin = "document.querySelector('[data-stage] [data-plugin]')"
            for (fragment, isShown) in [
                ("#Loading?at=0.1", false), ("#Loading", true), ("#Loading?at=2.51", true),
                ("#Loading?at=3", false),
            ] {
                try page.go(to: fragment)
                let visibility: String = try page.evaluate("getComputedStyle(\(plugin)).visibility")
                expect(visibility, equals: (isShown ? "visible" : "hidden"), "\(fragment)")
            }
            try page.go(to: "#Banner?at=4.1")
            let isAway = "\(plugin).getBoundingClientRect().bottom"
            let top: String = "\(plugin).closest('[data-screen]').getBoundingClientRect().top"
            try page.wait(until: "\(isAway) <= \(top) + 1")
        }

        @Test("plays, and stops at its end")
        func play() throws {
            try page.open(StarterPage.address() + "#Error")
            try click("#play")
            expect(try page.evaluate("document.querySelector('#play').textContent"), equals: "Stop")
            try page.wait(until: "document.querySelector('#phase').textContent === 'gone'")
            try page.wait(until: "document.querySelector('#play').textContent === 'Play'")
            try click("#reset")
            expect(try state(), equals: ["visible", "false"])
            expect(try page.takeRecords().problems, equals: [])
        }

        @Test("ends when a handler dismisses the plugin, which then ignores touches")
        func handler() throws {
            try page.go(to: "#Dialog?at=0.4")
            expect(try state(), equals: ["visible", "false"])
            for _ in 0..<2 { try click("[data-view=cancelButton]") }
            expect(try status(), equals: "Called: cancelHandler()")
            expect(try state(), equals: ["movingOut", "true"])
            expect(try page.evaluate("document.querySelector('#phase').textContent.includes('ignores touches')"))
            try page.wait(until: "location.hash === '#Dialog?at=0.4&leaves=0.4'")
            try page.go(to: "#Dialog?at=0.71&leaves=0.4")
            expect(try state(), equals: ["absent", "false"])
        }

        @Test("ends when a tap on the backdrop presses the cancel button, if it is enabled")
        func backdrop() throws {
            try page.go(to: "#Dialog?at=0.4")
            try click(".device-backdrop")
            expect(try status(), equals: "Called: cancelHandler()")
            expect(try state(), equals: ["movingOut", "true"])
            try page.go(to: "#Dialog?at=0.4&canCancel=false")
            try click(".device-backdrop")
            expect(try status(), equals: "")
            // The minimum duration ends after 0.6 seconds.
            expect(try state(), equals: ["visible", "false"])
            try page.wait(until: "location.hash.includes('leaves=0.6')")
        }
    }
}
