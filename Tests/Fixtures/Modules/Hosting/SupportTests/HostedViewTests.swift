import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@testable import Hosting

/// What the SwiftUI views of plugins show and call, which generated tests cannot see.
@MainActor
@Suite("SwiftUI views in plugins", .serialized)
struct HostedViewTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private var host: PlatformViewController { window.host }

    @Test("show inputs, and call handlers as buttons do")
    func showInputsAndCallHandlers() {
        clock.run {
            var calls: [String] = []
            let plugin = host.showRetry(
                message: "Offline", attempts: 3,
                retryHandler: { [host] in calls.append("retry with \(host.children.count)") },
                helpHandler: { calls.append("help") })
            clock.advance(by: 1)
            let hosting = plugin.errorView.hostingController
            #expect(HeadlessSwiftUI.text(in: hosting) == ["Offline", "3", "Retry", "Help"])

            plugin.message = "Still offline"
            #expect(HeadlessSwiftUI.text(in: hosting) == ["Still offline", "3", "Retry", "Help"])

            HeadlessSwiftUI.tap("Help", in: hosting)
            #expect(plugin.parent === host)
            HeadlessSwiftUI.tap("Retry", in: hosting)
            #expect(calls == ["help", "retry with 1"])
            #expect(plugin.parent == nil)
            HeadlessSwiftUI.tap("Help", in: hosting)
            #expect(calls == ["help", "retry with 1"], "a removed plugin calls its host")
        }
    }

    @Test("give the values of parameters that are not inputs")
    func giveParameters() {
        clock.run {
            var selected: [String] = []
            let plugin = host.showPicker(query: "?", items: ["A", "B"]) { query, index in
                selected.append("\(query) \(index)")
            }
            let hosting = plugin.results.hostingController
            #expect(HeadlessSwiftUI.text(in: hosting) == ["A?"])
            plugin.query = "!"
            #expect(HeadlessSwiftUI.text(in: hosting) == ["A!"])
            HeadlessSwiftUI.tap("A!", in: hosting)
            #expect(selected == ["! 0"])
            #expect(plugin.parent == nil)
        }
    }

    @Test("keep their state when an input changes, and follow the app's looks")
    func keepState() {
        clock.run {
            let plugin = host.showPicker(query: "", items: ["A"])
            let hosting = plugin.badgeView.hostingController
            layOut()
            #expect(plugin.badgeView.bounds.width == 120)
            let height = plugin.badgeView.bounds.height

            HeadlessSwiftUI.tap("Enlarge", in: hosting)
            layOut()
            #expect(plugin.badgeView.bounds.height > height, "it does not grow with its state")
            plugin.items = ["A", "B"]
            #expect(HeadlessSwiftUI.text(in: hosting)[0].hasPrefix("2 items"))

            Metrics.current = Metrics(badgeWidth: 200)
            defer { Metrics.current = Metrics(badgeWidth: 120) }
            plugin.reloadAppearance()
            layOut()
            #expect(plugin.badgeView.bounds.width == 200)
            #expect(HeadlessSwiftUI.text(in: hosting)[0].hasPrefix("2 items"))
        }
    }

    @Test("determine the size of a plugin at an edge")
    func determineSize() {
        clock.run {
            let plugin = host.showTip(text: "Short")
            layOut()
            let height = plugin.view.frame.height
            #expect(height > 0 && height < 60)
            plugin.text = String(repeating: "A tip that is much longer. ", count: 20)
            layOut()
            #expect(plugin.view.frame.height > height * 3)
            #expect(plugin.view.frame.width == host.view.bounds.width)
        }
    }

    @Test("do not keep a plugin or the closures of its host")
    func releasePlugin() async {
        weak var held: NSObject?
        weak var released: RetryViewController?
        clock.run {
            let object = NSObject()
            held = object
            let plugin = host.showRetry(message: "A", retryHandler: { _ = object })
            released = plugin
            clock.advance(by: 1)
            layOut()
            plugin.remove(animated: false)
        }
        await HostWindow.wait { held == nil && released == nil }
        #expect(held == nil)
        #expect(released == nil)
    }

    /// SwiftUI views have their heights only after they know their widths.
    private func layOut() {
        for _ in 0..<3 { window.layoutIfNeeded() }
    }
}
