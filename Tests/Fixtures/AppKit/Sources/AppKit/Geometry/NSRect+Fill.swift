import Foundation

/// The context of a drawing; there is none here.
open class NSGraphicsContext: NSObject {
    open class var current: NSGraphicsContext? { nil }
}

extension NSRect {
    /// Fills the rectangle with the current color; nothing is drawn here.
    public func fill(using operation: NSCompositingOperation = .copy) {}
    public func clip() {}
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .copy)
    {}
}

/// How what is drawn is put together with what is there.
public enum NSCompositingOperation: UInt, Sendable {
    case clear = 0
    case copy = 1
    case sourceOver = 2
}
