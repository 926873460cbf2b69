import Foundation
import HeadlessKit

/// Lays out its arranged subviews in a row or a column, with its own constraints.
@MainActor
open class UIStackView: UIView {
    /// The distribution of views along a stack.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// The alignment of views across a stack.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: UIStackView.Alignment { .leading }
        public static var bottom: UIStackView.Alignment { .trailing }
    }

    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var made: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []
    private var isStale = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }
    open var distribution: UIStackView.Distribution = .fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    open var alignment: UIStackView.Alignment = .fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementChanged() } }
    }
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { arrangementChanged() }
    }

    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
    }

    /// Arranges the view at the index, and adds it as a subview if it is not one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged.removeAll { $0 === view }
        guard stackIndex <= arranged.count else {
            Exceptions.raise(
                .internalInconsistencyException,
                "*** -[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) beyond "
                    + "bounds")
            return
        }
        arranged.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.storedSuperview !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Stops arranging the view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    func arrangedVisibilityChanged(_ view: UIView) {
        if arranged.contains(where: { $0 === view }) { arrangementChanged() }
    }

    private func arrangementChanged() {
        isStale = true
        setNeedsUpdateConstraints()
    }

    func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        return space == UIStackView.spacingUseSystem ? 8 : space
    }

    /// Creates the constraints again if the arrangement has changed.
    open override func updateConstraints() {
        if isStale {
            isStale = false
            NSLayoutConstraint.deactivate(made)
            for gap in gaps { removeLayoutGuide(gap) }
            let arrangement = StackArrangement(self, arranged)
            gaps = arrangement.gaps
            made = arrangement.constraints
            NSLayoutConstraint.activate(made)
        }
        super.updateConstraints()
    }
}
