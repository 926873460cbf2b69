import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Surfaces")
struct SurfaceTests {
    private let container = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let surface = PluginSurface(frame: .zero)

    @Test("a surface is behind all other views, and as large as the view around it")
    func isBehind() {
        let other = PlatformView()
        container.addSubview(other)
        surface.place(in: container)
        #expect(container.subviews == [surface, other], "it is in front of another view")
        #expect(surface.frame == container.bounds, "it has another size")
        container.frame.size = CGSize(width: 60, height: 80)
        container.layoutIfNeeded()
        #expect(surface.frame == container.bounds, "its size does not change")
    }

    @Test("corners are as round as described, but not rounder than a capsule")
    func limitsRadius() throws {
        surface.place(in: container)
        surface.material = .systemMaterial
        for (radius, isCapsule, expected) in [(8, false, 8), (30, false, 20), (8, true, 20)] {
            surface.cornerRadius = CGFloat(radius)
            surface.isCapsule = isCapsule
            container.layoutIfNeeded()
            let layer: CALayer? = surface.layer
            #expect(layer?.cornerRadius == CGFloat(expected), "it has other corners")
            #expect(layer?.shadowPath != nil, "it has no shadow")
            let effectLayer: CALayer? = try #require(surface.subviews.first).layer
            #expect(
                effectLayer?.cornerRadius == CGFloat(expected), "its material has other corners")
        }
    }

    @Test("a surface shows its material and its colors, and no touch is for it")
    func showsMaterial() {
        surface.place(in: container)
        surface.backgroundColor = .red
        surface.borderColor = .green
        surface.material = .systemThinMaterial
        container.layoutIfNeeded()
        #if UIKIT
        let effectView = surface.subviews.first as? UIVisualEffectView
        #expect(effectView?.effect is UIBlurEffect, "it shows no material")
        surface.material = nil
        #expect(effectView?.effect == nil, "it shows its former material")
        #expect(surface.layer.borderColor == UIColor.green.cgColor, "its border has another color")
        #expect(!surface.isUserInteractionEnabled, "it takes touches")
        #else
        let materials: [(PluginMaterial, NSVisualEffectView.Material)] = [
            (.systemUltraThinMaterial, .fullScreenUI), (.systemThinMaterial, .popover),
            (.systemMaterial, .sheet), (.systemThickMaterial, .windowBackground),
            (.systemChromeMaterial, .headerView),
        ]
        for (material, expected) in materials {
            surface.material = material
            let effectViews = surface.subviews.compactMap { $0 as? NSVisualEffectView }
            #expect(effectViews.map(\.material) == [expected], "it shows another material")
            #expect(effectViews.first?.frame == surface.bounds, "its material has another size")
        }
        surface.material = nil
        #expect(surface.subviews.isEmpty, "it shows its former material")
        surface.updateLayer()
        #expect(surface.layer?.backgroundColor == NSColor.red.cgColor, "it has another color")
        #expect(surface.layer?.borderColor == NSColor.green.cgColor, "its border has another color")
        #endif
    }
}
