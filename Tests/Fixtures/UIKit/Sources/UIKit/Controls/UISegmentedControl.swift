import Foundation
import HeadlessKit

/// A row of segments, one of which is selected.
@MainActor
open class UISegmentedControl: UIControl {
    private struct Segment {
        var title: String?
        var isEnabled = true
    }

    /// The position that stands for no segment.
    open class var noSegment: Int { -1 }

    private var segments: [Segment] = [] {
        didSet { invalidateIntrinsicContentSize() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layoutState.hugging.y = 750
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layoutState.hugging.y = 750
    }

    /// Creates a control with a segment for each title.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            insertSegment(withTitle: item as? String, at: index, animated: false)
        }
        frame.size = intrinsicContentSize
    }

    open var selectedSegmentIndex = noSegment
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment. A position after the last segment is the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = max(0, min(segment, segments.count))
        segments.insert(Segment(title: title), at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
    }

    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].title = title }
    }

    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }

    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Selects the segment under the finger. Segments have the same width.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isEnabled, let point = touches.first?.location(in: self), bounds.contains(point),
            !segments.isEmpty
        else { return }
        let index = min(
            Int(point.x / bounds.width * CGFloat(segments.count)), segments.count - 1)
        guard index != selectedSegmentIndex, segments[index].isEnabled else { return }
        selectedSegmentIndex = index
        deliver(.valueChanged)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { segment in
            TextMetrics.size(
                segment.title ?? "", font: .systemFont(ofSize: 13), width: 0, maximumLines: 1
            ).width + 20
        }
        return CGSize(width: CGFloat(segments.count) * (widths.max() ?? 0), height: 32)
    }
}
