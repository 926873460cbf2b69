import Foundation

/// A linear relation between two attributes: `first = multiplier × second + constant`.
@MainActor
open class NSLayoutConstraint: NSObject {
    private final weak var first: AnyObject?
    private final weak var second: AnyObject?
    private let isUnary: Bool
    private final var storedPriority = UILayoutPriority.required
    private final var storedConstant: CGFloat
    final weak var holder: UIView?
    final var isBroken = false
    /// Which multiple of the system spacing to add, for the anchors' spacing constraints.
    final var systemSpacing: CGFloat = 0

    public let firstAttribute: NSLayoutConstraint.Attribute
    public let secondAttribute: NSLayoutConstraint.Attribute
    public let relation: NSLayoutConstraint.Relation
    public let multiplier: CGFloat
    open var identifier: String?
    open var shouldBeArchived = false

    init(
        _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: AnyObject?, _ secondAttribute: Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        self.first = first
        self.second = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        isUnary = second == nil
        storedConstant = constant
        super.init()
    }

    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c
        )
    }

    open var firstItem: AnyObject? { first }
    open var secondItem: AnyObject? { second }

    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            holder?.engineChanged()
        }
    }

    var effectiveConstant: CGFloat { storedConstant + systemSpacing * 8 }

    /// How strongly the constraint holds. It cannot become or cease to be required while active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            if holder != nil, (newValue == .required) != (storedPriority == .required) {
                Exceptions.raise(
                    .internalInconsistencyException,
                    "Mutating a priority from required to not on an installed constraint "
                        + "(or vice-versa) is not supported.")
                return
            }
            storedPriority = newValue
            holder?.engineChanged()
        }
    }

    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated { text }
    }

    private var text: String {
        let sign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var right = isUnary ? "" : "\(Self.name(second)).\(secondAttribute)"
        if !isUnary, multiplier != 1 { right = "\(multiplier)*" + right }
        if isUnary || effectiveConstant != 0 {
            right += (isUnary ? "" : " + ") + "\(effectiveConstant)"
        }
        let name = identifier.map { "'\($0)' " } ?? ""
        let level = priority == .required ? "" : " @\(priority.rawValue)"
        return
            "<NSLayoutConstraint \(name)\(Self.name(first)).\(firstAttribute) \(sign) \(right)\(level)>"
    }

    private static func name(_ item: AnyObject?) -> String {
        item.map { String(describing: type(of: $0)) } ?? "(gone)"
    }
}
