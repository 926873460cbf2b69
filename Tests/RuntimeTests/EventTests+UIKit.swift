#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Touches and gestures")
struct EventTests {
    @Test("touches that a plugin does not handle do not reach the host's view")
    func keepsTouches() {
        let host = TouchCountingView()
        let view = PluginView()
        host.addSubview(view)
        view.touchesBegan([], with: nil)
        view.touchesMoved([], with: nil)
        view.touchesEnded([], with: nil)
        view.touchesCancelled([], with: nil)
        expect(host.touchCount, equals: 0, "the host's view is touched")
    }

    @Test(
        "views behind a plugin do not recognize gestures that begin in the plugin or on its controls"
    )
    func keepsGestures() {
        let window = HostWindow()
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let (container, view) = (UIView(frame: frame), PluginView(frame: frame))
        window.host.view.addSubview(container)
        container.addSubview(view)
        let button = UIButton(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
        let (scrollView, stack) = (PluginScrollView(frame: view.bounds), UIStackView(frame: view.bounds))
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        stack.addSubview(button)
        expect(window.view(at: CGPoint(x: 10, y: 10)) === stack, "its stack is not touched")
        for (place, isRecognized) in [
            (container, false), (window.host.view, false), (view, true), (window, true),
        ] {
            for cancelsTouches in [true, false] {
                let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
                for recognizer in [tap, pan] {
                    recognizer.cancelsTouchesInView = cancelsTouches
                    place?.addGestureRecognizer(recognizer)
                }
                expect(
                    recognizes(tap, in: window, at: CGPoint(x: 10, y: 10)), equals: isRecognized,
                    "a tap is recognized by the wrong view")
                for y in [10.0, 30] {
                    expect(
                        recognizes(pan, in: window, at: CGPoint(x: 10, y: y)), equals: isRecognized,
                        "a drag is recognized by the wrong view")
                }
                for recognizer in [tap, pan] { place?.removeGestureRecognizer(recognizer) }
            }
        }
    }

    @Test(
        "a plugin is in front of the headers that a table adds later, unless it is behind its content"
    )
    func isInFrontOfHeaders() {
        let window = HostWindow(host: HostWindow.makeScrollingController())
        var behind = ChildPlacement.fill
        behind.isBehind = true
        for (placement, isInFront) in [(ChildPlacement.fill, true), (behind, false)] {
            let plugin = StubPlugin(PluginPresentation(placement: placement))
            window.host.add(plugin)
            let header = UIView()
            window.host.view.addSubview(header)
            expect((plugin.view.layer.zPosition > header.layer.zPosition), equals: isInFront)
            plugin.remove()
            HostWindow().host.add(plugin)
            expect(plugin.view.layer.zPosition, equals: 0, "it stays in front")
        }
    }

    @Test("touches between the views of a stack go to the view of a plugin that passes touches or has a time")
    func isTouchedBetweenViews() {
        let view = PluginEventView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let (outer, inner) = (UIStackView(frame: view.bounds), UIStackView(frame: view.bounds))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(button)
        let between = CGPoint(x: 60, y: 60)
        expect(view.hitTest(between, with: nil) === view, "its stack is touched")
        expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === button, "its button is not touched")
        let space = UIView(frame: view.bounds)
        inner.insertSubview(space, at: 0)
        expect(view.hitTest(between, with: nil) === view, "the space in its stack is touched")
        view.passesTouches = true
        expect(view.hitTest(between, with: nil) == nil, "the space in its stack is touched")
        view.backgroundColor = .white
        expect(view.hitTest(between, with: nil) === view, "its background is not touched")
        view.backgroundColor = .clear
        expect(view.hitTest(between, with: nil) == nil, "its transparent background is touched")
        outer.backgroundColor = .white
        expect(view.hitTest(between, with: nil) === view, "a stack's background is not touched")
        outer.backgroundColor = nil
        let label = UILabel(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        inner.addSubview(label)
        expect(view.hitTest(between, with: nil) === view, "its text is not touched")
        label.isHidden = true
        expect(view.hitTest(between, with: nil) == nil, "a hidden label is touched")
        let clip = UIStackView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        clip.clipsToBounds = true
        label.isHidden = false
        inner.addSubview(clip)
        clip.addSubview(label)
        expect(view.hitTest(between, with: nil) == nil, "a clipped label is touched")
        clip.frame = view.bounds
        expect(view.hitTest(between, with: nil) === view, "a label that is not clipped is touched")
        clip.removeFromSuperview()
        outer.backgroundColor = .white
        inner.isHidden = true
        expect(view.hitTest(between, with: nil) === view, "a visible stack is not touched")
        inner.isHidden = false
        outer.backgroundColor = nil
        expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === button, "its button is not touched")
        space.backgroundColor = .white
        expect(view.hitTest(between, with: nil) === space, "a view with a background is not touched")
        space.backgroundColor = nil
        space.addSubview(UIView())
        expect(view.hitTest(between, with: nil) === space, "a view with subviews is not touched")
        space.removeFromSuperview()
        expect(view.hitTest(between, with: nil) == nil, "its stack is touched")
        view.passesTouches = false
        outer.addGestureRecognizer(UITapGestureRecognizer())
        expect(view.hitTest(between, with: nil) === inner, "a view in a stack with a gesture recognizer is not touched")
        let content = UIView(frame: view.bounds)
        view.addSubview(content)
        content.addSubview(inner)
        expect(view.hitTest(between, with: nil) === inner, "content of its own is not touched")
        inner.removeFromSuperview()
        outer.removeFromSuperview()
        expect(view.hitTest(between, with: nil) === content, "another view is not touched")
        view.passesTouches = true
        expect(view.hitTest(between, with: nil) === content, "its content is not touched")
    }

    @Test("touches of content that does not scroll go to the view of a plugin that has a time, also on a surface")
    func isTouchedOnSurface() {
        let window = HostWindow()
        let view = PluginEventView(frame: window.host.view.bounds)
        let (surface, stack) = (PluginSurface(frame: view.bounds), UIStackView())
        window.host.view.addSubview(view)
        surface.place(in: view)
        let scrollView = PluginScrollView(showing: stack)
        surface.contentView.addSubview(scrollView)
        scrollView.pinEdges(to: surface.contentView)
        for _ in 0..<2 { window.layoutIfNeeded() }
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        expect(view.hitTest(center, with: nil) === view, "the view around the content is touched")
        scrollView.isScrollEnabled = true
        expect(view.hitTest(center, with: nil) !== view, "the content cannot be moved")
    }

    @Test("a plugin is in use while it is touched, or text in it is edited")
    func isInUse() {
        let window = HostWindow()
        let (view, stack, field) = (PluginEventView(), UIStackView(), UITextField())
        window.host.view.addSubview(view)
        for subview in [PluginScrollView(showing: UIView()), UIButton(), stack] {
            view.addSubview(subview)
        }
        stack.addSubview(field)
        expect(!view.isInUse, "it is in use")
        field.becomeFirstResponder()
        expect(view.isInUse, "it is not in use while text is edited")
        field.resignFirstResponder()
        view.touchesBegan([], with: nil)
        expect(view.isInUse, "it is not in use while it is touched")
        view.touchesEnded([], with: nil)
        expect(!view.isInUse, "it is still in use")
    }

    @Test("drags beside controls scroll the host")
    func scrollsHost() throws {
        let window = HostWindow(host: HostWindow.makeScrollingController())
        let view = PluginEventView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.addSubview(button)
        view.scrollsHost = true
        let (within, beside) = (CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 60))
        expect(view.hitTest(beside, with: nil) == nil, "views behind it get no touches")
        expect(view.hitTest(within, with: nil) === button, "its button is not touched")
        let table = try #require(window.host.view as? UIScrollView)
        table.addSubview(view)
        expect(view.hitTest(beside, with: nil) === view, "a tap beside its button is for the table")
        expect(view.hitTest(within, with: nil) === button, "its button is not touched in a table")
        let tap = UITapGestureRecognizer()
        table.addGestureRecognizer(tap)
        for scrolls in [true, false] {
            view.scrollsHost = scrolls
            let point = view.convert(beside, to: window)
            expect(
                recognizes(table.panGestureRecognizer, in: window, at: point), equals: scrolls,
                "drags are for the wrong view")
            expect(!recognizes(tap, in: window, at: point), "a tap is recognized by the table")
        }
    }

    @Test("a view that passes touches receives only those on its content")
    func passesTouches() {
        let window = HostWindow()
        let view = PluginEventView(frame: window.host.view.bounds)
        window.host.view.addSubview(view)
        let content = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 440))
        view.addSubview(content)
        let beside = CGPoint(x: 50, y: 50)
        expect(window.view(at: beside) === view, "it passes touches without being asked")
        view.passesTouches = true
        let behind = window.view(at: beside)
        expect(behind === window.host.view, "it takes touches beside its content")
        let touched = window.view(at: CGPoint(x: 150, y: 320))
        expect(touched === content, "its content takes no touches")
    }
}
#endif
