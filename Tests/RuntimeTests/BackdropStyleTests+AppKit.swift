#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Styles of backdrops")
struct BackdropStyleTests {
    private let clock = ManualClock()
    private let place = ChildPlacement(edges: [], width: 100, height: 40)

    @Test("a backdrop dims, blurs or shows nothing, and blocks clicks while it is shown")
    func looksLikeItsStyle() {
        for style in [PluginBackdrop.Style.dim, .blur, .clear] {
            let backdrop = PluginBackdrop(style)
            backdrop.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
            let point = CGPoint(x: 30, y: 20)
            let effectView = backdrop.subviews.first as? NSVisualEffectView
            expect((effectView != nil), equals: (style == .blur), "it does not blur as its style")
            for isShown in [true, false] {
                backdrop.handle(.move(isShown: isShown), of: PluginPresentation())
                let clicked = backdrop.hitTest(point)
                let view = isShown ? effectView ?? backdrop : nil
                expect(clicked === view, "it does not block clicks while shown")
                expect(style != .dim || backdrop.wantsLayer, "it does not fade reliably")
                let alpha = (effectView ?? backdrop).alphaValue
                expect(alpha, equals: (isShown ? 1 : 0), "it does not fade")
            }
            if let effectView {
                expect(effectView.frame, equals: backdrop.bounds, "its blur has another size")
                expect(effectView.blendingMode, equals: .withinWindow, "it blurs what is behind the window")
                expect(effectView.material, equals: .fullScreenUI, "it is another material")
                expect(effectView.wantsLayer, "it does not fade reliably")
                expect(backdrop.alphaValue, equals: 1, "the view around the blur is transparent")
            }
            var alphas: [CGFloat] = []
            for name in [NSAppearance.Name.aqua, .darkAqua] {
                NSAppearance(named: name)?.performAsCurrentDrawingAppearance {
                    let color = backdrop.backgroundColor?.usingColorSpace(.sRGB)
                    alphas.append(color?.alphaComponent ?? 0)
                }
            }
            expect(alphas, equals: (style == .dim ? [0.25, 0.5] : [0, 0]), "it does not dim as its style")
        }
    }

    @Test("a click on a backdrop removes the plugin only if the backdrop says so")
    func isClicked() {
        for dismissesOnTap in [false, true] {
            clock.run {
                let window = HostWindow()
                let backdrop = dismissesOnTap ? PluginBackdrop(.clear, dismissesOnTap: true) : PluginBackdrop(.clear)
                let plugin = StubPlugin(PluginPresentation(placement: place, parts: [backdrop]))
                window.host.add(plugin)
                window.layoutIfNeeded()
                for (x, isTap) in [(-20.0, false), (20, true)] {
                    let event = NSEvent.mouseEvent(
                        with: .leftMouseUp, location: CGPoint(x: x, y: 20), modifierFlags: [],
                        timestamp: 0, windowNumber: window.window.windowNumber, context: nil,
                        eventNumber: 0, clickCount: 1, pressure: 0)
                    if let event { backdrop.mouseUp(with: event) }
                    expect((plugin.parent == nil), equals: (dismissesOnTap && isTap), "the click does something else")
                }
            }
        }
    }

    @Test(
        "the Escape key presses a button, or removes the frontmost plugin whose backdrop a click dismisses"
    )
    func isEscaped() {
        clock.run {
            let window = HostWindow()
            let (back, front) = (
                PluginBackdrop(.clear, dismissesOnTap: true), PluginBackdrop(.clear, dismissesOnTap: true)
            )
            let plugins = [back, front, PluginBackdrop(.clear)].map { backdrop in
                StubPlugin(PluginPresentation(placement: place, parts: [backdrop]))
            }
            for plugin in plugins { window.host.add(plugin) }
            expect(!press("\u{1B}", in: window), "a click would not remove the frontmost plugin")
            plugins[2].remove()
            expect(!press("x", in: window) && !press("\u{1B}", .command, in: window), "it takes other keys")

            let button = PluginButton()
            var presses = 0
            button.keyEquivalent = "\u{1B}"
            button.pressHandler = { presses += 1 }
            plugins[1].view.addSubview(button)
            expect(press("\u{1B}", in: window), "its button does not take the key")
            expect(presses, equals: 1, "its button is not pressed once")
            expect(window.host.children, equals: [plugins[0], plugins[1]], "it is removed all the same")
            button.removeFromSuperview()
            expect(press("\u{1B}", in: window), "it does not take the key")
            expect(window.host.children, equals: [plugins[0]], "another plugin is removed")
            expect(press("\u{1B}", in: window), "the last plugin does not take the key")
            expect(window.host.children.isEmpty, "the last plugin stays")
        }
    }

    /// Presses a key, and returns whether a view of the host takes it.
    private func press(_ key: String, _ flags: NSEvent.ModifierFlags = [], in window: HostWindow) -> Bool {
        let event = NSEvent.keyEvent(
            with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 0,
            windowNumber: window.window.windowNumber, context: nil, characters: key,
            charactersIgnoringModifiers: key, isARepeat: false, keyCode: 53)
        return event.map { window.host.view.performKeyEquivalent(with: $0) } ?? false
    }
}
#endif
