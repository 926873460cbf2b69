import Foundation

/// Shows a primary and a secondary controller side by side, or only the primary one if the width is
/// small, as on the simulated device.
@MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// The place of a controller in the split.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
    }

    /// The distribution of the width among the columns.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
    }

    private let splitStyle: UISplitViewController.Style
    private var columns: [Column: UIViewController] = [:]

    public init(style: UISplitViewController.Style) {
        splitStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        splitStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        splitStyle = .unspecified
        super.init(coder: coder)
    }

    open var style: UISplitViewController.Style { splitStyle }
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic

    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
        }
    }

    open func setViewController(
        _ vc: UIViewController?, for column: UISplitViewController.Column
    ) {
        if let old = columns[column], old !== vc {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = vc
        if let vc, vc.storedParent !== self {
            addChild(vc)
            vc.didMove(toParent: self)
        }
        showColumns()
    }

    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        columns[column]
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showColumns()
    }

    private func showColumns() {
        guard let view = viewIfLoaded else { return }
        if isCollapsed {
            guard let child = columns[.compact] ?? columns[.primary] else { return }
            place(child, CGRect(origin: .zero, size: view.bounds.size))
            return
        }
        let side = min(320, view.bounds.width / 3)
        if let child = columns[.primary] {
            place(child, CGRect(x: 0, y: 0, width: side, height: view.bounds.height))
        }
        if let child = columns[.secondary] {
            place(
                child,
                CGRect(
                    x: side, y: 0, width: view.bounds.width - side, height: view.bounds.height))
        }
    }

    private func place(_ child: UIViewController, _ frame: CGRect) {
        child.view.frame = frame
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if child.view.superview !== view { view.addSubview(child.view) }
    }
}
