import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Taps on stacks and on whole plugins.
    @Suite("Taps on a preview page")
    struct PreviewTapTests {
        private let page: BrowserPage

        init() throws {
            let folder = Repository.builds.appending(component: "Preview")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.appending(component: "taps.html").path(percentEncoded: false)
            let preview = try Command.plugingen(
                "preview", DescribedModule.named("Everywhere").path + "/Message.plugin.json",
                DescribedModule.named("Everywhere").path + "/Track.plugin.json", "--output", path)
            try #require(preview.status == 0, "\(preview.text)")
            page = try BrowserTests.newPage()
            try page.setSize(1280, 900)
            try page.open("file://" + path)
        }

        private static let plugin = "document.querySelector('[data-stage] [data-plugin]')"

        private func view(_ name: String) -> String {
            "document.querySelector('[data-stage] [data-view=\(name)]')"
        }

        private func status() throws -> String {
            try page.evaluate("document.querySelector('.handler-status').textContent")
        }

        @Test("call the handler of a plugin from anywhere on it, and from the keyboard")
        func plugin() throws {
            let stack = "\(Self.plugin).querySelector('[role=button]')"
            for click in [
                "\(Self.plugin).click()", "\(view("senderLabel")).click()", "\(stack).focus()",
            ] {
                // The handler dismisses the plugin, which begins again on its page.
                try page.go(to: "#Track")
                try page.go(to: "#Message")
                try page.run(click)
                if click.hasSuffix("focus()") { try page.press("Enter") }
                expect(try status(), equals: "Called: openHandler()", "\(click)")
            }
            expect(try page.takeRecords().problems, equals: [])
        }

        @Test("leave the clicks on buttons to the buttons")
        func stacks() throws {
            try page.go(to: "#Track")
            try page.run("\(view("skipButton")).click()")
            expect(try status(), equals: "Called: skipHandler()")
            try page.run("\(view("trackLabel")).click()")
            expect(try status(), equals: "Called: expandHandler(). Call 2")
            try page.run("\(view("nextLabel")).click()")
            expect(try status(), equals: "Called: expandHandler(). Call 2")
            try page.run("\(view("nextLabel")).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
            try page.wait(
                until: "document.querySelector('.handler-status').textContent === 'Called: queueHandler(). Call 3'")
            let role: String = try page.evaluate(
                "String(\(view("trackStack")).getAttribute('role')) + \(view("trackStack")).title")
            expect(role, equals: "nullShow Player")
            expect(try page.evaluate("getComputedStyle(\(view("trackStack"))).pointerEvents"), equals: "auto")
            expect(try page.takeRecords().problems, equals: [])
        }
    }
}
