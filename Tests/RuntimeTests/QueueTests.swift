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
            expect(host.queuedPlugin(type) { _ in true } == nil, "a plugin is queued")
            for plugin in plugins + [plugins[3]] { host.enqueue(plugin, limit: 3) }
            expect(host.children, equals: [plugins[0]], "they do not wait")
            expect(host.queuedPlugin(type) { _ in true } === plugins[4], "another one is the last")
            expect(host.queuedPlugin(type) { _ in false } == nil, "its condition has no effect")
            let released = plugins.map { $0.count(of: "releaseHandlers") }
            expect(released, equals: [0, 1, 0, 0, 0], "not the oldest of those that wait is dropped")
            clock.advance(by: 2.1)
            expect(host.children, equals: [plugins[2]], "the next one is not shown")
            plugins[2].remove(animated: false)
            expect(host.children, equals: [plugins[3]], "the next one is not shown immediately")
            clock.advance(by: 1)
            expect(host.children, equals: [plugins[3]], "it does not stay for its time")
            plugins[3].remove()
            expect(host.children, equals: [plugins[4]], "the last one is not shown")
            expect(host.queuedPlugin(type) { _ in true } === plugins[4], "the shown one is not the last")
            clock.advance(by: 1.5)
            host.enqueue(plugins[4], limit: 3)
            clock.advance(by: 1.5)
            expect(host.children, equals: [plugins[4]], "its time does not start again")
            clock.advance(by: 0.6)
            expect(host.children.isEmpty, "the last one stays")
            expect(clock.isIdle, "it still waits for something")
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
            expect(host.queuedPlugin(StubPlugin.self) { _ in true } == nil, "it is queued")
            host.enqueue(second, limit: 1)
            expect(host.children, equals: [first], "the next one does not wait")
            clock.advance(by: 1.1)
            expect(host.children, equals: [second], "the next one is not shown")
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
            expect(plugins[1].count(of: "releaseHandlers"), equals: 1, "its handlers are kept")
            plugins[1].remove()
            expect(plugins[1].count(of: "releaseHandlers"), equals: 1, "it is withdrawn twice")
            other.add(plugins[2])
            plugins[0].remove()
            expect(host.children.isEmpty, "a plugin is shown that no longer waits")
            expect(other.children, equals: [plugins[2]], "a plugin leaves the other host")
            expect(plugins[2].count(of: "releaseHandlers"), equals: 0, "its handlers are released")
        }
    }

    @Test("a plugin that is dropped can wait again")
    func waitsAgain() {
        clock.run {
            let window = HostWindow()
            let plugins = (0..<3).map { _ in StubPlugin(PluginPresentation()) }
            for plugin in plugins + [plugins[1]] { window.host.enqueue(plugin, limit: 1) }
            plugins[0].remove()
            expect(window.host.children, equals: [plugins[1]], "it does not wait again")
        }
    }

    @Test("a plugin waits in one queue only")
    func changesQueue() {
        clock.run {
            let (window, other) = (HostWindow(), HostWindow())
            let plugin = StubPlugin(PluginPresentation())
            let shown = [window, other].map { window in
                let plugin = StubPlugin(PluginPresentation())
                window.host.add(plugin)
                return plugin
            }
            window.host.enqueue(plugin, limit: 3)
            other.host.enqueue(plugin, limit: 3)
            shown[0].remove()
            expect(window.host.children.isEmpty, "it is shown by the former host")
            shown[1].remove()
            expect(other.host.children, equals: [plugin], "it is not shown by the other host")
        }
    }

    @Test("a plugin whose container is gone is not shown")
    func skipsPluginsWithoutContainer() {
        clock.run {
            let window = HostWindow()
            let plugins = (0..<3).map { _ in StubPlugin(PluginPresentation()) }
            window.host.enqueue(plugins[0], limit: 3)
            do {
                let container = PlatformView()
                window.host.enqueue(plugins[1], in: container, limit: 3)
            }
            window.host.enqueue(plugins[2], limit: 3)
            plugins[0].remove()
            expect(window.host.children, equals: [plugins[2]], "it is shown, or the next one is not")
            expect(plugins[1].count(of: "releaseHandlers"), equals: 1, "its handlers are kept")
        }
    }

    @Test("the rest of a queue waits for the plugin that is shown, not for one that has left")
    func passesQueueOn() {
        clock.run {
            let (window, other) = (HostWindow(), HostWindow())
            let plugins = (0..<3).map { _ in StubPlugin(PluginPresentation()) }
            for plugin in plugins { window.host.enqueue(plugin, limit: 3) }
            plugins[0].remove()
            other.host.add(plugins[0])
            plugins[0].remove()
            expect(window.host.children, equals: [plugins[1]], "another one is shown")
            expect(other.host.children.isEmpty, "the other host shows one that waits")
            plugins[1].remove()
            expect(window.host.children, equals: [plugins[2]], "the last one is not shown")
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
            expect(waiting == nil, "its host is gone, and it is not")
        }
    }

    #if os(Linux)
    @Test("while VoiceOver runs, the next plugin follows when the one before has been read")
    func followsAfterAnnouncement() async {
        let window = HostWindow()
        let plugins = makeTimedPlugins()
        clock.run { window.host.enqueue(plugins[0], limit: 3) }
        advanceWithVoiceOver(by: 20)
        expect(window.host.children, equals: [plugins[0]], "it leaves although none waits")
        clock.run {
            for plugin in plugins.dropFirst() { window.host.enqueue(plugin, limit: 3) }
        }
        advanceWithVoiceOver(by: 2)
        expect(window.host.children, equals: [plugins[0]], "it has not been read")
        #if UIKIT
        await Announcements.finish("another text")
        expect(window.host.children, equals: [plugins[0]], "it leaves after another announcement")
        await Announcements.finish("first")
        expect(window.host.children, equals: [plugins[1]], "it stays after it has been read")
        await Announcements.finish("second")
        expect(window.host.children, equals: [plugins[1]], "it leaves before its time")
        advanceWithVoiceOver(by: 2)
        expect(window.host.children, equals: [plugins[2]], "it stays after its time")
        #else
        advanceWithVoiceOver(by: 10)
        expect(window.host.children, equals: [plugins[1]], "it stays for ever")
        advanceWithVoiceOver(by: 12)
        expect(window.host.children, equals: [plugins[2]], "it stays for ever")
        #endif
        advanceWithVoiceOver(by: 20)
        expect(window.host.children, equals: [plugins[2]], "the last one leaves")
        #if UIKIT
        await Announcements.finish("third")
        clock.run {
            window.host.enqueue(plugins[0], limit: 3)
            plugins[2].remove()
            window.host.enqueue(plugins[2], limit: 3)
            plugins[0].remove()
            window.host.enqueue(plugins[0], limit: 3)
        }
        advanceWithVoiceOver(by: 3)
        expect(window.host.children, equals: [plugins[2]], "it leaves because it was read before")
        #endif
    }

    @Test("while VoiceOver runs, a plugin of a queue stays for its minimum duration")
    func staysForMinimumDuration() {
        let window = HostWindow()
        let plugins = makeTimedPlugins(minimumDuration: 15)
        clock.run { for plugin in plugins { window.host.enqueue(plugin, limit: 3) } }
        advanceWithVoiceOver(by: 14.9)
        expect(window.host.children, equals: [plugins[0]], "it leaves too early")
        advanceWithVoiceOver(by: 0.2)
        expect(window.host.children, equals: [plugins[1]], "it stays for ever")
    }

    /// Advances the clock while VoiceOver runs. Other tests run while this one awaits something.
    private func advanceWithVoiceOver(by seconds: Double) {
        Announcements.isVoiceOverRunning = true
        defer { Announcements.isVoiceOverRunning = false }
        clock.run { clock.advance(by: seconds) }
    }

    private func makeTimedPlugins(minimumDuration: Double = 0) -> [StubPlugin] {
        clock.run {
            ["first", "second", "third"].map { text in
                let plugin = StubPlugin(
                    PluginPresentation(minimumDuration: minimumDuration, parts: [PluginTimer(seconds: 2)]))
                plugin.text = text
                return plugin
            }
        }
    }

    @Test("while Switch Control runs, the next plugin follows after a while")
    func followsWithoutAnnouncement() {
        clock.run {
            Announcements.isSwitchControlRunning = true
            defer { Announcements.isSwitchControlRunning = false }
            let window = HostWindow()
            let plugins = makeTimedPlugins()
            for plugin in plugins { window.host.enqueue(plugin, limit: 3) }
            clock.advance(by: 11.9)
            expect(window.host.children, equals: [plugins[0]], "it leaves too early to be used")
            for plugin in plugins.dropFirst() { plugin.remove() }
            plugins[0].remove()
            expect(clock.isIdle, "its timer waits")
            for plugin in plugins { window.host.enqueue(plugin, limit: 3) }
            clock.advance(by: 11.9)
            clock.advance(by: 0.2)
            expect(window.host.children, equals: [plugins[1]], "it stays for ever")
        }
    }
    #endif
}
