import Foundation
import HeadlessKit

/// The layer of a view: drawing properties and the running animations, without any drawing.
open class CALayer: NSObject {
    public override required init() {
        super.init()
    }

    weak var view: UIView?
    let animations = LayerAnimations()
    private let added = AddedAnimations()
    /// The frame of a layer without a view.
    private var ownFrame = CGRect.zero

    open var zPosition: CGFloat = 0
    open var opacity: Float = 1
    open var isHidden = false
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var mask: CALayer?
    open var actions: [String: any CAAction]?
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var contentsScale: CGFloat = 1
    open var speed: Float = 1
    open var name: String?

    open var bounds: CGRect {
        get { MainActor.assumeIsolated { [view] in view?.bounds ?? .zero } }
        set { MainActor.assumeIsolated { [view] in view?.bounds = newValue } }
    }

    open var position: CGPoint {
        get { MainActor.assumeIsolated { [view] in view?.center ?? .zero } }
        set { MainActor.assumeIsolated { [view] in view?.center = newValue } }
    }

    open var frame: CGRect {
        get { MainActor.assumeIsolated { [view, ownFrame] in view?.frame ?? ownFrame } }
        set {
            if view == nil { ownFrame = newValue }
            MainActor.assumeIsolated { [view] in view?.frame = newValue }
        }
    }

    /// Returns the names of the properties that are being animated.
    open func animationKeys() -> [String]? {
        let keys = animations.keys + added.keys
        return keys.isEmpty ? nil : keys
    }

    /// Ends every animation of the layer; their completions receive `false`.
    open func removeAllAnimations() {
        animations.cancelAll()
        added.removeAll()
    }

    open func removeAnimation(forKey key: String) {
        animations.cancel(key)
        added[key] = nil
    }

    /// Adds an animation that no view makes. It is recorded, and does not end.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        added[key ?? "\(ObjectIdentifier(animation))"] = animation
    }

    open func animation(forKey key: String) -> CAAnimation? { added[key] }

    open func setNeedsLayout() {
        MainActor.assumeIsolated { [view] in view?.setNeedsLayout() }
    }

    open func layoutIfNeeded() {
        MainActor.assumeIsolated { [view] in view?.layoutIfNeeded() }
    }

    open func setNeedsDisplay() {}
}

/// A layer that is filled with a gradient.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that is filled with a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillRule = CAShapeLayerFillRule.nonZero
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
