import Foundation
import HeadlessKit

/// A pane of a split view controller.
open class NSSplitViewItem: NSObject, NSAnimatablePropertyContainer {
    /// The purpose of a pane.
    public enum Behavior: Int, Sendable {
        case `default` = 0
        case sidebar = 1
        case contentList = 2
    }

    public class var unspecifiedDimension: CGFloat { -1 }

    weak var owner: NSSplitViewController?
    private var storedBehavior = Behavior.default
    private var controller: NSViewController?

    public convenience init(viewController: NSViewController) {
        self.init()
        self.viewController = viewController
    }

    public convenience init(sidebarWithViewController viewController: NSViewController) {
        self.init(viewController: viewController)
        storedBehavior = .sidebar
        canCollapse = true
    }

    public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController: viewController)
        storedBehavior = .contentList
    }

    public override init() {
        super.init()
    }

    open func animator() -> Self { self }

    open var behavior: NSSplitViewItem.Behavior { storedBehavior }
    open var viewController: NSViewController {
        get {
            onMainActor(self) { item in
                let controller = item.controller ?? NSViewController()
                item.controller = controller
                return controller
            }
        }
        set { controller = newValue }
    }
    open var canCollapse = false
    open var minimumThickness = NSSplitViewItem.unspecifiedDimension
    open var maximumThickness = NSSplitViewItem.unspecifiedDimension
    open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension
    open var holdingPriority: NSLayoutConstraint.Priority = .defaultLow

    /// Whether the pane is hidden. If it is, its view is not loaded for it.
    open var isCollapsed = false {
        didSet {
            guard isCollapsed != oldValue else { return }
            onMainActor(self) { $0.owner?.collapsedChanged($0) }
        }
    }
}
