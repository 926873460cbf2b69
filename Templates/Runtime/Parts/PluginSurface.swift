/// A black shadow below a surface.
package struct PluginShadow {
    /// The opacity, from 0 to 1.
    let opacity: CGFloat
    /// The blur in points.
    let radius: CGFloat
    /// The distance in points: to the right, and down.
    let offset: CGSize

    #if EXPORTED
    package init(opacity: CGFloat, radius: CGFloat, offset: CGSize) {
        (self.opacity, self.radius, self.offset) = (opacity, radius, offset)
    }
    #endif

    /// The distance in the coordinates of a layer.
    #if UIKIT
    var layerOffset: CGSize { offset }
    #else
    var layerOffset: CGSize { CGSize(width: offset.width, height: -offset.height) }
    #endif

    /// Returns a mask that hides the part of the shadow behind a shape.
    @MainActor
    func mask(outside shape: CGPath) -> CAShapeLayer {
        let path = CGMutablePath()
        path.addRect(
            shape.boundingBox.insetBy(dx: -3 * radius - abs(offset.width), dy: -3 * radius - abs(offset.height)))
        path.addPath(shape)
        let mask = CAShapeLayer()
        mask.fillRule = .evenOdd
        mask.path = path
        return mask
    }
}

/// The surface behind the content of a plugin or a stack.
@MainActor
package final class PluginSurface: PlatformView {
    /// The radius of the corners, in points.
    package var cornerRadius: CGFloat = 0 { didSet { update() } }
    #if !ALL_CORNERS
    /// The corners with the radius.
    package var roundCorners = PluginCorners.all { didSet { update() } }
    #endif
    /// Whether the corners are as round as possible.
    package var isCapsule = false { didSet { update() } }
    package var borderColor: PlatformColor? { didSet { update() } }
    /// The width of the border in points.
    package var borderWidth: CGFloat = 0 { didSet { borderView.optionalLayer?.borderWidth = borderWidth } }
    package var dropShadow: PluginShadow? {
        didSet {
            shadowView.optionalLayer?.shadowOpacity = Float(dropShadow?.opacity ?? 0)
            shadowView.optionalLayer?.shadowRadius = dropShadow?.radius ?? 0
            shadowView.optionalLayer?.shadowOffset = dropShadow?.layerOffset ?? .zero
            update()
        }
    }

    // Views of their own, because a material does not fade as these do.
    private let shadowView = PlatformView()
    private let borderView = PlatformView()

    #if UIKIT
    private let effectView = UIVisualEffectView(effect: nil)
    package override var backgroundColor: UIColor? { didSet { update() } }

    /// What the surface shows of the views behind it; nil for nothing.
    package var material: PluginMaterial? { didSet { effectView.effect = material?.effect } }

    /// The view for the content, within the corners.
    package var contentView: UIView { effectView.contentView }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        effectView.clipsToBounds = true
        borderView.isUserInteractionEnabled = false
        for view in [shadowView, effectView, borderView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    private func update() { setNeedsLayout() }

    /// Receives no touches itself: only the content does.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        guard let view, view !== contentView, view.isDescendant(of: contentView) else { return nil }
        return view
    }

    // UIKit also calls this method when the style changes.
    package override func layoutSubviews() {
        super.layoutSubviews()
        borderView.layer.borderColor = borderColor?.resolvedColor(with: traitCollection).cgColor
        let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor
        shape(
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, isTranslucent: (color?.alpha ?? 0) < 1
        )
    }
    #else
    private var effectView: NSView?
    package var backgroundColor: NSColor? { didSet { update() } }

    /// What the surface shows of the views behind it; nil for nothing.
    package var material: PluginMaterial? {
        didSet {
            effectView?.removeFromSuperview()
            effectView = material?.makeView()
            showContent()
            update()
        }
    }

    /// The view for the content, within the corners.
    package let contentView: NSView = NSView()

    package override var wantsUpdateLayer: Bool { true }

    package override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        wantsLayer = true
        for view in [shadowView, contentView, borderView] {
            view.wantsLayer = true
            fill(with: view, below: nil)
        }
        contentView.layer?.masksToBounds = true
    }

    /// Adds the material below the content. Glass contains the content.
    private func showContent() {
        fill(with: contentView, below: borderView)
        guard let effectView else { return }
        effectView.wantsLayer = true
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

    private func update() { (needsLayout, needsDisplay) = (true, true) }

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
        let color = layer?.backgroundColor
        shape(isRightToLeft: userInterfaceLayoutDirection == .rightToLeft, isTranslucent: (color?.alpha ?? 0) < 1)
    }
    #endif

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    #if BACKGROUND_SURFACES
    /// Adds the surface behind all other views in a view, and as large as this view.
    package func place(in view: PlatformView) {
        frame = view.bounds
        #if UIKIT
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(self, at: 0)
        #else
        autoresizingMask = [.width, .height]
        view.addSubview(self, positioned: .below, relativeTo: nil)
        #endif
    }
    #endif

    /// Rounds the corners, and gives the shadow their shape. It would be visible through a translucent surface.
    private func shape(isRightToLeft: Bool, isTranslucent: Bool) {
        let greatestRadius = min(bounds.width, bounds.height) / 2
        let radius = isCapsule ? greatestRadius : min(cornerRadius, greatestRadius)
        #if ALL_CORNERS && UIKIT
        let shape = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
        #elseif ALL_CORNERS
        let shape = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        #else
        let mask = roundCorners.mask(isRightToLeft: isRightToLeft)
        let shape = mask.path(in: bounds, radius: radius)
        #endif
        let round: [PlatformView?] = [self, effectView, contentView, borderView]
        for layer in round.map({ $0?.optionalLayer }) {
            layer?.cornerCurve = .continuous
            layer?.cornerRadius = radius
            #if !ALL_CORNERS
            layer?.maskedCorners = mask
            #endif
        }
        shadowView.optionalLayer?.shadowPath = shape
        shadowView.optionalLayer?.mask = isTranslucent ? dropShadow?.mask(outside: shape) : nil
    }
}

extension PlatformView {
    /// The layer, if the view has one.
    fileprivate var optionalLayer: CALayer? { layer }
}

/// What a surface shows of the views behind it.
package enum PluginMaterial {
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The system's glass, or a material where it has none.
    case glass

    #if UIKIT
    @MainActor
    fileprivate var effect: UIVisualEffect {
        #if canImport(UIKit.UIGlassEffect) && !os(visionOS)
        if self == .glass, #available(iOS 26, tvOS 26, *) { return UIGlassEffect(style: .regular) }
        #endif
        #if os(tvOS)
        return UIBlurEffect(style: .regular)
        #else
        switch self {
        case .systemUltraThinMaterial: return UIBlurEffect(style: .systemUltraThinMaterial)
        case .systemThinMaterial: return UIBlurEffect(style: .systemThinMaterial)
        case .systemMaterial, .glass: return UIBlurEffect(style: .systemMaterial)
        case .systemThickMaterial: return UIBlurEffect(style: .systemThickMaterial)
        case .systemChromeMaterial: return UIBlurEffect(style: .systemChromeMaterial)
        }
        #endif
    }
    #else
    @MainActor
    fileprivate func makeView() -> NSView {
        #if canImport(AppKit.NSGlassEffectView)
        if self == .glass, #available(macOS 26, *) { return NSGlassEffectView() }
        #endif
        let view = NSVisualEffectView()
        view.blendingMode = .withinWindow
        switch self {
        case .systemUltraThinMaterial: view.material = .fullScreenUI
        case .systemThinMaterial: view.material = .popover
        case .systemMaterial, .glass: view.material = .sheet
        case .systemThickMaterial: view.material = .windowBackground
        case .systemChromeMaterial: view.material = .headerView
        }
        return view
    }
    #endif
}
