import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Fades of plugins with materials")
struct FadeTests {
    private let clock = ManualClock()
    private let view = PluginView()
    private let surface = PluginSurface()
    /// The view beside the material.
    private let beside = PlatformView()

    init() {
        surface.material = .systemMaterial
        surface.dropShadow = PluginShadow(opacity: 0.2, radius: 8, offset: .zero)
        surface.contentView.addSubview(PlatformView())
        surface.place(in: view)
        view.addSubview(beside)
        view.backgroundColor = .red
    }

    @Test(
        "no view around a material becomes transparent, in a fade or a slide with Reduce Motion",
        arguments: [true, false])
    func keepsMaterial(slides: Bool) {
        clock.run(animated: true, reducesMotion: true) {
            let window = HostWindow()
            let plugin = makePlugin(slides ? .slide(from: .top) : .fade)
            beside.opacity = 0.5
            window.host.add(plugin)
            window.layoutIfNeeded()
            expect(opacities, equals: [1, 1], "it is transparent when it has moved in")
            plugin.remove()
            expect(opacities, equals: [1, 1], "a view around the material is transparent")
            expect(beside.opacity, equals: 0, "the view beside the material does not fade")
            expect(isInsideHidden, "the view in the material does not fade")
            expect(!isMaterialShown, "the material does not fade")
            expect(backgroundAlpha, equals: 0, "the background does not fade")
            expect(surface.subviews.first?.opacity, equals: 0, "the shadow does not fade")
            window.host.add(plugin)
            expect(opacities, equals: [1, 1], "it is transparent when it returns")
            expect(beside.opacity, equals: 0.5, "the view beside it has another opacity")
            expect(!isInsideHidden && isMaterialShown, "the material does not return")
            expect(backgroundAlpha, equals: 1, "the background does not return")
            plugin.remove()
            plugin.remove(animated: false)
            expect(beside.opacity == 0.5 && isMaterialShown, "it is left transparent")
        }
    }

    @Test("a new background and a new opacity stay when a fade ends")
    func keepsChanges() {
        clock.run(animated: true) {
            let window = HostWindow()
            let plugin = makePlugin(.fade)
            window.host.add(plugin)
            plugin.remove()
            beside.opacity = 0.25
            view.backgroundColor = .green
            plugin.remove(animated: false)
            expect(beside.opacity, equals: 0.25, "the opacity is lost")
            expect(view.backgroundColor, equals: .green, "the background is lost")
        }
    }

    @Test("the view of another controller fades as a whole, whatever is in it")
    func leavesOtherControllersAlone() {
        clock.run(animated: true) {
            let window = HostWindow()
            let plugin = makePlugin(.fade)
            let child = HostWindow.makeController()
            let inner = PluginSurface()
            inner.material = .systemMaterial
            inner.place(in: child.view)
            plugin.addChild(child)
            view.addSubview(child.view)
            window.host.add(plugin)
            plugin.remove()
            expect(child.view.opacity, equals: 0, "it does not fade")
            expect(inner.opacity == 1 && inner.subviews[1].opacity == 1, "it is changed")
            plugin.remove(animated: false)
            expect(child.view.opacity, equals: 1, "it is left transparent")
        }
    }

    private func makePlugin(_ motion: PluginTransition.Motion) -> StubPlugin {
        let transition = PluginTransition(moveIn: motion, moveOut: motion)
        let presentation = PluginPresentation(transition: transition)
        return StubPlugin(presentation, view: view)
    }

    /// The opacities of the views around the material.
    private var opacities: [CGFloat] { [view.opacity, surface.opacity] }

    #if UIKIT
    private var effectView: UIVisualEffectView? {
        surface.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
    }
    private var isMaterialShown: Bool { effectView?.effect != nil && effectView?.alpha == 1 }
    private var isInsideHidden: Bool { surface.contentView.alpha == 0 }
    private var backgroundAlpha: CGFloat? { view.backgroundColor?.cgColor.alpha }
    #else
    private var isMaterialShown: Bool {
        surface.subviews.lazy.compactMap { $0 as? NSVisualEffectView }.first?.alphaValue == 1
    }
    private var isInsideHidden: Bool { surface.contentView.alphaValue == 0 }
    private var backgroundAlpha: CGFloat? { view.layer?.backgroundColor?.alpha }
    #endif
}
