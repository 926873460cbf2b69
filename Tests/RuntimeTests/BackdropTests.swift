import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Backdrops")
struct BackdropTests {
    private let clock = ManualClock()
    private let place = ChildPlacement(edges: [], width: 100, height: 40)

    @Test("a backdrop covers the container while its plugin is visible")
    func coversContainer() {
        clock.run {
            let window = HostWindow()
            let behind = PlatformView()
            window.host.view.addSubview(behind)
            let cover = RecordedBackdrop()
            let plugin = StubPlugin(PluginPresentation(placement: place, delay: 1, parts: cover.parts))
            let (beside, center) = (CGPoint(x: 20, y: 20), CGPoint(x: 160, y: 320))
            window.host.add(plugin)
            window.layoutIfNeeded()
            expect(window.host.view.subviews, equals: [behind], "it is there during the delay")
            expect(window.view(at: beside) === window.host.view, "it blocks touches during the delay")
            clock.advance(by: 1)
            expect(cover.view.frame, equals: window.host.view.bounds, "its frame is not set at once")
            window.layoutIfNeeded()
            expect(
                window.host.view.subviews, equals: [behind, cover.view, plugin.view],
                "it is not between its plugin and the others")
            expect(cover.view.frame, equals: window.host.view.bounds, "it does not fill the container")
            window.resize(to: CGSize(width: 340, height: 660))
            window.layoutIfNeeded()
            expect(cover.view.frame, equals: window.host.view.bounds, "its size does not change")
            window.resize(to: CGSize(width: 320, height: 640))
            window.layoutIfNeeded()
            expect(window.view(at: beside) === cover.view, "it takes no touches")
            expect(window.view(at: center) === plugin.view, "it is in front of its plugin")
            expect(cover.changes, equals: ["in"], "it fades without its plugin")
            plugin.remove()
            expect(window.host.view.subviews, equals: [behind], "it stays without its plugin")
        }
    }

    @Test(
        "a plugin with a backdrop can block touches during its delay, when the backdrop is not visible"
    )
    func blocksEarly() {
        clock.run {
            let window = HostWindow()
            let cover = RecordedBackdrop()
            let plugin = StubPlugin(
                PluginPresentation(placement: place, delay: 1, blocksEarly: true, parts: cover.parts))
            window.host.add(plugin)
            window.layoutIfNeeded()
            let beside = CGPoint(x: 20, y: 20)
            expect(window.view(at: beside) !== window.host.view, "touches pass")
            expect(cover.view.superview == nil, "the backdrop is there during the delay")
            clock.advance(by: 1)
            expect(window.host.view.subviews, equals: [cover.view, plugin.view], "another view blocks touches")
        }
    }

    @Test("a backdrop fades when its plugin slides or fades, and is restored with it")
    func fades() {
        for reducesMotion in [false, true] {
            clock.run(animated: true, reducesMotion: reducesMotion) {
                let window = HostWindow()
                let slide = PluginTransition.Motion.slide(from: .bottom)
                let cover = RecordedBackdrop()
                let plugin = StubPlugin(
                    PluginPresentation(
                        placement: place,
                        transition: PluginTransition(moveIn: slide, moveOut: slide),
                        parts: cover.parts))
                window.host.add(plugin)
                expect(cover.changes, equals: ["in", "out", "in animated"], "it does not fade in")
                cover.changes = []
                plugin.remove()
                expect(cover.changes, equals: ["out animated"], "it does not fade out")
                expect(cover.view.superview === window.host.view, "it disappears before its plugin")
                window.host.add(plugin)
                expect(cover.view.isShown, "it stays invisible when its plugin is shown again")
                expect(
                    window.host.view.subviews, equals: [cover.view, plugin.view],
                    "it is not there when its plugin is shown again")
                plugin.remove(animated: false)
                expect(cover.view.superview == nil, "it stays without its plugin")
            }
        }
    }

    @Test("a backdrop stays while the removal of its plugin is cancelled")
    func staysWhenAddedAgain() {
        clock.run {
            let window = HostWindow()
            let cover = RecordedBackdrop()
            let plugin = StubPlugin(PluginPresentation(placement: place, minimumDuration: 1, parts: cover.parts))
            window.host.add(plugin)
            plugin.remove()
            expect(cover.view.superview === window.host.view, "it leaves before its plugin")
            window.host.add(plugin)
            clock.advance(by: 2)
            expect(cover.view.superview === window.host.view, "it leaves without its plugin")
            expect(cover.changes, equals: ["in"], "it changes when its plugin is shown again")
        }
    }

    @Test("a backdrop moves with its plugin, and leaves when other code removes the plugin")
    func follows() {
        clock.run {
            let (window, other) = (HostWindow(), HostWindow())
            let container = PlatformView()
            window.host.view.addSubview(container)
            let cover = RecordedBackdrop()
            let plugin = StubPlugin(PluginPresentation(placement: place, parts: cover.parts))
            window.host.add(plugin)
            window.host.add(plugin, in: container)
            expect(container.subviews, equals: [cover.view, plugin.view], "it is not in the container")
            other.host.add(plugin)
            expect(container.subviews.isEmpty, "it stays in the container")
            expect(other.host.view.subviews, equals: [cover.view, plugin.view], "it is not on the other host")
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            plugin.presentation.abandon()
            expect(cover.view.superview == nil, "it stays without its plugin")
        }
    }

    @Test("the backdrop of a plugin takes the place of the one of its group, without a flash")
    func replacesBackdrop() {
        clock.run(animated: true) {
            let window = HostWindow()
            let covers = [0, 1, 2].map { _ in RecordedBackdrop() }
            let fade = PluginTransition(moveIn: .fade, moveOut: .fade)
            let plugins = zip(covers, [(0.0, 0.0), (0, 1), (0.5, 0)]).map { cover, times in
                StubPlugin(
                    PluginPresentation(
                        placement: place, delay: times.0, minimumDuration: times.1,
                        transition: fade, group: "state", parts: cover.parts))
            }
            window.host.add(plugins[0])
            window.host.add(plugins[1])
            expect(covers[0].view.superview == nil, "both are visible")
            expect(covers[1].changes, equals: ["in"], "the second one fades in")
            HostWindow.advanceAnimations()

            window.host.add(plugins[0])
            expect(covers[1].view.superview === window.host.view, "the second one leaves too early")
            expect(covers[0].view.superview == nil, "the first one comes too early")
            covers[0].changes = []
            clock.advance(by: 1.25)
            expect(covers[1].view.superview == nil, "both are visible after a wait")
            expect(covers[0].changes, equals: ["in"], "the first one fades in after a wait")
            HostWindow.advanceAnimations()

            window.host.add(plugins[2])
            expect(covers[0].view.isShown, "it leaves before the next one is visible")
            clock.advance(by: 0.5)
            expect(covers[2].changes, equals: ["in"], "it fades in after its delay")
            expect(covers[0].view.superview == nil, "both are visible after a delay")

            window.host.add(plugins[0])
            let views = window.host.view.subviews
            expect(views.suffix(2), equals: [covers[0].view, plugins[0].view], "it does not return with its plugin")
            expect(covers[2].changes.last, equals: "out animated", "two are visible after a return")
            plugins[2].remove(animated: false)

            let plain = StubPlugin(PluginPresentation(placement: place, transition: fade, group: "state"))
            window.host.add(plain)
            HostWindow.advanceAnimations(by: 0.3)
            expect(covers[0].changes.last, equals: "out animated", "it does not fade out for another plugin")
            expect(covers[0].view.superview === window.host.view, "it disappears at once")

            window.host.add(plugins[0])
            expect(covers[0].changes.last, equals: "in animated", "it does not fade in where none was visible")
        }
    }

    @Test("a plugin gets its backdrop back when the next one, which has taken its place, goes while it moves in")
    func keepsBackdrop() {
        clock.run(animated: true) {
            let window = HostWindow()
            let covers = [RecordedBackdrop(), RecordedBackdrop()]
            let fade = PluginTransition(moveIn: .fade, moveOut: .fade)
            let plugins = covers.map { cover in
                StubPlugin(
                    PluginPresentation(
                        placement: place, minimumDuration: 1, transition: fade, group: "state", parts: cover.parts))
            }
            let last = StubPlugin(PluginPresentation(delay: 5, group: "state"))
            for plugin in plugins {
                window.host.add(plugin)
                clock.advance(by: 2)
            }
            expect(plugins[0].parent === window.host && covers[0].view.superview == nil, "it does not stay behind")
            window.host.add(last)
            HostWindow().host.add(plugins[1])
            expect(
                window.host.view.subviews, equals: [covers[0].view, plugins[0].view], "its backdrop is not behind it")
            expect(covers[0].view.isShown, "its backdrop is not visible")
        }
    }

    @Test("a tap on a backdrop presses the cancel button of its plugin, or removes the plugin")
    func pressesCancelButton() {
        for hasButton in [true, false] {
            clock.run {
                let window = HostWindow()
                let backdrop = PluginBackdrop(.dim, dismissesOnTap: true)
                let plugin = CancelledPlugin(
                    PluginPresentation(placement: place, parts: [backdrop]), hasButton: hasButton)
                window.host.add(plugin)
                window.layoutIfNeeded()
                window.tap(backdrop)
                expect(plugin.cancelCount, equals: (hasButton ? 1 : 0), "its button is not pressed")
                expect((plugin.parent == nil), equals: !hasButton, "it does not do what the button does")
                #if !UIKIT
                expect(!plugin.isKeyRepeated, "the key is held down")
                #endif
            }
        }
    }

    @Test("a plugin whose backdrop is tapped moves out with its transition")
    func movesOut() {
        clock.run(animated: true) {
            let window = HostWindow()
            let backdrop = PluginBackdrop(.dim, dismissesOnTap: true)
            let plugin = StubPlugin(
                PluginPresentation(placement: place, transition: PluginTransition(moveOut: .fade), parts: [backdrop]))
            window.host.add(plugin)
            window.layoutIfNeeded()
            window.tap(backdrop)
            expect(plugin.parent === window.host, "it disappears at once")
            expect(plugin.presentation.isLeaving, "it stays")
        }
    }

    @Test("a backdrop does not keep its plugin")
    func releasesPlugin() async {
        weak var released: StubPlugin?
        let backdrop = PluginBackdrop(.dim)
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(placement: place, parts: [backdrop]))
            window.host.add(plugin)
            plugin.remove()
            released = plugin
        }
        await HostWindow.wait { released == nil }
        expect(released == nil, "it keeps the plugin")
    }
}

/// A plugin with a cancel button, or without one.
@MainActor
private final class CancelledPlugin: PlatformViewController, PluginViewController {
    let presentation: PluginPresentation
    private(set) var cancelCount = 0
    /// Whether the last key is one that is held down.
    private(set) var isKeyRepeated = false
    private let hasButton: Bool

    init(_ presentation: PluginPresentation, hasButton: Bool) {
        self.presentation = presentation
        self.hasButton = hasButton
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        #if UIKIT
        view = PluginView()
        #else
        view = KeyView { [weak self] in self?.isKeyRepeated = $0.isARepeat }
        guard hasButton else { return }
        let button = PluginButton()
        button.keyEquivalent = "\u{1B}"
        button.pressHandler = { [weak self] in self?.cancelCount += 1 }
        view.addSubview(button)
        #endif
    }

    #if UIKIT
    override func accessibilityPerformEscape() -> Bool {
        if hasButton { cancelCount += 1 }
        return hasButton
    }
    #endif
}

#if !UIKIT
/// A view that reports keys.
@MainActor
private final class KeyView: PluginView {
    private let handler: (NSEvent) -> Void

    init(handler: @escaping (NSEvent) -> Void) {
        self.handler = handler
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func performKeyEquivalent(with event: NSEvent) -> Bool {
        handler(event)
        return super.performKeyEquivalent(with: event)
    }
}
#endif
