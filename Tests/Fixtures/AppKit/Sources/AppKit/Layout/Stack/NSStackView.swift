import Foundation
import HeadlessKit

/// Lays out its views in a row or a column, with its own constraints.
@MainActor
open class NSStackView: NSView {
    /// The distribution of views along a stack.
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// The part of a stack in which views are placed: one of its ends, or its middle.
    public enum Gravity: Int, Sendable {
        case leading = 1
        case center = 2
        case trailing = 3

        public static var top: NSStackView.Gravity { .leading }
        public static var bottom: NSStackView.Gravity { .trailing }
    }

    /// The priority with which a view stays in the stack.
    public struct VisibilityPriority: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: Float

        public init(rawValue: Float) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: Float) {
            self.rawValue = rawValue
        }

        public static let mustHold = VisibilityPriority(1000)
        public static let detachOnlyIfNecessary = VisibilityPriority(900)
        public static let notVisible = VisibilityPriority(0)
    }

    public nonisolated class var useDefaultSpacing: CGFloat {
        CGFloat(Float.greatestFiniteMagnitude)
    }

    private var arranged: [NSView] = []
    private var gravities: [ObjectIdentifier: Gravity] = [:]
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var visibilities: [ObjectIdentifier: VisibilityPriority] = [:]
    private var made: [NSLayoutConstraint] = []
    private var guides: [NSLayoutGuide] = []
    private var isStale = true
    private var storedAlignment: NSLayoutConstraint.Attribute?
    private(set) var stackHugging = SIMD2<Float>(250, 250)
    private(set) var clipping = SIMD2<Float>(1000, 1000)

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a stack with the views in its leading gravity area, without translating its
    /// autoresizing mask.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        for view in views { addArrangedSubview(view) }
    }

    open var orientation: NSUserInterfaceLayoutOrientation = .horizontal {
        didSet { if orientation != oldValue { arrangementChanged() } }
    }
    open var distribution: NSStackView.Distribution = .gravityAreas {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    /// The alignment of the views across the stack; centered by default.
    open var alignment: NSLayoutConstraint.Attribute {
        get { storedAlignment ?? (orientation == .horizontal ? .centerY : .centerX) }
        set {
            storedAlignment = newValue
            arrangementChanged()
        }
    }
    open var spacing: CGFloat = 8 {
        didSet { if spacing != oldValue { arrangementChanged() } }
    }
    open var edgeInsets = NSEdgeInsets() {
        didSet { arrangementChanged() }
    }
    open var detachesHiddenViews = true {
        didSet { arrangementChanged() }
    }

    open var arrangedSubviews: [NSView] { arranged }

    /// All arranged views, detached or not, in the order of their gravity areas.
    open var views: [NSView] { arranged }
    open var detachedViews: [NSView] { arranged.filter(isDetached) }

    func isDetached(_ view: NSView) -> Bool {
        (detachesHiddenViews && view.isHidden)
            || visibilities[ObjectIdentifier(view)] == .notVisible
    }

    open func addArrangedSubview(_ view: NSView) {
        insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
    }

    /// Arranges the view at the index, and adds it as a subview if it is not one.
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        arranged.removeAll { $0 === view }
        guard (0...arranged.count).contains(insertionIndex) else {
            Exceptions.raise(
                .rangeException,
                "-[NSStackView insertArrangedSubview:atIndex:]: index \(insertionIndex) beyond "
                    + "bounds")
            return
        }
        arranged.insert(view, at: insertionIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.storedSuperview !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Stops arranging the view, which stays a subview.
    open func removeArrangedSubview(_ view: NSView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        gravities[ObjectIdentifier(view)] = nil
        visibilities[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: NSView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Gravity areas

    open func addView(_ view: NSView, in gravity: NSStackView.Gravity) {
        insertView(view, at: views(in: gravity).count, in: gravity)
    }

    open func insertView(_ view: NSView, at index: Int, in gravity: NSStackView.Gravity) {
        guard (0...views(in: gravity).count).contains(index) else {
            Exceptions.raise(
                .rangeException,
                "-[NSStackView insertView:atIndex:inGravity:]: index \(index) beyond bounds")
            return
        }
        let before = arranged.filter {
            $0 !== view && self.gravity(of: $0).rawValue < gravity.rawValue
        }
        insertArrangedSubview(view, at: before.count + index)
        gravities[ObjectIdentifier(view)] = gravity
        arrangementChanged()
    }

    open func removeView(_ view: NSView) {
        if checkManaged(view, "removeView:") { view.removeFromSuperview() }
    }

    /// Replaces the views of an area.
    open func setViews(_ views: [NSView], in gravity: NSStackView.Gravity) {
        for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for view in views { removeArrangedSubview(view) }
        for view in views { addView(view, in: gravity) }
    }

    open func views(in gravity: NSStackView.Gravity) -> [NSView] {
        arranged.filter { self.gravity(of: $0) == gravity }
    }

    func gravity(of view: NSView) -> Gravity { gravities[ObjectIdentifier(view)] ?? .leading }

    // MARK: Spacing and priorities

    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
        guard checkManaged(view, "setCustomSpacing:afterView:") else { return }
        customSpacings[ObjectIdentifier(view)] =
            spacing == NSStackView.useDefaultSpacing ? nil : spacing
        arrangementChanged()
    }

    open func customSpacing(after view: NSView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? NSStackView.useDefaultSpacing
    }

    func space(after view: NSView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? spacing
    }

    open func setVisibilityPriority(
        _ priority: NSStackView.VisibilityPriority, for view: NSView
    ) {
        guard checkManaged(view, "setVisibilityPriority:forView:") else { return }
        visibilities[ObjectIdentifier(view)] = priority
        if detachesHiddenViews { view.isHidden = priority == .notVisible }
        arrangementChanged()
    }

    open func visibilityPriority(for view: NSView) -> NSStackView.VisibilityPriority {
        visibilities[ObjectIdentifier(view)] ?? .mustHold
    }

    open func huggingPriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority {
        .init(stackHugging[orientation.rawValue])
    }

    /// Sets the priority with which the stack hugs its views.
    open func setHuggingPriority(
        _ huggingPriority: NSLayoutConstraint.Priority,
        for orientation: NSLayoutConstraint.Orientation
    ) {
        stackHugging[orientation.rawValue] = huggingPriority.rawValue
        arrangementChanged()
    }

    open func clippingResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority {
        .init(clipping[orientation.rawValue])
    }

    /// Sets the priority with which the stack resists becoming smaller than its views.
    open func setClippingResistancePriority(
        _ clippingResistancePriority: NSLayoutConstraint.Priority,
        for orientation: NSLayoutConstraint.Orientation
    ) {
        clipping[orientation.rawValue] = clippingResistancePriority.rawValue
        arrangementChanged()
    }

    private func checkManaged(_ view: NSView, _ method: String) -> Bool {
        let isManaged = arranged.contains { $0 === view }
        if !isManaged {
            Exceptions.raise(
                .invalidArgumentException,
                "-[NSStackView \(method)]: \(Exceptions.describe(view)) is not a view of the stack")
        }
        return isManaged
    }

    // MARK: Arrangement

    func arrangedVisibilityChanged(_ view: NSView) {
        if detachesHiddenViews, arranged.contains(where: { $0 === view }) { arrangementChanged() }
    }

    private func arrangementChanged() {
        isStale = true
        needsUpdateConstraints = true
    }

    /// Creates the constraints again if the arrangement has changed.
    open override func updateConstraints() {
        if isStale {
            isStale = false
            NSLayoutConstraint.deactivate(made)
            for guide in guides { removeLayoutGuide(guide) }
            let arrangement = StackArrangement(self, arranged.filter { !isDetached($0) })
            guides = arrangement.guides
            made = arrangement.constraints
            NSLayoutConstraint.activate(made)
        }
        super.updateConstraints()
    }
}
