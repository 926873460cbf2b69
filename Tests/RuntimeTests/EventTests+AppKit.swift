#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Clicks and keys")
struct EventTests {
    private let clock = ManualClock()

    @Test("clicks that a plugin does not handle do not reach the host's view")
    func keepsClicks() {
        let host = TopLeftView()
        let view = PluginView()
        host.addSubview(view)
        let event = NSEvent.mouseEvent(
            with: .leftMouseDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
            context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
        expect(event != nil, "AppKit makes no event")
        if let event {
            view.mouseDown(with: event)
            view.mouseDragged(with: event)
            view.mouseUp(with: event)
            view.rightMouseDown(with: event)
            view.rightMouseDragged(with: event)
            view.rightMouseUp(with: event)
            view.otherMouseDown(with: event)
            view.otherMouseDragged(with: event)
            view.otherMouseUp(with: event)
            view.scrollWheel(with: event)
            view.magnify(with: event)
            view.rotate(with: event)
            view.smartMagnify(with: event)
            view.swipe(with: event)
        }
        expect(host.eventCount, equals: 0, "the host's view is clicked")
    }

    @Test("a plugin that moves out gives up the keyboard, but does not take it from another view")
    func givesUpKeyboard() {
        let window = HostWindow()
        let view = PluginView()
        let (inside, outside) = (TopLeftView(), TopLeftView())
        view.addSubview(inside)
        for subview in [view, outside] { window.host.view.addSubview(subview) }
        for (focus, isKept) in [(inside, false), (outside, true)] {
            view.ignoresEvents = false
            window.window.makeFirstResponder(focus)
            view.ignoresEvents = true
            expect((window.window.firstResponder === focus), equals: isKept, "the keyboard is elsewhere")
        }
    }

    @Test("clicks between the views of a stack pass through a plugin that passes clicks")
    func isClickedBetweenViews() {
        let view = PluginEventView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let (outer, inner) = (NSStackView(frame: view.bounds), NSStackView(frame: view.bounds))
        let button = NSButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(button)
        let between = CGPoint(x: 60, y: 60)
        expect(view.hitTest(between) === inner, "its stack is not clicked")
        view.passesClicks = true
        expect(view.hitTest(between) == nil, "its stack is clicked")
        view.backgroundColor = .white
        expect(view.hitTest(between) === inner, "its background is not clicked")
        view.backgroundColor = .clear
        expect(view.hitTest(between) == nil, "its transparent background is clicked")
        expect(view.hitTest(CGPoint(x: 20, y: 20)) === button, "its button is not clicked")
        let space = NSView(frame: view.bounds)
        inner.addSubview(space, positioned: .below, relativeTo: button)
        expect(view.hitTest(between) == nil, "the space in its stack is clicked")
        space.wantsLayer = true
        expect(view.hitTest(between) === space, "a view with a layer is not clicked")
        space.wantsLayer = false
        space.addSubview(NSView())
        expect(view.hitTest(between) === space, "a view with subviews is not clicked")
        space.removeFromSuperview()
        inner.addGestureRecognizer(NSClickGestureRecognizer(target: nil, action: nil))
        expect(view.hitTest(between) === inner, "a stack with a gesture recognizer is not clicked")
        let content = NSView(frame: view.bounds)
        view.addSubview(content)
        expect(view.hitTest(between) === content, "content of its own is not clicked")
        let plain = NSView(frame: view.bounds)
        for subview in view.subviews { subview.removeFromSuperview() }
        view.passesClicks = true
        view.addSubview(plain)
        expect(view.hitTest(between) === plain, "its content is not clicked")
        plain.addSubview(NSStackView(frame: view.bounds))
        expect(view.hitTest(between) === plain.subviews[0], "a stack in it is not clicked")
    }

    @Test("scrolling moves the scroll view around a plugin, or behind it")
    func scrollsHost() throws {
        let container = NSView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let view = PluginEventView(frame: container.bounds)
        let behind = RecordingScrollView(frame: container.bounds)
        let hidden = RecordingScrollView(frame: container.bounds)
        let beside = RecordingScrollView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
        let front = RecordingScrollView(frame: container.bounds)
        hidden.isHidden = true
        for subview in [behind, hidden, beside, view, front] { container.addSubview(subview) }
        let event = try #require(
            NSEvent.mouseEvent(
                with: .leftMouseDown, location: CGPoint(x: 40, y: 40), modifierFlags: [],
                timestamp: 0,
                windowNumber: 0, context: nil, eventNumber: 0, clickCount: 1, pressure: 1))

        view.scrollWheel(with: event)
        expect(behind.scrollCount, equals: 0, "a plugin that blocks scrolling passes it on")
        view.scrollsHost = true
        view.scrollWheel(with: event)
        expect(behind.scrollCount, equals: 1, "the view behind does not scroll")
        for other in [hidden, beside, front] {
            expect(other.scrollCount, equals: 0, "another view scrolls")
        }
        let around = RecordingScrollView(frame: container.bounds)
        around.documentView = container
        view.scrollWheel(with: event)
        expect(around.scrollCount, equals: 1, "the view around it does not scroll")
        expect(behind.scrollCount, equals: 1, "two views scroll")
    }

    @Test("a view that passes clicks receives only those on its content")
    func passesClicks() {
        let window = HostWindow()
        let view = PluginEventView(frame: window.host.view.bounds)
        window.host.view.addSubview(view)
        let content = NSView(frame: CGRect(x: 100, y: 100, width: 100, height: 440))
        view.addSubview(content)
        let beside = CGPoint(x: 50, y: 50)
        expect(window.view(at: beside) === view, "it passes clicks without being asked")
        view.passesClicks = true
        let behind = window.view(at: beside)
        expect(behind === window.host.view, "it takes clicks beside its content")
        let clicked = window.view(at: CGPoint(x: 150, y: 320))
        expect(clicked === content, "its content takes no clicks")
    }

    @Test("a plugin without a window is not in use")
    func isNotInUseWithoutWindow() {
        expect(!PluginEventView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).isInUse, "it is in use")
    }

    @Test("a plugin is in use while the pointer is inside it, or while its text is edited")
    func isInUseWherePlaced() {
        clock.run {
            let window = HostWindow()
            let view = PluginEventView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
            window.host.view.addSubview(view)
            window.pointer = CGPoint(x: 125, y: 225)
            expect(view.isInUse, "it is not in use")
            window.pointer = CGPoint(x: 25, y: 25)
            expect(!view.isInUse, "it is in use")
            let (own, other) = (NSTextView(), NSTextView())
            view.addSubview(own)
            window.host.view.addSubview(other)
            window.window.makeFirstResponder(own)
            expect(view.isInUse, "it is not in use while its text is edited")
            window.window.makeFirstResponder(other)
            expect(!view.isInUse, "it is in use while another text is edited")
        }
    }

    @Test("a plugin does not receive keys during its transition out")
    func ignoresKeysWhileMovingOut() {
        clock.run(animated: true) {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(transition: PluginTransition(moveOut: .fade)))
            let view = PluginView()
            let button = PluginButton()
            var presses = 0
            button.keyEquivalent = "\r"
            button.pressHandler = { presses += 1 }
            view.addSubview(button)
            plugin.view = view
            window.host.add(plugin)
            let event = NSEvent.keyEvent(
                with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0,
                windowNumber: window.window.windowNumber, context: nil, characters: "\r",
                charactersIgnoringModifiers: "\r", isARepeat: false, keyCode: 36)
            let performsKey = { event.map { view.performKeyEquivalent(with: $0) } ?? false }
            expect(performsKey(), "its button takes no key")
            window.window.makeFirstResponder(view)
            plugin.remove()
            expect(!performsKey(), "its button still takes keys")
            expect(presses, equals: 1, "its button is not pressed once")
            expect(window.window.firstResponder === window.window, "it still has the keyboard")
        }
    }
}
#endif
