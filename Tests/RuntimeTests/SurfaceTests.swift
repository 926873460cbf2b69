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
        expect(container.subviews, equals: [surface, other], "it is in front of another view")
        expect(surface.frame, equals: container.bounds, "it has another size")
        container.frame.size = CGSize(width: 60, height: 80)
        container.layoutIfNeeded()
        expect(surface.frame, equals: container.bounds, "its size does not change")
    }

    @Test("only some corners are round, also where text is written from right to left")
    func roundsSomeCorners() throws {
        surface.place(in: container)
        surface.cornerRadius = 8
        surface.dropShadow = PluginShadow(opacity: 0.2, radius: 10, offset: .zero)
        container.layoutIfNeeded()
        let layer = try #require(surface.layer as CALayer?)
        expect(layer.maskedCorners, equals: Self.corners, "it is not round")
        #if UIKIT
        let (topLeft, bottomRight) = (CACornerMask.layerMinXMinYCorner, CACornerMask.layerMaxXMaxYCorner)
        let (topRight, bottomLeft) = (CACornerMask.layerMaxXMinYCorner, CACornerMask.layerMinXMaxYCorner)
        #else
        let (topLeft, bottomRight) = (CACornerMask.layerMinXMaxYCorner, CACornerMask.layerMaxXMinYCorner)
        let (topRight, bottomLeft) = (CACornerMask.layerMaxXMaxYCorner, CACornerMask.layerMinXMinYCorner)
        #endif
        let masks: [(PluginCorners, CACornerMask, rightToLeft: CACornerMask)] = [
            (.topLeading, topLeft, topRight), (.topTrailing, topRight, topLeft),
            (.bottomLeading, bottomLeft, bottomRight), (.bottomTrailing, bottomRight, bottomLeft),
            ([.topLeading, .bottomLeading], [topLeft, bottomLeft], [topRight, bottomRight]),
        ]
        for (corners, mask, rightToLeft) in masks {
            surface.roundCorners = corners
            container.layoutIfNeeded()
            expect(layer.maskedCorners, equals: mask, "it has other corners")
            for part in surface.subviews where part !== surface.contentView {
                let layer: CALayer? = part.layer
                let isShadow = layer?.shadowPath != nil
                let expected = isShadow ? Self.corners : mask
                expect(layer?.maskedCorners, equals: expected, "a part of it has other corners")
                if isShadow { expect(layer?.shadowPath?.boundingBox, equals: surface.bounds) }
            }
            expect(corners.mask(isRightToLeft: true), equals: rightToLeft)
        }
        #if UIKIT
        surface.semanticContentAttribute = .forceRightToLeft
        #else
        surface.userInterfaceLayoutDirection = .rightToLeft
        #endif
        surface.roundCorners = .topLeading
        container.layoutIfNeeded()
        expect(layer.maskedCorners, equals: topRight, "its corners are on the other side")
    }

    private static let corners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    #if UIKIT
    @Test("the parts of a surface are as large as the surface from the beginning")
    func isFilled() {
        let surface = PluginSurface(frame: container.bounds)
        let sizes = surface.subviews.map(\.frame.size)
        expect(sizes, equals: [CGSize](repeating: container.bounds.size, count: 3))
    }
    #endif

    @Test("corners are as round as described, but not rounder than a capsule")
    func limitsRadius() throws {
        surface.place(in: container)
        surface.material = .systemMaterial
        let changes: [(change: () -> Void, expected: Int)] = [
            ({ surface.cornerRadius = 8 }, 8), ({ surface.cornerRadius = 30 }, 20),
            ({ surface.cornerRadius = 8 }, 8), ({ surface.isCapsule = true }, 20),
            ({ surface.isCapsule = false }, 8),
        ]
        for (change, expected) in changes {
            change()
            container.layoutIfNeeded()
            let layer: CALayer? = surface.layer
            expect(layer?.cornerRadius, equals: CGFloat(expected), "it has other corners")
            for part in surface.subviews where part !== surface.contentView {
                let layer: CALayer? = part.layer
                let isShadow = layer?.shadowPath != nil
                let expected = isShadow ? 0 : CGFloat(expected)
                expect(layer?.cornerRadius, equals: expected, "a part of it has other corners")
            }
        }
        #if !UIKIT
        surface.material = .systemThinMaterial
        container.layoutIfNeeded()
        let effectView = try #require(effectViews.first)
        expect(effectView.layer?.cornerRadius, equals: 8, "a new material has other corners")
        expect(effectView.layer?.masksToBounds, equals: true, "a material is beyond its corners")
        expect(effectView.blendingMode, equals: .withinWindow, "it shows what is behind the window")
        for view in [surface, effectView, surface.subviews.last] as [NSView?] {
            expect(view?.layer?.cornerCurve, equals: .continuous, "it has corners of another shape")
        }
        container.frame.size = CGSize(width: 60, height: 80)
        container.layoutIfNeeded()
        for part in surface.subviews {
            expect(part.frame, equals: surface.bounds, "a part of it keeps its size")
        }
        #endif
    }

    #if !UIKIT
    private var effectViews: [NSVisualEffectView] {
        surface.subviews.compactMap { $0 as? NSVisualEffectView }
    }
    #endif

    @Test("a surface clips its content to its corners")
    func clipsContent() {
        surface.place(in: container)
        surface.backgroundColor = .red
        surface.cornerRadius = 8
        container.layoutIfNeeded()
        #if UIKIT
        let layer: CALayer? = surface.contentView.superview?.layer
        #else
        let layer: CALayer? = surface.contentView.layer
        #endif
        expect(layer?.masksToBounds, equals: true, "its content covers its corners")
        expect(layer?.cornerRadius, equals: 8, "its content has other corners")
    }

    @Test("a surface shows its material and its colors, and no touch is for it")
    func showsMaterial() {
        surface.place(in: container)
        surface.backgroundColor = .red
        surface.borderColor = .green
        surface.borderWidth = 2
        surface.material = .systemThinMaterial
        container.layoutIfNeeded()
        let borderLayer: CALayer? = surface.subviews.last?.layer
        expect(borderLayer?.borderWidth, equals: 2, "its border has another width")
        #if UIKIT
        let effectView = surface.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
        expect(effectView?.effect is UIBlurEffect, "it shows no material")
        surface.material = nil
        expect(effectView?.effect == nil, "it shows its former material")
        let border = surface.subviews.last?.layer.borderColor
        expect(border, equals: UIColor.green.cgColor, "its border has another color")
        expect(surface.hitTest(CGPoint(x: 50, y: 20), with: nil) == nil, "it takes touches")
        let button = UIButton(frame: surface.bounds)
        surface.contentView.addSubview(button)
        expect(surface.hitTest(CGPoint(x: 50, y: 20), with: nil) === button, "it keeps touches")
        surface.contentView.isUserInteractionEnabled = false
        expect(surface.hitTest(CGPoint(x: 50, y: 20), with: nil) == nil, "it takes touches")
        expect(effectView?.clipsToBounds, equals: true, "its material has no corners")
        surface.borderColor = .blue
        container.layoutIfNeeded()
        let newBorder = surface.subviews.last?.layer.borderColor
        expect(newBorder, equals: UIColor.blue.cgColor, "its border keeps its color")
        #else
        let materials: [(PluginMaterial, NSVisualEffectView.Material)] = [
            (.systemUltraThinMaterial, .fullScreenUI), (.systemThinMaterial, .popover),
            (.systemMaterial, .sheet), (.systemThickMaterial, .windowBackground),
            (.systemChromeMaterial, .headerView),
        ]
        for (material, expected) in materials {
            surface.material = material
            expect(effectViews.map(\.material), equals: [expected], "it shows another material")
            expect(effectViews.first?.frame, equals: surface.bounds, "its material has another size")
        }
        expect(surface.contentView.isDescendant(of: surface), "it has lost its content")
        surface.material = nil
        let isEmpty = surface.subviews.allSatisfy { !($0 is NSVisualEffectView) }
        expect(isEmpty, "it shows its former material")
        surface.updateLayer()
        expect(surface.layer?.backgroundColor, equals: NSColor.red.cgColor, "it has another color")
        let border = surface.subviews.last?.layer?.borderColor
        expect(border, equals: NSColor.green.cgColor, "its border has another color")
        let button = NSButton(frame: surface.bounds)
        surface.contentView.addSubview(button)
        expect(surface.hitTest(CGPoint(x: 50, y: 20)) === button, "it keeps clicks")
        button.removeFromSuperview()
        expect(surface.hitTest(CGPoint(x: 50, y: 20)) === surface, "clicks reach what is behind")
        expect(surface.hitTest(CGPoint(x: 150, y: 20)) == nil, "it takes clicks beside it")
        #endif
    }

    #if !UIKIT
    @Test("new colors are drawn")
    func drawsColors() {
        let view = PluginView(frame: .zero)
        for (view, change) in [
            (surface, { surface.backgroundColor = .red }),
            (surface, { surface.borderColor = .red }), (view, { view.backgroundColor = .red }),
        ] as [(NSView, () -> Void)] {
            view.needsDisplay = false
            change()
            expect(view.needsDisplay, "it is not drawn again")
        }
        expect(view.wantsLayer && view.wantsUpdateLayer, "it has no layer to draw on")
        expect(surface.wantsUpdateLayer, "its colors do not follow the appearance")
        view.updateLayer()
        expect(view.layer?.backgroundColor, equals: NSColor.red.cgColor, "it has another color")
    }
    #endif

    @Test("a shadow does not darken what a translucent surface shows")
    func masksShadow() throws {
        surface.place(in: container)
        container.layoutIfNeeded()
        surface.dropShadow = PluginShadow(opacity: 0.2, radius: 10, offset: CGSize(width: 1, height: 4))
        let shadow: CALayer = try #require(surface.subviews.first.flatMap { $0.layer })
        expect(shadow.shadowOpacity == 0.2 && shadow.shadowRadius == 10, "it has another shadow")
        #if UIKIT
        expect(shadow.shadowOffset, equals: CGSize(width: 1, height: 4), "it has another shadow")
        #else
        expect(shadow.shadowOffset, equals: CGSize(width: 1, height: -4), "it has another shadow")
        #endif
        container.layoutIfNeeded()
        expect(shadow.mask != nil, "its shadow is not masked at once")
        for color in [.red, PlatformColor(white: 0, alpha: 0.5), nil] {
            surface.backgroundColor = color
            #if !UIKIT
            surface.updateLayer()
            #endif
            container.layoutIfNeeded()
            expect(shadow.shadowPath != nil, "it has no shadow")
            guard color != .red else {
                expect(shadow.mask == nil, "the shadow of an opaque surface has a mask")
                continue
            }
            let mask = try #require(shadow.mask as? CAShapeLayer)
            expect(mask.fillRule, equals: .evenOdd, "it hides the shadow outside")
            #if os(Linux)
            let outside = CGRect(x: -31, y: -34, width: 162, height: 108)
            expect(mask.path?.parts, equals: [outside, surface.bounds], "it hides another part")
            #endif
        }
    }
}
