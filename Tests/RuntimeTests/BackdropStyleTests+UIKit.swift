#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Styles of backdrops")
struct BackdropStyleTests {
    private let clock = ManualClock()
    private let place = ChildPlacement(edges: [], width: 100, height: 40)

    @Test("a backdrop dims, blurs or shows nothing, and blocks touches while it is shown")
    func looksLikeItsStyle() {
        for style in [PluginBackdrop.Style.dim, .blur, .clear] {
            let backdrop = PluginBackdrop(style)
            backdrop.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
            let point = CGPoint(x: 30, y: 20)
            let effectView = backdrop.subviews.first as? UIVisualEffectView
            for isShown in [true, false] {
                backdrop.handle(.move(isShown: isShown), of: PluginPresentation())
                let touched = backdrop.hitTest(point, with: nil)
                expect(touched === (isShown ? backdrop : nil), "it does not block touches while shown")
                let blurs = effectView?.effect is UIBlurEffect
                expect(blurs, equals: (style == .blur && isShown), "it does not blur as its style")
                let alpha: CGFloat = isShown || style == .blur ? 1 : 0
                expect(backdrop.alpha, equals: alpha, "it does not fade as its style")
            }
            expect(effectView?.frame, equals: (style == .blur ? backdrop.bounds : nil), "its blur has another size")
            let alphas = [UIUserInterfaceStyle.light, .dark].map { style in
                let traits = UITraitCollection(userInterfaceStyle: style)
                return backdrop.backgroundColor?.resolvedColor(with: traits).cgColor.alpha ?? 0
            }
            expect(alphas, equals: (style == .dim ? [0.25, 0.5] : [0, 0]), "it does not dim as its style")
        }
    }

    @Test("a tap on a backdrop removes the plugin only if the backdrop says so")
    func isTapped() {
        for dismissesOnTap in [false, true] {
            clock.run {
                let window = HostWindow()
                let backdrop = dismissesOnTap ? PluginBackdrop(.clear, dismissesOnTap: true) : PluginBackdrop(.clear)
                let plugin = StubPlugin(PluginPresentation(placement: place, parts: [backdrop]))
                window.host.add(plugin)
                backdrop.touchesBegan([], with: nil)
                backdrop.touchesCancelled([], with: nil)
                expect(plugin.parent === window.host, "a cancelled touch removes it")
                backdrop.touchesBegan([], with: nil)
                backdrop.touchesEnded([], with: nil)
                expect((plugin.parent == nil), equals: dismissesOnTap, "the tap does something else")
            }
        }
    }

    #if os(Linux)
    @Test("a touch that ends outside a backdrop does not remove the plugin")
    func isTouchedOutside() throws {
        try clock.run {
            let window = HostWindow()
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            window.host.view.addSubview(container)
            let backdrop = PluginBackdrop(.clear, dismissesOnTap: true)
            let plugin = StubPlugin(PluginPresentation(placement: place, parts: [backdrop]))
            window.host.add(plugin, in: container)
            window.layoutIfNeeded()
            for (y, isTap) in [(300.0, false), (30, true)] {
                let press = HeadlessUIKit.press(at: CGPoint(x: 20, y: 20), in: window)
                let finger = try #require(press)
                expect(finger.view === backdrop, "another view is touched")
                finger.move(to: CGPoint(x: 20, y: y))
                finger.lift()
                expect((plugin.parent == nil), equals: isTap, "it does something else")
            }
        }
    }
    #endif
}
#endif
