import Foundation

/// What a layer does when one of its properties changes, or `NSNull` for nothing.
public protocol CAAction {}

extension NSNull: CAAction {}

/// An animation of a layer, which is only recorded here.
open class CAAnimation: NSObject, CAAction {
    public override init() {
        super.init()
    }

    open var duration: TimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation of a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
}

/// The animations that were added to a layer, by key.
public final class AddedAnimations {
    private var added: [String: CAAnimation] = [:]

    public init() {}

    public subscript(key: String) -> CAAnimation? {
        get { added[key] }
        set { added[key] = newValue }
    }

    public var keys: [String] { added.keys.sorted() }

    public func removeAll() { added = [:] }
}
