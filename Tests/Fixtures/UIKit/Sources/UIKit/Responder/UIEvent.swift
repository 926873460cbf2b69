/// A user input event.
@MainActor
open class UIEvent: NSObject {
    /// The kind of an input event.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    let touches: Set<UITouch>

    init(touches: Set<UITouch>) {
        self.touches = touches
        super.init()
    }

    open var type: UIEvent.EventType { .touches }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { touches }
}
