import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Plugins over SwiftUI views")
struct PresenterTests {
    private let clock = ManualClock()

    @Test("a plugin is made once, is updated, and leaves when its value is false")
    func showsUpdatesAndHides() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            let presenter = PluginPresenter(host: host)
            let log = RequestLog()
            presenter.update([log.request(false)])
            expect(window.host.children.isEmpty, "it is shown although its value is false")
            presenter.update([log.request(true)])
            presenter.update([log.request(true)])
            expect(window.host.children, equals: log.newest, "it is not the only child")
            expect(log.plugins.count, equals: 1, "it is not made once")
            expect(log.updateCount, equals: 2, "it is not updated with the view")
            presenter.update([log.request(false)])
            expect(window.host.children.isEmpty, "it stays although its value is false")
            expect(log.dismissCount, equals: 0, "it reports a removal that the view asked for")
            presenter.update([log.request(true)])
            expect(window.host.children, equals: log.newest, "it is not shown again")
        }
    }

    @Test("a plugin waits for its delay, and stays for its minimum duration")
    func waitsAndStays() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            let presenter = PluginPresenter(host: host)
            let log = RequestLog { PluginPresentation(delay: 1, minimumDuration: 1) }
            presenter.update([log.request(true)])
            clock.advance(by: 0.9)
            expect(!log.plugins[0].isInWindow, "it does not wait for its delay")
            clock.advance(by: 0.2)
            expect(log.plugins[0].isInWindow, "it is not visible after its delay")
            presenter.update([log.request(false)])
            clock.advance(by: 0.8)
            expect(window.host.children, equals: log.newest, "it leaves before its minimum duration")
            presenter.update([log.request(true)])
            clock.advance(by: 2)
            expect(window.host.children, equals: log.newest, "its removal is not cancelled")
            expect(log.plugins.count, equals: 1, "another one is made while it stays")
        }
    }

    @Test("the last of ten quick changes of a value counts")
    func survivesQuickChanges() {
        clock.run {
            for isShownInTheEnd in [false, true] {
                let host = PluginHostController()
                let window = HostWindow(host: host)
                let presenter = PluginPresenter(host: host)
                let log = RequestLog { PluginPresentation(delay: 0.1, minimumDuration: 0.2) }
                for change in 0..<10 {
                    presenter.update([log.request(change.isMultiple(of: 2) != isShownInTheEnd)])
                    expect(window.host.children.count <= 1, "two are shown at a time")
                    clock.advance(by: 0.07)
                }
                clock.advance(by: 1)
                let shown = isShownInTheEnd ? log.newest : []
                expect(window.host.children, equals: shown, "an earlier change counts")
                expect(clock.isIdle, "something is still pending")
            }
        }
    }

    @Test("a plugin that dismisses itself stays away until its value has been false")
    func staysAway() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            let presenter = PluginPresenter(host: host)
            let log = RequestLog()
            presenter.update([log.request(true)])
            log.plugins[0].remove()
            expect(log.dismissCount, equals: 1, "the view is not told")
            presenter.update([log.request(true)])
            expect(window.host.children.isEmpty, "it comes back")
            presenter.update([log.request(false)])
            presenter.update([log.request(true)])
            expect(window.host.children, equals: log.newest, "it stays away for ever")
            expect(log.plugins.count, equals: 2, "it is not made again")
            expect(log.dismissCount, equals: 1, "it reports a removal that the view asked for")
        }
    }

    @Test("the newest closures of the view are called")
    func callsNewestClosures() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            defer { withExtendedLifetime(window) {} }
            let presenter = PluginPresenter(host: host)
            let (former, newest) = (RequestLog(), RequestLog())
            presenter.update([former.request(true)])
            presenter.update([newest.request(true)])
            expect([former.updateCount, newest.updateCount], equals: [1, 1])
            former.plugins[0].remove()
            expect([former.dismissCount, newest.dismissCount], equals: [0, 1])
        }
    }

    @Test("the newest plugin of a group is shown, and then the one before")
    func showsNewestOfGroup() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            let presenter = PluginPresenter(host: host)
            let first = RequestLog(group: "state")
            let second = RequestLog(group: "state")
            let other = RequestLog()
            @MainActor func update(_ isFirst: Bool, _ isSecond: Bool) {
                presenter.update([
                    first.request(isFirst), second.request(isSecond), other.request(true),
                ])
            }
            @MainActor func isShown(_ log: RequestLog) -> Bool {
                log.newest.contains(where: window.host.children.contains)
            }
            update(false, true)
            update(true, true)
            expect(isShown(first) && !isShown(second), "the first is not the newest")
            update(true, true)
            expect(isShown(first) && !isShown(second), "an update makes it older")
            update(false, true)
            expect(!isShown(first) && isShown(second), "the one before does not come back")
            update(true, true)
            first.plugins.last?.remove()
            expect(!isShown(first) && isShown(second), "a dismissed one is in the way")
            let dismissCounts = [first.dismissCount, second.dismissCount]
            expect(dismissCounts, equals: [1, 0], "it reports plugins that the group replaces")
            expect(isShown(other) && other.plugins.count == 1, "the group replaces others")
        }
    }

    @Test("plugins are removed, and operations are cancelled, when the view is gone")
    func stops() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            let presenter = PluginPresenter(host: host)
            let log = RequestLog { PluginPresentation(minimumDuration: 1) }
            presenter.update([log.request(true)])
            presenter.stop()
            expect(window.host.children.isEmpty, "it stays without the view")
            expect(log.dismissCount, equals: 0, "it tells the view that is gone")
            expect(log.plugins[0].count(of: "releaseHandlers"), equals: 1, "it keeps its handlers")
        }
    }

    @Test("an operation runs once for each id, until the view is gone")
    func runsOperations() async {
        let host = PluginHostController()
        let window = HostWindow(host: host)
        let presenter = PluginPresenter(host: host)
        var calls: [String] = []
        @MainActor func update(_ id: String) {
            presenter.update([
                .run(id: id) { host in
                    calls.append(host === window.host ? id : "another host")
                    try? await _Concurrency.Task.sleep(nanoseconds: 60_000_000_000)
                    calls.append("\(id) ends")
                },
                .start(id: "task") { _ in
                    _Concurrency.Task {
                        calls.append("task")
                        try? await _Concurrency.Task.sleep(nanoseconds: 60_000_000_000)
                        calls.append("task ends")
                    }
                },
            ])
        }
        update("a")
        update("a")
        await HostWindow.wait { calls.count == 2 }
        await HostWindow.finishTurn()
        expect(calls.sorted(), equals: ["a", "task"], "the operations do not run once")
        update("b")
        await HostWindow.wait { calls.count == 4 }
        expect(calls.sorted(), equals: ["a", "a ends", "b", "task"], "another id does not replace the operation")
        presenter.stop()
        await HostWindow.wait { calls.count == 6 }
        expect(calls.suffix(2).sorted(), equals: ["b ends", "task ends"], "an operation goes on")
    }

    @Test("the host over a SwiftUI view is released with the view")
    func isReleased() async {
        weak var released: PluginHostController?
        do {
            let host = PluginHostController()
            _ = host.view
            released = host
        }
        await HostWindow.wait { released == nil }
        expect(released == nil, "its view keeps it")
    }

    @Test("the view learns that a modal plugin covers it, and when the plugin has left")
    func tellsOfModality() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            var covers: [Bool] = []
            host.coverHandler = { covers.append($0) }
            let log = RequestLog { PluginPresentation(delay: 1) }
            host.presenter.update([log.request(true)])
            log.plugins[0].view.makeModal()
            window.layoutIfNeeded()
            expect(covers, equals: [], "a hidden plugin covers the view")
            clock.advance(by: 1)
            window.layoutIfNeeded()
            expect(covers, equals: [true], "a modal plugin does not cover the view")
            host.presenter.update([log.request(false)])
            window.layoutIfNeeded()
            expect(covers, equals: [true, false], "a plugin that has left covers the view")
        }
    }

    @Test("touches pass beside plugins, and the view learns what they push away")
    func hostLetsPass() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            let point = CGPoint(x: 160, y: 320)
            expect(window.view(at: point) !== host.view, "the host of no plugin blocks touches")
            var pushes: [[CGFloat]] = []
            host.pushHandler = { pushes.append([$0, $1]) }
            let placement = ChildPlacement(edges: [.top, .leading, .trailing], height: 50)
            let log = RequestLog {
                PluginPresentation(placement: placement, parts: [PluginPush(from: .top)])
            }
            host.presenter.update([log.request(true)])
            window.layoutIfNeeded()
            expect(pushes.last, equals: [50, 0], "the view does not learn what is pushed")
            expect(window.view(at: CGPoint(x: 160, y: 20)) === log.plugins[0].view, "touches do not reach the plugin")
            host.presenter.update([log.request(false)])
            expect(pushes.last, equals: [0, 0], "the view does not learn that it has its place back")
        }
    }
}
