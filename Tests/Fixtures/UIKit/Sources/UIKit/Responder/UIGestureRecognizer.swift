import Foundation

/// The base of gesture recognizers.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// The progress of a recognition.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static var recognized: UIGestureRecognizer.State { .ended }
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public required convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    weak var attachedView: UIView?
    private var targets: [GestureTarget] = []

    open var state: UIGestureRecognizer.State = .possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var view: UIView? { attachedView }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// The buttons that count, at first that for a selection. Only touches are simulated.
    open var allowedPressTypes: [NSNumber] = [2]
    open var name: String?

    /// Adds a target, which is not retained. A pair that was added before is ignored.
    open func addTarget(_ target: Any, action: Selector) {
        let added = GestureTarget(target, action)
        if !targets.contains(where: { $0.isEqual(to: added) }) { targets.append(added) }
    }

    /// Removes targets. A nil target matches all targets, and a nil action all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
    }

    func sendActions() {
        for target in targets { target.send(from: self) }
    }

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}
