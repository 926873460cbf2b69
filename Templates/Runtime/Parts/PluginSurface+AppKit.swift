#if !UIKIT
/// The surface behind the content of a plugin or a stack.
@MainActor
package final class PluginSurface: NSView {
    /// The radius of the corners, in points.
    package var cornerRadius: CGFloat = 0 { didSet { needsLayout = true } }

    #if !ALL_CORNERS
    /// The corners with the radius.
    package var roundCorners = PluginCorners.all { didSet { needsLayout = true } }
    #endif

    /// Whether the corners are as round as possible.
    package var isCapsule = false { didSet { needsLayout = true } }

    package var backgroundColor: NSColor? { didSet { needsDisplay = true } }

    package var borderColor: NSColor? { didSet { needsDisplay = true } }

    /// The width of the border in points.
    package var borderWidth: CGFloat = 0 { didSet { borderView.layer?.borderWidth = borderWidth } }

    package var dropShadow: PluginShadow? {
        didSet {
            shadowView.layer?.shadowOpacity = Float(dropShadow?.opacity ?? 0)
            shadowView.layer?.shadowRadius = dropShadow?.radius ?? 0
            shadowView.layer?.shadowOffset = CGSize(
                width: dropShadow?.offset.width ?? 0, height: -(dropShadow?.offset.height ?? 0))
            needsLayout = true
        }
    }

    /// What the surface shows of the views behind it; nil for nothing.
    package var material: PluginMaterial? {
        didSet {
            effectView?.removeFromSuperview()
            effectView = material?.makeView()
            showContent()
            needsLayout = true
        }
    }

    /// The view for the content on the material.
    package let contentView: NSView = NSView()

    private var effectView: NSView?
    // Views of their own, because a material does not fade as these do.
    private let shadowView = NSView()
    private let borderView = NSView()

    package override var wantsUpdateLayer: Bool { true }

    package override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        wantsLayer = true
        layer?.cornerCurve = .continuous
        for view in [shadowView, contentView, borderView] {
            view.wantsLayer = true
            fill(with: view, below: nil)
        }
        borderView.layer?.cornerCurve = .continuous
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    #if BACKGROUND_SURFACES
    /// Adds the surface behind all other views in a view, and as large as this view.
    package func place(in view: NSView) {
        frame = view.bounds
        autoresizingMask = [.width, .height]
        view.addSubview(self, positioned: .below, relativeTo: nil)
    }
    #endif

    /// Adds the material below the content. Glass contains the content.
    private func showContent() {
        fill(with: contentView, below: borderView)
        guard let effectView else { return }
        effectView.wantsLayer = true
        effectView.layer?.cornerCurve = .continuous
        effectView.layer?.masksToBounds = true
        fill(with: effectView, below: contentView)
        #if canImport(AppKit.NSGlassEffectView)
        if #available(macOS 26, *) { (effectView as? NSGlassEffectView)?.contentView = contentView }
        #endif
    }

    private func fill(with view: NSView, below other: NSView?) {
        view.frame = bounds
        view.autoresizingMask = [.width, .height]
        addSubview(view, positioned: other == nil ? .above : .below, relativeTo: other)
    }

    package override func hitTest(_ point: NSPoint) -> NSView? {
        guard super.hitTest(point) != nil else { return nil }
        // The border is in front of the content.
        let point = contentView.superview?.convert(point, from: superview) ?? point
        let view = contentView.hitTest(point)
        return view === contentView ? self : view ?? self
    }

    // AppKit also calls this method when the appearance changes.
    package override func updateLayer() {
        layer?.backgroundColor = backgroundColor?.cgColor
        borderView.layer?.borderColor = borderColor?.cgColor
        needsLayout = true
    }

    package override func layout() {
        super.layout()
        let greatestRadius = min(bounds.width, bounds.height) / 2
        let radius = isCapsule ? greatestRadius : min(cornerRadius, greatestRadius)
        for view in [self, effectView, borderView] { view?.layer?.cornerRadius = radius }
        #if ALL_CORNERS
        let shape = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        #else
        let mask = roundCorners.mask(isRightToLeft: userInterfaceLayoutDirection == .rightToLeft)
        for view in [self, effectView, borderView] { view?.layer?.maskedCorners = mask }
        let shape = mask.path(in: bounds, radius: radius)
        #endif
        shadowView.layer?.shadowPath = shape
        let isTranslucent = (layer?.backgroundColor?.alpha ?? 0) < 1
        shadowView.layer?.mask = isTranslucent ? dropShadow?.mask(outside: shape) : nil
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
