import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Adding and removing children")
struct ContainmentTests {
    private let clock = ManualClock()

    @Test("adding and removing call the methods of a child once, in the framework's order")
    func callsInOrder() {
        let window = HostWindow()
        let child = RecordingViewController()

        window.host.add(child)

        #if UIKIT
        let order = ["willMove to host", "viewDidLoad in host", "didMove to host in superview"]
        #else
        let order = ["viewDidLoad in host"]
        #endif
        expect(child.calls, equals: order, "the order is not the framework's")
        expect(window.host.children, equals: [child], "the host does not have it as its child")
        expect(child.view.superview === window.host.view, "its view is not in the host's")

        child.calls = []
        window.host.add(child)
        expect(child.calls.isEmpty, "it is moved when it is added again")
        expect(window.host.children, equals: [child], "it is added twice")

        child.remove()
        #if UIKIT
        expect(
            child.calls, equals: ["willMove to nil", "didMove to nil without superview"],
            "the order is not the framework's")
        #else
        expect(child.calls, equals: ["removal without superview"], "the order is not the framework's")
        #endif
        expect(window.host.children.isEmpty, "the host still has it as its child")
        expect(child.parent == nil, "it still has its parent")
        let isFree = child.view.translatesAutoresizingMaskIntoConstraints
        expect(isFree, "its view cannot be laid out in another way")
    }

    @Test("a child of another parent is removed from that parent first")
    func changesParent() {
        let window = HostWindow()
        let child = RecordingViewController()
        let other = HostWindow.makeController()
        other.add(child)
        child.calls = []

        window.host.add(child)

        #if UIKIT
        let order = [
            "willMove to nil", "didMove to nil without superview", "willMove to host",
            "didMove to host in superview",
        ]
        #else
        let order = ["removal without superview"]
        #endif
        expect(child.calls, equals: order, "it does not leave its former parent first")
        expect(other.children.isEmpty, "its former parent still has it")
        expect(child.view.superview === window.host.view, "its view is not in the new parent's")
    }

    @Test("removing does not load the view, and does nothing without a parent")
    func removesUnloaded() {
        let host = HostWindow.makeController()
        let child = RecordingViewController()
        child.remove()
        expect(child.calls.isEmpty, "it received a call")

        host.addChild(child)
        child.remove()
        expect(!child.isViewLoaded, "the removal has loaded its view")
        expect(!host.isViewLoaded, "the removal has loaded the host's view")
        expect(child.parent == nil, "it still has its parent")
    }

    @Test("a child fills its host or its container, also after a change of size")
    func fillsContainer() {
        let window = HostWindow()
        let child = HostWindow.makeController()

        window.host.add(child)
        expect(child.view.frame, equals: window.host.view.bounds, "its frame is not set at once")
        expect(
            !child.view.translatesAutoresizingMaskIntoConstraints,
            "its autoresizing mask competes with its constraints")
        window.layoutIfNeeded()
        expect(child.view.frame, equals: window.host.view.bounds, "it does not fill the host")

        window.resize(to: CGSize(width: 640, height: 320))
        window.layoutIfNeeded()
        expect(child.view.frame.size, equals: CGSize(width: 640, height: 320), "it does not follow the host")

        let container = PlatformView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        window.host.view.addSubview(container)
        let other = HostWindow.makeController()
        window.host.add(other, in: container)
        window.layoutIfNeeded()
        expect(other.parent === window.host, "the host does not have it as its child")
        expect(other.view.superview === container, "its view is not in the container")
        expect(other.view.frame, equals: container.bounds, "it does not fill the container")
    }

    @Test("children and plugins stay in place while their host scrolls")
    func staysWhileContentScrolls() {
        for child in [HostWindow.makeController(), StubPlugin(PluginPresentation())] {
            let host = HostWindow.makeScrollingController()
            let window = HostWindow(host: host)
            host.add(child)
            window.layoutIfNeeded()
            let frame = child.view.convert(child.view.bounds, to: nil)
            expect(frame.size, equals: host.view.frame.size, "it does not fill the host")

            window.scroll(by: 120)
            window.layoutIfNeeded()
            let scrolled = child.view.convert(child.view.bounds, to: nil)
            expect(scrolled, equals: frame, "it scrolls away with the content")
        }
    }

    @Test("a removed child is released")
    func releasesRemovedChild() async {
        let window = HostWindow()
        weak var released: PlatformViewController?
        do {
            let child = HostWindow.makeController()
            released = child
            window.host.add(child)
            child.remove()
        }
        await HostWindow.wait { released == nil }
        expect(released == nil, "something keeps it after its removal")
    }

    @Test("a plugin that is added again moves only if another container is given")
    func movesToOtherContainer() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation())
            let container = PlatformView()
            window.host.view.addSubview(container)
            window.host.add(plugin)
            window.host.add(plugin, in: container)
            expect(plugin.view.superview === container, "it is not in the other container")
            window.host.add(plugin)
            expect(plugin.view.superview === container, "it does not stay there")
            expect(window.host.children, equals: [plugin], "it is not the only child")
        }
    }

    @Test("a plugin that other code has added elsewhere moves to the container that is given")
    func movesFromOtherPlace() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation())
            let container = PlatformView()
            window.host.view.addSubview(container)
            window.host.add(plugin, in: container)
            plugin.remove()
            window.host.addChild(plugin)
            window.host.view.addSubview(plugin.view)
            window.host.add(plugin, in: container)
            expect(plugin.view.superview === container, "it stays where other code has added it")
        }
    }

    @Test("a plugin that other code has added can be removed")
    func leavesWhenAddedByOthers() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
            window.host.addChild(plugin)
            window.host.view.addSubview(plugin.view)
            #if UIKIT
            plugin.didMove(toParent: window.host)
            #endif
            plugin.remove()
            expect(plugin.parent == nil, "it has not left")
            expect(plugin.view.superview == nil, "its view stays")
            expect(plugin.count(of: "releaseHandlers"), equals: 1, "it keeps its handlers")
        }
    }

    @Test("a plugin outside a window has left when other code removes its view")
    func leavesOutsideWindow() {
        let (host, plugin) = (HostWindow.makeController(), StubPlugin(PluginPresentation()))
        host.add(plugin)
        plugin.view.removeFromSuperview()
        expect(plugin.presentation.phase == .absent, "it is still visible")
    }

    @Test("a plugin that other code has removed is visible when it is added again")
    func survivesForeignRemoval() {
        clock.run {
            let host = HostWindow.makeController()
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            #if !UIKIT
            // A view of the framework does not report its removal to the plugin.
            plugin.view = PlatformView()
            #endif
            host.add(plugin)
            #if UIKIT
            plugin.willMove(toParent: nil)
            #endif
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            let window = HostWindow()
            window.host.view.addSubview(plugin.view)
            clock.advance(by: 1)
            expect(!plugin.view.isHidden, "it is hidden when it comes back")
            expect(plugin.count(of: "announcement"), equals: 0, "it is announced for other code")
        }
    }

    @Test("a modal plugin that fills its container has no cover beside its view")
    func coversOnce() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation())
            plugin.view.makeModal()
            window.host.add(plugin)
            expect(window.host.view.subviews, equals: [plugin.view], "it has a second cover")
        }
    }

    @Test("other code that removes a plugin leaves nothing of it in the host")
    func leavesNothing() {
        clock.run {
            let window = HostWindow()
            for delay in [0.0, 1] {
                let plugin = StubPlugin(
                    PluginPresentation(placement: ChildPlacement(edges: .top), delay: delay, blocksEarly: true))
                plugin.view.makeModal()
                window.host.add(plugin)
                expect(window.host.view.subviews.count, equals: delay > 0 ? 1 : 2, "it does not cover its container")
                #if UIKIT
                plugin.willMove(toParent: nil)
                #endif
                plugin.view.removeFromSuperview()
                plugin.removeFromParent()
                // It is noticed when the delay ends.
                clock.advance(by: delay)
                expect(window.host.view.subviews.isEmpty, "a view covers the container")
                expect(clock.isIdle, "a timer is left")
            }
        }
    }

    @Test("a view that is kept does not keep the presentation of its plugin")
    func releasesPresentation() async {
        for isInWindow in [true, false] {
            let view = PluginView()
            weak var released: PluginPresentation?
            clock.run {
                let host = HostWindow.makeController()
                let window = isInWindow ? HostWindow(host: host) : nil
                let plugin = StubPlugin(PluginPresentation(), view: view)
                host.add(plugin)
                released = plugin.presentation
                withExtendedLifetime(window) {}
            }
            await HostWindow.wait { released == nil }
            expect(released == nil, "something keeps it")
        }
    }

    #if UIKIT
    @Test("a plugin gets willMove and didMove once each, with and without a delay")
    func isToldOfParent() {
        clock.run {
            for delay in [0.0, 1.0] {
                let window = HostWindow()
                let plugin = StubPlugin(PluginPresentation(delay: delay))
                window.host.add(plugin)
                clock.advance(by: 2)
                expect(plugin.count(of: "willMove to host"), equals: 1, "it does not get willMove")
                expect(plugin.count(of: "didMove to host"), equals: 1, "it does not get didMove")
                plugin.calls = []
                plugin.remove(animated: false)
                expect(
                    plugin.calls, equals: ["willMove to nil", "didMove to nil", "releaseHandlers"],
                    "the order of the removal is another")
            }
        }
    }
    #endif
}
