import Foundation
import HeadlessKit

/// A row of segments, one of which is selected.
@MainActor
open class NSSegmentedControl: NSControl {
    /// The number of segments that a click selects.
    public enum SwitchTracking: UInt, Sendable {
        case selectOne = 0
        case selectAny = 1
        case momentary = 2
        case momentaryAccelerator = 3
    }

    private var labels: [String] = [] {
        didSet { contentChanged() }
    }
    private var selection = -1
    private var clickedPoint: NSPoint?

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        layoutState.hugging.y = 750
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layoutState.hugging.y = 750
    }

    public convenience init(
        labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?,
        action: Selector?
    ) {
        self.init(frame: .zero)
        self.labels = labels
        self.trackingMode = trackingMode
        self.target = target as AnyObject?
        self.action = action
    }

    open var trackingMode: NSSegmentedControl.SwitchTracking = .selectOne

    open var segmentCount: Int {
        get { labels.count }
        set {
            let added = max(0, newValue - labels.count)
            labels = labels.prefix(newValue) + Array(repeating: "", count: added)
            if selection >= newValue { selection = -1 }
        }
    }

    /// The position of the selected segment; -1 if there is none.
    open var selectedSegment: Int {
        get { selection }
        set {
            guard newValue == -1 || labels.indices.contains(newValue) else {
                return Exceptions.raise(
                    .rangeException, "there is no segment \(newValue) of \(labels.count)")
            }
            selection = newValue
        }
    }

    open func setLabel(_ label: String, forSegment segment: Int) {
        guard isSegment(segment) else { return }
        labels[segment] = label
    }

    open func label(forSegment segment: Int) -> String? {
        isSegment(segment) ? labels[segment] : nil
    }

    private func isSegment(_ index: Int) -> Bool {
        if labels.indices.contains(index) { return true }
        Exceptions.raise(.rangeException, "there is no segment \(index) of \(labels.count)")
        return false
    }

    /// Selects the segment under the pointer. Segments have the same width.
    open override func mouseUp(with event: NSEvent) {
        clickedPoint = convert(event.locationInWindow, from: nil)
        super.mouseUp(with: event)
        clickedPoint = nil
    }

    override func click() {
        guard let clickedPoint, !labels.isEmpty else { return }
        let index = Int(clickedPoint.x / bounds.width * CGFloat(labels.count))
        selection = max(0, min(index, labels.count - 1))
        super.click()
    }

    open override var intrinsicContentSize: NSSize {
        let widths = labels.map { label in
            TextMetrics.size(
                label, font: font ?? .systemFont(ofSize: 0), width: 0, maximumLines: 1
            ).width + 20
        }
        return NSSize(width: CGFloat(labels.count) * (widths.max() ?? 0), height: 24)
    }

    open override func accessibilityRole() -> NSAccessibility.Role? {
        accessibility.role ?? .radioGroup
    }
}
