/// A line of one pixel in a stack.
@MainActor
package final class PluginSeparator: PlatformView {
    /// Whether the line is between the views of a row. It is set before the first layout.
    package var isVertical = false

    package override init(frame: CGRect) {
        super.init(frame: frame)
        #if !UIKIT
        wantsLayer = true
        #endif
        for axis in Self.axes {
            // A stack gives a hidden view no size.
            setContentCompressionResistancePriority(PlatformLayoutPriority(999), for: axis)
            setContentHuggingPriority(PlatformLayoutPriority(999), for: axis)
        }
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    package override var intrinsicContentSize: CGSize {
        let pixel = 1 / max(1, scale)
        return isVertical
            ? CGSize(width: pixel, height: Self.noIntrinsicMetric)
            : CGSize(width: Self.noIntrinsicMetric, height: pixel)
    }

    #if UIKIT
    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    private var scale: CGFloat { traitCollection.displayScale }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The inherited method does nothing, and is deprecated as of iOS 17.
        invalidateIntrinsicContentSize()
    }
    #else
    private static let axes: [NSLayoutConstraint.Orientation] = [.horizontal, .vertical]

    package var backgroundColor: NSColor? { didSet { needsDisplay = true } }

    private var scale: CGFloat { window?.backingScaleFactor ?? 1 }

    package override var wantsUpdateLayer: Bool { true }

    // AppKit also calls this method when the appearance changes.
    package override func updateLayer() { layer?.backgroundColor = backgroundColor?.cgColor }

    package override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        invalidateIntrinsicContentSize()
    }

    package override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        invalidateIntrinsicContentSize()
    }
    #endif
}
