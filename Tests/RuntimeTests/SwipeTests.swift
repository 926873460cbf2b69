import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Swipes")
struct SwipeTests {
    private let clock = ManualClock()

    @Test("a plugin follows a swipe, and leaves if it is moved far enough or fast enough")
    func isSwipedAway() {
        let swipes: [(length: CGFloat, speed: CGFloat, leaves: Bool)] = [
            (-30, 0, true), (-10, -100, true), (-10, 0, false), (-30, 100, false), (40, 0, false),
            (40, -900, false),
        ]
        for swipe in swipes {
            clock.run {
                let window = HostWindow()
                let (plugin, view) = addSwipedPlugin(toward: .top, to: window)
                let recorder = EventRecorder()
                plugin.presentation.parts.append(recorder)
                view.swipe(by: CGSize(width: 5, height: swipe.length))
                window.layoutIfNeeded()
                let moved = HostWindow.displacement(of: view)
                let length = swipe.length < 0 ? swipe.length : swipe.length / 4
                expect(moved, equals: CGSize(width: 0, height: length), "it does not follow")
                view.endSwipe(velocity: CGSize(width: 0, height: swipe.speed))
                window.layoutIfNeeded()
                expect((plugin.parent == nil), equals: swipe.leaves, "it is wrong to leave or to stay")
                expect(
                    plugin.count(of: "releaseHandlers"), equals: (swipe.leaves ? 1 : 0),
                    "its handlers are not released when it leaves")
                expect(
                    recorder.takeEvents().contains("willLeave"), equals: swipe.leaves, "its presenter learns nothing")
                if !swipe.leaves {
                    let rest = HostWindow.displacement(of: view)
                    expect(rest, equals: .zero, "it does not return")
                }
            }
        }
    }

    @Test("a plugin is swiped toward its edge, for each layout direction")
    func isSwipedTowardEdge() {
        let swipes: [(edge: NSDirectionalRectEdge, isRightToLeft: Bool, length: CGSize)] = [
            (.top, false, CGSize(width: 0, height: -60)),
            (.bottom, false, CGSize(width: 0, height: 60)),
            (.leading, false, CGSize(width: -60, height: 0)),
            (.leading, true, CGSize(width: 60, height: 0)),
            (.trailing, false, CGSize(width: 60, height: 0)),
            (.trailing, true, CGSize(width: -60, height: 0)),
        ]
        for (edge, isRightToLeft, length) in swipes {
            clock.run {
                let window = HostWindow()
                let (plugin, view) = addSwipedPlugin(toward: edge, to: window)
                HostWindow.setLayoutDirection(of: view, isRightToLeft: isRightToLeft)
                let across = CGSize(width: length.height, height: length.width)
                let away = CGSize(width: -length.width, height: -length.height)
                expect(view.canBeSwiped(by: length), "it cannot be swiped")
                expect(!view.canBeSwiped(by: across), "it can be swiped to the side")
                view.swipe(by: away)
                view.endSwipe(velocity: .zero)
                expect(plugin.parent === window.host, "it is swiped away to another edge")
                view.swipe(by: length)
                view.endSwipe(velocity: .zero)
                expect(plugin.parent == nil, "it is not swiped away")
                expect(!view.canBeSwiped(by: length), "it can be swiped after it has left")
            }
        }
    }

    @Test("a plugin that is swiped away moves on to its edge, or fades with Reduce Motion")
    func movesOnToEdge() {
        for reducesMotion in [false, true] {
            clock.run(animated: true, reducesMotion: reducesMotion) {
                let window = HostWindow()
                let (plugin, view) = addSwipedPlugin(toward: .top, to: window)
                view.swipe(by: CGSize(width: 0, height: -30))
                view.endSwipe(velocity: .zero)
                window.layoutIfNeeded()
                expect(plugin.presentation.isLeaving, "it waits for its minimum duration")
                let length: CGFloat = reducesMotion ? -30 : -40
                for _ in 0..<2 {
                    let moved = HostWindow.displacement(of: view)
                    expect(moved.height, equals: length, "it moves elsewhere")
                    view.swipe(by: CGSize(width: 0, height: -5))
                    expect(!view.isInUse, "it is swiped while it leaves")
                    window.layoutIfNeeded()
                }
                expect(view.opacity, equals: (reducesMotion ? 0 : 1), "it fades, or does not")
                plugin.remove(animated: false)
                window.host.add(plugin)
                window.layoutIfNeeded()
                let rest = HostWindow.displacement(of: view)
                expect(rest, equals: .zero, "it stays displaced after it has left")
            }
        }
    }

    @Test("a plugin that is swiped away while it is about to leave moves out once")
    func movesOutOnce() {
        clock.run(animated: true) {
            let window = HostWindow()
            let (plugin, view) = addSwipedPlugin(toward: .top, to: window)
            plugin.remove()
            let recorder = EventRecorder()
            plugin.presentation.parts.append(recorder)
            view.swipe(by: CGSize(width: 0, height: -30))
            view.endSwipe(velocity: .zero)
            expect(recorder.takeEvents(), equals: ["move out"], "it does not move out")
            clock.advance(by: 10)
            expect(recorder.takeEvents(), equals: [], "it moves out again")
        }
    }

    @Test("a plugin does not dismiss itself while it is swiped, and can be removed then")
    func staysWhileSwiped() {
        clock.run {
            let window = HostWindow()
            let (plugin, view) = addSwipedPlugin(toward: .top, to: window)
            let short = CGSize(width: 0, height: -10)
            view.swipe(by: short)
            clock.advance(by: 20)
            expect(plugin.parent === window.host, "it left while it was swiped")
            view.cancelSwipe()
            window.layoutIfNeeded()
            let rest = HostWindow.displacement(of: view)
            expect(rest, equals: .zero, "it does not return")
            expect(!view.isInUse, "it is in use after the swipe")
            clock.advance(by: 6)
            expect(plugin.parent == nil, "it does not dismiss itself after the swipe")

            window.host.add(plugin)
            view.swipe(by: short)
            plugin.remove(animated: false)
            view.swipe(by: short)
            view.endSwipe(velocity: .zero)
            expect(!view.isInUse, "it is swiped after it has left")
        }
    }

    #if UIKIT
    @Test("drags are recognized on a plugin that can be swiped away, except where a view scrolls")
    func recognizesSwipes() {
        clock.run {
            let window = HostWindow()
            let (_, view) = addSwipedPlugin(toward: .top, to: window)
            #if !os(tvOS)
            let recognizers = view.gestureRecognizers ?? []
            let recognizer = recognizers.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
            expect(recognizer != nil, "no drag is recognized")
            expect(recognizer?.delegate === recognizer, "it takes all drags")
            #endif
            let scrollView = UIScrollView(frame: view.bounds)
            view.addSubview(scrollView)
            let point = CGPoint(x: 20, y: 20)
            expect(!view.canScroll(at: point), "content that fits scrolls")
            scrollView.contentSize = CGSize(width: 500, height: 40)
            expect(!view.canScroll(at: point), "content that scrolls to the side prevents a swipe")
            scrollView.contentSize = CGSize(width: 100, height: 90)
            expect(view.canScroll(at: point), "its content cannot scroll")
            scrollView.isScrollEnabled = false
            expect(!view.canScroll(at: point), "content that does not scroll prevents a swipe")
        }
    }
    #else
    @Test(
        "drags with the mouse are recognized on a plugin that can be swiped away, and VoiceOver can cancel it"
    )
    func recognizesSwipes() {
        clock.run {
            let window = HostWindow()
            let (plugin, view) = addSwipedPlugin(toward: .top, to: window)
            let recognizer = view.gestureRecognizers.first as? NSPanGestureRecognizer
            expect(recognizer != nil, "no drag is recognized")
            expect(recognizer?.delegate === recognizer, "it takes all drags")
            let selectable = NSTextField(labelWithString: "Selectable")
            selectable.isSelectable = true
            let views: [(view: PlatformView, isControl: Bool)] = [
                (NSTextField(labelWithString: "Text"), false), (selectable, true),
                (NSButton(), true),
                (NSImageView(), false), (NSTextView(), true), (PlatformView(), false),
            ]
            for (content, isControl) in views {
                content.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                view.addSubview(content)
                let point = view.convert(CGPoint(x: 20, y: 20), to: nil)
                expect(view.isControl(at: point), equals: isControl, "a drag on \(content) goes to the wrong view")
                content.removeFromSuperview()
            }
            expect(view.isAccessibilityElement(), "VoiceOver ignores it")
            expect(view.accessibilityRole(), equals: .group, "it has another role")
            clock.advance(by: 4)
            expect(view.accessibilityPerformCancel(), "VoiceOver cannot cancel it")
            expect(plugin.parent == nil, "it stays after it was canceled")
        }
    }
    #endif

    /// Adds a plugin that can be swiped away, 40 points high and 100 points wide.
    private func addSwipedPlugin(
        toward edge: NSDirectionalRectEdge, to window: HostWindow
    ) -> (StubPlugin, PluginSwipeView) {
        let plugin = StubPlugin(
            PluginPresentation(
                placement: ChildPlacement(edges: [.top, .leading], width: 100, height: 40),
                minimumDuration: 4, parts: [PluginTimer(seconds: 5)]))
        let view = PluginSwipeView(toward: edge)
        plugin.view = view
        window.host.add(plugin)
        window.layoutIfNeeded()
        return (plugin, view)
    }
}
