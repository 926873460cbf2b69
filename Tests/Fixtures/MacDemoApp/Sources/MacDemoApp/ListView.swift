import AppKit

/// A scrolling table with rows of text.
final class ListView: NSScrollView {
    /// The rows, with one line of text each.
    var rows: [String] = [] {
        didSet { showRows() }
    }

    private let list = FlippedView()

    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The distance that the rows are scrolled up.
    var scrollOffset: CGFloat { contentView.bounds.minY }

    /// Scrolls the rows up.
    func scroll(by length: CGFloat) {
        contentView.scroll(to: NSPoint(x: 0, y: scrollOffset + length))
        reflectScrolledClipView(contentView)
    }

    private func setUp() {
        hasVerticalScroller = true
        documentView = list
    }

    private func showRows() {
        list.subviews = rows.map(NSTextField.init(labelWithString:))
        var height: CGFloat = 0
        for row in list.subviews {
            row.setFrameOrigin(NSPoint(x: 8, y: height))
            height += 24
        }
        list.setFrameSize(NSSize(width: contentSize.width, height: max(height, contentSize.height)))
    }
}

/// A view whose origin is the upper left corner.
private final class FlippedView: NSView {
    override var isFlipped: Bool { true }
}
