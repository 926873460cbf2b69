import Foundation

/// The context for drawing, which does not exist here.
open class NSGraphicsContext: NSObject {
    open class var current: NSGraphicsContext? { nil }
}

extension NSRect {
    /// Fills the rectangle with the current color. Nothing is drawn here.
    public func fill(using operation: NSCompositingOperation = .copy) {}
    public func clip() {}
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .copy) {}
}

/// The operation that combines a drawing with the image below it.
public enum NSCompositingOperation: UInt, Sendable {
    case clear = 0
    case copy = 1
    case sourceOver = 2
}
