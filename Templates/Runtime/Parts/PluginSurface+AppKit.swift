#if !UIKIT
import AppKit

/// The surface behind the content of a plugin or a stack.
@MainActor
package final class PluginSurface: NSView {
    /// The radius of the corners, in points.
    package var cornerRadius: CGFloat = 0 {
        didSet { needsLayout = true }
    }

    /// Whether the corners are as round as possible.
    package var isCapsule = false {
        didSet { needsLayout = true }
    }

    package var backgroundColor: NSColor? {
        didSet { needsDisplay = true }
    }

    package var borderColor: NSColor? {
        didSet { needsDisplay = true }
    }

    /// What the surface shows of the views behind it; nil for nothing.
    package var material: PluginMaterial? {
        didSet {
            effectView?.removeFromSuperview()
            effectView = material?.makeView()
            guard let effectView else { return }
            effectView.frame = bounds
            effectView.autoresizingMask = [.width, .height]
            effectView.wantsLayer = true
            effectView.layer?.cornerCurve = .continuous
            effectView.layer?.masksToBounds = true
            addSubview(effectView)
        }
    }

    private var effectView: NSView?

    package override var wantsUpdateLayer: Bool { true }

    package override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        wantsLayer = true
        layer?.cornerCurve = .continuous
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Adds the surface behind all other views in a view, and as large as this view.
    package func place(in view: NSView) {
        frame = view.bounds
        autoresizingMask = [.width, .height]
        view.addSubview(self, positioned: .below, relativeTo: nil)
    }

    // AppKit also calls this method when the appearance changes.
    package override func updateLayer() {
        layer?.backgroundColor = backgroundColor?.cgColor
        layer?.borderColor = borderColor?.cgColor
    }

    package override func layout() {
        super.layout()
        let greatestRadius = min(bounds.width, bounds.height) / 2
        let radius = isCapsule ? greatestRadius : min(cornerRadius, greatestRadius)
        layer?.cornerRadius = radius
        effectView?.layer?.cornerRadius = radius
        layer?.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
}

/// What a surface shows of the views behind it.
package enum PluginMaterial {
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    /// The system's glass, or a material where it has none.
    case glass

    @MainActor
    fileprivate func makeView() -> NSView {
        #if canImport(AppKit.NSGlassEffectView)
        if self == .glass, #available(macOS 26, *) { return NSGlassEffectView() }
        #endif
        let view = NSVisualEffectView()
        view.blendingMode = .withinWindow
        view.material = material
        return view
    }

    private var material: NSVisualEffectView.Material {
        switch self {
        case .systemUltraThinMaterial: return .fullScreenUI
        case .systemThinMaterial: return .popover
        case .systemMaterial, .glass: return .sheet
        case .systemThickMaterial: return .windowBackground
        case .systemChromeMaterial: return .headerView
        }
    }
}
#endif
