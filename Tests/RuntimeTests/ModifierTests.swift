import SwiftUI
import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

#if UIKIT
private typealias HostingController = UIHostingController
#else
private typealias HostingController = NSHostingController
#endif

@MainActor
@Suite("Modifiers of SwiftUI views")
struct ModifierTests {
    private let clock = ManualClock()

    @Test("modifiers that follow each other share a host, which shows and removes plugins")
    func shareHost() throws {
        try clock.run {
            let logs = [RequestLog(), RequestLog()]
            @MainActor func screen(_ first: Bool, _ second: Bool) -> some View {
                PluginModifiedView(PluginModifiedView(Color.clear, logs[0].request(first)), logs[1].request(second))
            }
            let controller = HostingController(rootView: screen(true, true))
            let window = HostWindow(host: controller)
            window.layoutIfNeeded()
            expect(controller.children.count, equals: 1, "they do not share a host")
            let host = try #require(controller.children.first)
            expect(Set(host.children), equals: Set(logs.flatMap(\.newest)), "it does not show both")
            controller.rootView = screen(false, true)
            window.layoutIfNeeded()
            expect(host.children, equals: logs[1].newest, "it does not remove the first one")
            expect(logs.map(\.plugins.count), equals: [1, 1], "an update makes another plugin")
        }
    }

    @Test("a plugin leaves with the view that asks for it")
    func leavesWithView() throws {
        try clock.run {
            let log = RequestLog()
            @MainActor @ViewBuilder func screen(_ isComplete: Bool) -> some View {
                VStack {
                    Text("Title")
                    if isComplete { PluginModifiedView(Color.clear, log.request(true)) }
                }
            }
            let controller = HostingController(rootView: screen(true))
            let window = HostWindow(host: controller)
            window.layoutIfNeeded()
            let plugin = try #require(log.plugins.first)
            expect(plugin.parent != nil, "it is not shown")
            controller.rootView = screen(false)
            window.layoutIfNeeded()
            expect(plugin.parent == nil, "it stays")
            expect(log.dismissCount, equals: 0, "it reports its removal")
        }
    }
}
