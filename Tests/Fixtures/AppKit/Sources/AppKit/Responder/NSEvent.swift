import Foundation
import HeadlessKit

/// A user event of the mouse or the keyboard.
open class NSEvent: NSObject {
    private let kind: NSEvent.EventType
    private let location: NSPoint
    private let modifiers: NSEvent.ModifierFlags
    private let clicks: Int
    private let text: String?
    private let code: UInt16
    private let number: Int
    private let time: TimeInterval
    var scrollPhase: NSEvent.Phase = []
    var scrollDistance = CGSize.zero
    private var isRepeated = false

    init(
        _ kind: NSEvent.EventType, at location: NSPoint, modifiers: NSEvent.ModifierFlags = [],
        time: TimeInterval = 0, window: Int = 0, clicks: Int = 0, text: String? = nil,
        code: UInt16 = 0
    ) {
        self.kind = kind
        self.location = location
        self.modifiers = modifiers
        self.clicks = clicks
        self.text = text
        self.code = code
        self.time = time
        number = window
        super.init()
    }

    open var type: NSEvent.EventType { kind }
    open var modifierFlags: NSEvent.ModifierFlags { modifiers }
    open var timestamp: TimeInterval { time }
    open var windowNumber: Int { number }
    open var clickCount: Int { clicks }
    open var locationInWindow: NSPoint { location }
    open var characters: String? { text }
    open var charactersIgnoringModifiers: String? { text }
    open var keyCode: UInt16 { code }
    open var phase: NSEvent.Phase { scrollPhase }
    open var momentumPhase: NSEvent.Phase { [] }
    open var scrollingDeltaX: CGFloat { scrollDistance.width }
    open var scrollingDeltaY: CGFloat { scrollDistance.height }
    open var hasPreciseScrollingDeltas: Bool { !scrollPhase.isEmpty }
    open var isARepeat: Bool { isRepeated }

    open var window: NSWindow? {
        onMainActor(self) { NSApplication.shared.window(withWindowNumber: $0.number) }
    }

    public class func mouseEvent(
        with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
        timestamp time: TimeInterval, windowNumber wNum: Int,
        context unusedPassNil: NSGraphicsContext?,
        eventNumber eNum: Int, clickCount cNum: Int, pressure: Float
    ) -> NSEvent? {
        NSEvent(
            type, at: location, modifiers: flags, time: time, window: wNum, clicks: cNum)
    }

    public class func keyEvent(
        with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
        timestamp time: TimeInterval, windowNumber wNum: Int,
        context unusedPassNil: NSGraphicsContext?,
        characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
        keyCode code: UInt16
    ) -> NSEvent? {
        let event = NSEvent(
            type, at: location, modifiers: flags, time: time, window: wNum, text: keys, code: code)
        event.isRepeated = flag
        return event
    }
}
