import Foundation

/// Shows a part of a larger document, in a clip view.
@MainActor
open class NSScrollView: NSView {
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(contentView)
        tile()
    }

    open var contentView = NSClipView() {
        didSet {
            guard contentView !== oldValue else { return }
            contentView.documentView = oldValue.documentView
            oldValue.removeFromSuperview()
            addSubview(contentView)
            tile()
        }
    }

    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }

    open override var isFlipped: Bool { true }
    open var contentSize: NSSize { contentView.frame.size }
    open var documentVisibleRect: NSRect { contentView.documentVisibleRect }
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var autohidesScrollers = false
    open var drawsBackground = true
    open var backgroundColor = NSColor.controlBackgroundColor
    open var borderType: NSBorderType = .noBorder
    open var automaticallyAdjustsContentInsets = true
    open var contentInsets = NSEdgeInsets() {
        didSet { tile() }
    }

    /// Places the clip view. Scrollers are drawn over it and take no space.
    open func tile() {
        contentView.frame = bounds
    }

    open override func layout() {
        tile()
        super.layout()
    }

    open override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        tile()
    }

    /// Adjusts the scrollers to the clip view.
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    open func flashScrollers() {}
}

/// The border of a view.
public enum NSBorderType: UInt, Sendable {
    case noBorder = 0
    case lineBorder = 1
    case bezelBorder = 2
    case grooveBorder = 3
}
