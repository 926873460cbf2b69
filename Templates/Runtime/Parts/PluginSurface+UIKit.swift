#if UIKIT
/// The surface behind the content of a plugin or a stack.
@MainActor
package final class PluginSurface: UIView {
    /// The radius of the corners, in points.
    package var cornerRadius: CGFloat = 0 { didSet { setNeedsLayout() } }

    #if !ALL_CORNERS
    /// The corners with the radius.
    package var roundCorners = PluginCorners.all { didSet { setNeedsLayout() } }
    #endif

    /// Whether the corners are as round as possible.
    package var isCapsule = false { didSet { setNeedsLayout() } }

    package var borderColor: UIColor? { didSet { setNeedsLayout() } }

    /// The width of the border in points.
    package var borderWidth: CGFloat = 0 { didSet { borderView.layer.borderWidth = borderWidth } }

    package var dropShadow: PluginShadow? {
        didSet {
            shadowView.layer.shadowOpacity = Float(dropShadow?.opacity ?? 0)
            shadowView.layer.shadowRadius = dropShadow?.radius ?? 0
            shadowView.layer.shadowOffset = dropShadow?.offset ?? .zero
            setNeedsLayout()
        }
    }

    /// What the surface shows of the views behind it; nil for nothing.
    package var material: PluginMaterial? { didSet { effectView.effect = material?.effect } }

    package override var backgroundColor: UIColor? { didSet { setNeedsLayout() } }

    /// The view for the content on the material.
    package var contentView: UIView { effectView.contentView }

    // Views of their own, because a material does not fade as these do.
    private let shadowView = UIView()
    private let effectView = UIVisualEffectView(effect: nil)
    private let borderView = UIView()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        effectView.clipsToBounds = true
        borderView.isUserInteractionEnabled = false
        for view in [shadowView, effectView, borderView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        for view in [self, effectView, borderView] { view.layer.cornerCurve = .continuous }
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    #if BACKGROUND_SURFACES
    /// Adds the surface behind all other views in a view, and as large as this view.
    package func place(in view: UIView) {
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(self, at: 0)
    }
    #endif

    /// Receives no touches itself: only the content does.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        guard let view, view !== contentView, view.isDescendant(of: contentView) else { return nil }
        return view
    }

    // UIKit also calls this method when the style changes.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let greatestRadius = min(bounds.width, bounds.height) / 2
        let radius = isCapsule ? greatestRadius : min(cornerRadius, greatestRadius)
        for view in [self, effectView, borderView] { view.layer.cornerRadius = radius }
        borderView.layer.borderColor = borderColor?.resolvedColor(with: traitCollection).cgColor
        #if ALL_CORNERS
        let shape = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
        #else
        let mask = roundCorners.mask(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for view in [self, effectView, borderView] { view.layer.maskedCorners = mask }
        let shape = mask.path(in: bounds, radius: radius)
        #endif
        shadowView.layer.shadowPath = shape
        shadowView.layer.mask = isTranslucent ? dropShadow?.mask(outside: shape) : nil
    }

    /// Whether a shadow would be visible through the surface.
    private var isTranslucent: Bool {
        let color = backgroundColor?.resolvedColor(with: traitCollection)
        return (color?.cgColor.alpha ?? 0) < 1
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
}
#endif
