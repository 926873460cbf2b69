import Foundation

/// Shows views side by side or stacked, with dividers between them.
@MainActor
open class NSSplitView: NSView {
    /// The appearance of dividers.
    public enum DividerStyle: Int, Sendable {
        case thick = 1
        case thin = 2
        case paneSplitter = 3
    }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the dividers are vertical, and the views side by side.
    open var isVertical = false {
        didSet { adjustSubviews() }
    }
    open var dividerStyle: NSSplitView.DividerStyle = .thick {
        didSet { adjustSubviews() }
    }
    open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }
    open override var isFlipped: Bool { true }
    /// Whether all subviews are panes, and not only those that were added as arranged subviews.
    open var arrangesAllSubviews = true {
        didSet {
            if !arrangesAllSubviews, oldValue { panes = subviews }
            adjustSubviews()
        }
    }
    private var panes: [NSView] = []
    open var arrangedSubviews: [NSView] {
        subviews.filter { view in
            !view.isHidden && (arrangesAllSubviews || panes.contains { $0 === view })
        }
    }

    open func addArrangedSubview(_ view: NSView) {
        panes.append(view)
        addSubview(view)
        adjustSubviews()
    }

    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        panes.append(view)
        insert(view, at: index)
        adjustSubviews()
    }

    open func removeArrangedSubview(_ view: NSView) {
        panes.removeAll { $0 === view }
        adjustSubviews()
    }

    open override func resizeSubviews(withOldSize oldSize: NSSize) {
        adjustSubviews()
    }

    /// Gives all views the same length.
    open func adjustSubviews() {
        let views = arrangedSubviews
        guard !views.isEmpty else { return }
        let dividers = dividerThickness * CGFloat(views.count - 1)
        let length = ((isVertical ? bounds.width : bounds.height) - dividers) / CGFloat(views.count)
        for (index, view) in views.enumerated() {
            let start = CGFloat(index) * (length + dividerThickness)
            view.frame =
                isVertical
                ? NSRect(x: start, y: 0, width: length, height: bounds.height)
                : NSRect(x: 0, y: start, width: bounds.width, height: length)
        }
    }
}
