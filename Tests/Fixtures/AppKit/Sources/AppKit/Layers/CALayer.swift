import Foundation
import HeadlessKit

/// The layer of a view: drawing properties, without any drawing.
open class CALayer: NSObject {
    public override required init() {
        super.init()
    }

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
    open var frame = CGRect.zero
    private let added = AddedAnimations()

    /// Adds an animation. It is recorded, and does not end.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        added[key ?? "\(ObjectIdentifier(animation))"] = animation
    }

    open func animation(forKey key: String) -> CAAnimation? { added[key] }

    open func removeAnimation(forKey key: String) { added[key] = nil }
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
