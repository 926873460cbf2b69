import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Handlers and taps that dismiss a plugin.
    @Suite("Dismissals on a preview page", .ofCommits)
    struct PreviewDismissalTests {
        private let page: BrowserPage

        init() throws {
            page = try BrowserTests.newPage()
            try page.setSize(1280, 900)
            try page.open(GroupPage.address())
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
                    return [plugin.dataset.phase, String(plugin.inert)];
                })()
                """)
        }

        @Test("by a handler move the plugin out, which ignores touches")
        func handler() throws {
            try page.go(to: "#Dialog?at=0.4")
            #expect(try state() == ["visible", "false"])
            for _ in 0..<2 { try click("[data-view=cancelButton]") }
            #expect(try status() == "Called: cancelHandler()")
            #expect(try state() == ["movingOut", "true"])
            #expect(
                try page.evaluate(
                    "document.querySelector('#phase').textContent.includes('ignores touches')"))
            try page.wait(until: "location.hash === '#Dialog?at=0.4&dismissed=0.4'")
            try page.go(to: "#Dialog?at=0.71&dismissed=0.4")
            #expect(try state() == ["absent", "false"])
        }

        @Test("by a handler wait for a replacement that is not visible yet")
        func waiting() throws {
            try page.go(to: "#Dialog?at=1&replaced=0.9&by=Drawer")
            try click("[data-view=cancelButton]")
            #expect(try state() == ["staying", "true"])
            try page.go(to: "#Dialog?at=1.12&replaced=0.9&by=Drawer&dismissed=1")
            #expect(try state() == ["movingOut", "true"])
        }

        @Test("by a tap on the backdrop press the cancel button, if it is enabled")
        func backdrop() throws {
            try page.go(to: "#Dialog?at=0.4")
            try click(".device-backdrop")
            #expect(try status() == "Called: cancelHandler()")
            #expect(try state() == ["movingOut", "true"])
            try page.go(to: "#Dialog?at=0.4&canCancel=false")
            try click(".device-backdrop")
            #expect(try status() == "")
            #expect(try state() == ["staying", "false"])
            try page.wait(until: "location.hash.includes('removed=0.4')")
        }

        @Test("by another plugin of the same type have no transition if it fills its host")
        func samePlace() throws {
            try page.go(to: "#Cover?at=1.31&replaced=1&by=Cover")
            let phases: [String] = try page.evaluate(
                "[...document.querySelectorAll('[data-stage] [data-plugin]')]"
                    + ".map(({ dataset }) => `${dataset.plugin} ${dataset.phase}`)"
            )
            #expect(phases == ["Cover absent", "Cover visible"])
            #expect(
                try page.evaluate(
                    "getComputedStyle(document.querySelector('.replacement [data-plugin]')).opacity"
                ) == "1")
        }
    }
}
