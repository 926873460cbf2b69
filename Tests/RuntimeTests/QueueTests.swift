import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Queues")
struct QueueTests {
    private let clock = ManualClock()

    @Test("plugins of a queue are shown one after another, and its limit drops the oldest one")
    func waitsInQueue() {
        clock.run {
            let window = HostWindow()
            let host = window.host
            let type = StubPlugin.self
            let plugins = (0..<5).map { _ in
                StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 2)]))
            }
            #expect(host.queuedPlugin(type) { _ in true } == nil, "a plugin is queued")
            for plugin in plugins + [plugins[3]] { host.enqueue(plugin, limit: 3) }
            #expect(host.children == [plugins[0]], "they do not wait")
            #expect(host.queuedPlugin(type) { _ in true } === plugins[4], "another one is the last")
            #expect(host.queuedPlugin(type) { _ in false } == nil, "its condition has no effect")
            let released = plugins.map { $0.count(of: "releaseHandlers") }
            #expect(released == [0, 1, 0, 0, 0], "not the oldest of those that wait is dropped")
            clock.advance(by: 2.1)
            #expect(host.children == [plugins[2]], "the next one is not shown")
            plugins[2].remove(animated: false)
            #expect(host.children == [plugins[3]], "the next one is not shown immediately")
            clock.advance(by: 1)
            #expect(host.children == [plugins[3]], "it does not stay for its time")
            plugins[3].remove()
            #expect(host.children == [plugins[4]], "the last one is not shown")
            #expect(
                host.queuedPlugin(type) { _ in true } === plugins[4],
                "the shown one is not the last")
            clock.advance(by: 1.5)
            host.enqueue(plugins[4], limit: 3)
            clock.advance(by: 1.5)
            #expect(host.children == [plugins[4]], "its time does not start again")
            clock.advance(by: 0.6)
            #expect(host.children.isEmpty, "the last one stays")
            #expect(clock.isIdle, "it still waits for something")
        }
    }

    @Test("a plugin that is leaving is not the last one of its queue")
    func waitsForLeavingPlugin() {
        clock.run {
            let window = HostWindow()
            let host = window.host
            let first = StubPlugin(PluginPresentation(minimumDuration: 1))
            let second = StubPlugin(PluginPresentation())
            host.enqueue(first, limit: 1)
            first.remove()
            #expect(host.queuedPlugin(StubPlugin.self) { _ in true } == nil, "it is queued")
            host.enqueue(second, limit: 1)
            #expect(host.children == [first], "the next one does not wait")
            clock.advance(by: 1.1)
            #expect(host.children == [second], "the next one is not shown")
        }
    }

    @Test("a plugin that is removed, or added to another host, while it waits is not shown later")
    func stopsWaiting() {
        clock.run {
            let window = HostWindow()
            let (host, other) = (window.host, HostWindow.makeController())
            let plugins = (0..<3).map { _ in StubPlugin(PluginPresentation()) }
            for plugin in plugins { host.enqueue(plugin, limit: 3) }
            plugins[1].remove()
            plugins[1].remove()
            #expect(plugins[1].count(of: "releaseHandlers") == 1, "its handlers are kept")
            other.add(plugins[2])
            plugins[0].remove()
            #expect(host.children.isEmpty, "a plugin is shown that no longer waits")
            #expect(other.children == [plugins[2]], "a plugin leaves the other host")
            #expect(plugins[2].count(of: "releaseHandlers") == 0, "its handlers are released")
        }
    }

    @Test("plugins that wait go away with their host")
    func goesAwayWithHost() {
        clock.run {
            weak var waiting: StubPlugin?
            do {
                let host = HostWindow.makeController()
                let plugin = StubPlugin(PluginPresentation())
                host.enqueue(StubPlugin(PluginPresentation()), limit: 2)
                host.enqueue(plugin, limit: 2)
                waiting = plugin
            }
            #expect(waiting == nil, "its host is gone, and it is not")
        }
    }
}
