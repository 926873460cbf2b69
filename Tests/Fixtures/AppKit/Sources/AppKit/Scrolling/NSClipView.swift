import Foundation

/// Shows the part of a document view that its bounds select.
@MainActor
open class NSClipView: NSView {
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the view is flipped, as the document is.
    open override var isFlipped: Bool { documentView?.isFlipped ?? false }

    open var documentView: NSView? {
        didSet {
            guard documentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }

    open var documentRect: NSRect { documentView?.frame ?? .zero }
    open var documentVisibleRect: NSRect {
        documentView.map { convert(bounds, to: $0) } ?? bounds
    }
    open var drawsBackground = true
    open var backgroundColor = NSColor.controlBackgroundColor

    /// Moves the bounds to the point, within the document.
    open func scroll(to newOrigin: NSPoint) {
        setBoundsOrigin(
            constrainBoundsRect(NSRect(origin: newOrigin, size: bounds.size)).origin)
        (superview as? NSScrollView)?.reflectScrolledClipView(self)
    }

    open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
        let document = documentRect
        var rect = proposedBounds
        rect.origin.x = min(
            max(rect.minX, document.minX), max(document.minX, document.maxX - rect.width))
        rect.origin.y = min(
            max(rect.minY, document.minY), max(document.minY, document.maxY - rect.height))
        return rect
    }
}
