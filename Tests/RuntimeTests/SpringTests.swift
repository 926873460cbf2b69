#if os(Linux)
import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// Only the headless frameworks show what is seen during an animation.
@MainActor
@Suite("Springs")
struct SpringTests {
    private let clock = ManualClock()

    @Test("a plugin goes beyond its place when it moves in, and not when it moves out")
    func springs() {
        clock.run(animated: true) {
            let window = HostWindow()
            advance(by: 0)
            let plugin = StubPlugin(PluginPresentation(transition: .spring(moveIn: .fade, moveOut: .fade, duration: 1)))
            window.host.add(plugin)
            advance(by: 0.7)
            expect(seenOpacity(of: plugin) > 1.001, "it does not go beyond its place")
            advance(by: 1)
            expect(plugin.view.opacity, equals: 1, "it does not come to its place")
            plugin.remove()
            advance(by: 0.7)
            expect(abs(seenOpacity(of: plugin) - 0.3) < 0.01, "it moves out with a spring")
        }
    }

    @Test("a transition without a spring does not go beyond the plugin's place")
    func doesNotSpring() {
        clock.run(animated: true) {
            let window = HostWindow()
            advance(by: 0)
            let plugin = StubPlugin(PluginPresentation(transition: PluginTransition(moveIn: .fade, duration: 1)))
            window.host.add(plugin)
            advance(by: 0.7)
            expect(abs(seenOpacity(of: plugin) - 0.7) < 0.01, "it moves in with a spring")
        }
    }

    #if UIKIT
    @Test("a plugin scales, or only fades if Reduce Motion is on", arguments: [false, true])
    func scales(reducesMotion: Bool) {
        clock.run(animated: true, reducesMotion: reducesMotion) {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(transition: PluginTransition(moveOut: .scale)))
            window.host.add(plugin)
            plugin.remove()
            expect(plugin.view.opacity, equals: 0, "it does not fade")
            expect(plugin.view.transform.a, equals: (reducesMotion ? 1 : 0.85))
            window.host.add(plugin)
            expect(plugin.view.transform, equals: .identity, "it stays small when it returns")
        }
    }
    #endif

    private func advance(by seconds: Double) {
        #if UIKIT
        HeadlessUIKit.advanceAnimations(by: seconds)
        #else
        HeadlessAppKit.advanceAnimations(by: seconds)
        #endif
    }

    private func seenOpacity(of plugin: StubPlugin) -> CGFloat {
        #if UIKIT
        HeadlessUIKit.seenAlpha(of: plugin.view)
        #else
        HeadlessAppKit.seenAlpha(of: plugin.view)
        #endif
    }
}
#endif
