import Foundation

/// A line, or a frame with a title, around a view.
@MainActor
open class NSBox: NSView {
    /// The appearance of a box.
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }

    /// The position of a box's title.
    public enum TitlePosition: UInt, Sendable {
        case noTitle = 0
        case aboveTop = 1
        case atTop = 2
        case belowTop = 3
        case aboveBottom = 4
        case atBottom = 5
        case belowBottom = 6
    }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView = NSView()
    }

    open var boxType: NSBox.BoxType = .primary {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var title = "Title"
    open var titlePosition: NSBox.TitlePosition = .atTop
    open var isTransparent = false
    open var borderColor = NSColor.separatorColor
    open var borderWidth: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    open var fillColor = NSColor.clear
    open var contentViewMargins = NSSize(width: 5, height: 5)

    open var contentView: NSView? {
        didSet {
            guard contentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let contentView else { return }
            contentView.frame = bounds
            contentView.autoresizingMask = [.width, .height]
            addSubview(contentView)
        }
    }

    /// The intrinsic size. A separator is a line, so it has a size only across its direction.
    open override var intrinsicContentSize: NSSize {
        guard boxType == .separator else { return super.intrinsicContentSize }
        return NSSize(width: NSView.noIntrinsicMetric, height: 5)
    }
}
