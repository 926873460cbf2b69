#if UIKIT
import UIKit

/// The surface behind the content of a plugin or a stack.
@MainActor
package final class PluginSurface: UIView {
    /// The radius of the corners, in points.
    package var cornerRadius: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the corners are as round as possible.
    package var isCapsule = false {
        didSet { setNeedsLayout() }
    }

    package var borderColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    /// What the surface shows of the views behind it; nil for nothing.
    package var material: PluginMaterial? {
        didSet { effectView.effect = material?.effect }
    }

    private let effectView = UIVisualEffectView(effect: nil)

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerCurve = .continuous
        effectView.layer.cornerCurve = .continuous
        effectView.clipsToBounds = true
        effectView.frame = bounds
        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(effectView)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Adds the surface behind all other views in a view, and as large as this view.
    package func place(in view: UIView) {
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(self, at: 0)
    }

    // UIKit also calls this method when the style changes.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let greatestRadius = min(bounds.width, bounds.height) / 2
        let radius = isCapsule ? greatestRadius : min(cornerRadius, greatestRadius)
        layer.cornerRadius = radius
        effectView.layer.cornerRadius = radius
        layer.borderColor = borderColor?.resolvedColor(with: traitCollection).cgColor
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
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
        if self == .glass, #available(iOS 26, tvOS 26, *) {
            return UIGlassEffect(style: .regular)
        }
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
