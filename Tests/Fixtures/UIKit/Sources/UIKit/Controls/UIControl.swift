import Foundation

/// A view that turns touches into events, and events into actions.
@MainActor
open class UIControl: UIView {
    private struct Handler {
        let action: UIAction
        var events: UIControl.Event
    }

    private var handlers: [Handler] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control whose primary event performs the action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged() } }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?

    open var state: UIControl.State {
        var state: UIControl.State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFirstResponder, canBecomeFocused { state.insert(.focused) }
        return state
    }

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    func stateChanged() {
        setNeedsLayout()
    }

    /// Performs the action for the events. It replaces an earlier action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        if let index = handlers.firstIndex(where: { $0.action.identifier == action.identifier }) {
            let events = handlers[index].events.union(controlEvents)
            handlers[index] = Handler(action: action, events: events)
        } else {
            handlers.append(Handler(action: action, events: controlEvents))
        }
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
        guard let index = handlers.firstIndex(where: { $0.action.identifier == actionIdentifier })
        else { return }
        handlers[index].events.subtract(controlEvents)
        if handlers[index].events.isEmpty { handlers.remove(at: index) }
    }

    open var allControlEvents: UIControl.Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    open var allTargets: Set<AnyHashable> { [] }

    /// Performs the action with the control as its sender.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Performs the actions of the events. Without a running application, nothing is delivered
    /// unless a test turns delivery on.
    open func sendActions(for controlEvents: UIControl.Event) {
        guard HeadlessUIKit.deliversControlEvents else { return }
        deliver(controlEvents)
    }

    /// Performs the actions of the events, as the application does for real touches.
    func deliver(_ events: UIControl.Event) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            let attributes = handler.action.attributes
            guard !attributes.contains(.disabled) else { continue }
            sendAction(handler.action)
        }
    }

    func fingerDown() {
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        deliver(.touchDown)
    }

    /// Notes that the finger has moved within the control, or out of it.
    func fingerMoved(isInside: Bool) {
        let wasInside = isTouchInside
        isTouchInside = isInside
        isHighlighted = isInside
        deliver(isInside ? .touchDragInside : .touchDragOutside)
        if wasInside != isInside { deliver(isInside ? .touchDragEnter : .touchDragExit) }
    }

    func fingerUp() {
        let isInside = isTouchInside
        endTracking()
        if isInside { touchUpInside() } else { deliver(.touchUpOutside) }
    }

    func fingerCancelled() {
        endTracking()
        deliver(.touchCancel)
    }

    private func endTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// Sends the events for a finger that is lifted inside of the control.
    func touchUpInside() {
        deliver(.touchUpInside)
    }

    /// Returns whether a recognizer may begin. A tap on a control belongs to the control and not to
    /// a view around it.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if isEnabled, gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // An enabled control keeps its touches. A disabled one passes them on to the view behind it.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEnabled { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEnabled { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEnabled { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEnabled { super.touchesCancelled(touches, with: event) }
    }
}

extension UIControl {
    /// Calls the closure for each action until the closure sets its last argument.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers {
            iterator(handler.action, nil, handler.events, &stop)
            if stop { return }
        }
    }
}
