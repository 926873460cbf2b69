import Foundation

/// A linear relation between two attributes: `first = multiplier × second + constant`.
///
/// It is isolated to the main actor in UIKit. In AppKit it is nonisolated, but used only on the
/// main thread.
#if MAIN_ACTOR_CONSTRAINTS
@MainActor
#endif
open class NSLayoutConstraint: NSObject {
    @_spi(Kits) public private(set) final weak var firstElement: LayoutElement?
    @_spi(Kits) public private(set) final weak var secondElement: LayoutElement?
    private let isUnary: Bool
    private final var storedPriority: Float = 1000
    private final var storedConstant: CGFloat
    @_spi(Kits) public internal(set) final weak var holder: LayoutView?
    final var isBroken = false
    /// The animations of the constant, in a framework that animates it.
    @_spi(Kits) public private(set) final lazy var animations = LayerAnimations()
    /// A closure that is called before each change of a constant.
    @MainActor @_spi(Kits) public static var constantWillChange: ((NSLayoutConstraint) -> Void)?
    /// The multiple of the system spacing to add, for the anchors' spacing constraints.
    final var systemSpacing: CGFloat = 0

    public let firstAttribute: NSLayoutConstraint.Attribute
    public let secondAttribute: NSLayoutConstraint.Attribute
    public let relation: NSLayoutConstraint.Relation
    public let multiplier: CGFloat
    open var identifier: String?
    open var shouldBeArchived = false

    @_spi(Kits) public init(
        _ first: LayoutElement?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: LayoutElement?, _ secondAttribute: Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        firstElement = first
        secondElement = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        isUnary = second == nil
        storedConstant = constant
        super.init()
        if let reason = Self.problem(of: firstAttribute, self.secondAttribute, multiplier) {
            onMainActor(self) { _ in
                Exceptions.raise(.invalidArgumentException, "NSLayoutConstraint: \(reason)")
            }
        }
    }

    /// Returns the reason why two attributes cannot be related; nil if they can.
    private static func problem(
        of first: Attribute, _ second: Attribute, _ multiplier: CGFloat
    ) -> String? {
        guard let family = first.family else { return "Invalid pairing of layout attributes" }
        guard let other = second.family, multiplier != 0 else {
            return family == .length
                ? nil
                : "A multiplier of 0 or a nil second item together with a location for the first "
                    + "attribute creates an illegal constraint of a location equal to a constant. "
                    + "Location attributes must be specified in pairs"
        }
        if family == other { return nil }
        switch (family, other) {
        case (.directed, .absolute), (.absolute, .directed):
            return
                "A constraint cannot be made between a leading/trailing attribute and a right/left "
                + "attribute. Use leading/trailing for both or neither."
        case (.horizontal, .directed), (.horizontal, .absolute), (.directed, .horizontal),
            (.absolute, .horizontal):
            return nil
        default: return "Invalid pairing of layout attributes"
        }
    }

    open var firstItem: AnyObject? { onMainActor(self) { $0.firstElement?.object } }
    open var secondItem: AnyObject? { onMainActor(self) { $0.secondElement?.object } }

    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            onMainActor(self) { NSLayoutConstraint.constantWillChange?($0) }
            storedConstant = newValue
            holderChanged()
        }
    }

    var effectiveConstant: CGFloat { storedConstant + systemSpacing * 8 }

    /// The priority of the constraint, up to 1000 for required ones. While the constraint is
    /// active, the priority cannot change to or from required.
    @_spi(Kits) public final var strength: Float {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            if holder != nil, (newValue == 1000) != (storedPriority == 1000) {
                onMainActor(self) { _ in
                    Exceptions.raise(
                        .internalInconsistencyException,
                        "Mutating a priority from required to not on an installed constraint "
                            + "(or vice-versa) is not supported.")
                }
                return
            }
            storedPriority = newValue
            holderChanged()
        }
    }

    open var isActive: Bool {
        get { holder != nil }
        set {
            onMainActor(self) { constraint in
                if newValue { constraint.activate() } else { constraint.deactivate() }
            }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override nonisolated var description: String { onMainActor(self) { $0.text } }

    @MainActor private var text: String {
        let sign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var right = isUnary ? "" : "\(Self.name(secondItem)).\(secondAttribute)"
        if !isUnary, multiplier != 1 { right = "\(multiplier)*" + right }
        if isUnary || effectiveConstant != 0 {
            right += (isUnary ? "" : " + ") + "\(effectiveConstant)"
        }
        let name = identifier.map { "'\($0)' " } ?? ""
        let level = strength == 1000 ? "" : " @\(strength)"
        return
            "<NSLayoutConstraint \(name)\(Self.name(firstItem)).\(firstAttribute) \(sign) \(right)\(level)>"
    }

    private func holderChanged() {
        onMainActor(self) { $0.holder?.engineChanged() }
    }

    private static func name(_ item: AnyObject?) -> String {
        item.map { String(describing: type(of: $0)) } ?? "(gone)"
    }
}
