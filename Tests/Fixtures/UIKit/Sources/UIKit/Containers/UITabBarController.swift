import Foundation
import HeadlessKit

/// Shows one of its children at a time.
@MainActor
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var index: Int?
    private weak var shown: UIViewController?
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var delegate: (any UITabBarControllerDelegate)?
    open var tabBar: UITabBar { bar }

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        for old in tabs where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.barInsets = .zero
            old.removeFromParent()
        }
        for controller in new where controller.storedParent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabs = new
        bar.items = new.compactMap(\.tabBarItem)
        index = new.isEmpty ? nil : min(index ?? 0, new.count - 1)
        showSelected()
    }

    open var selectedIndex: Int {
        get { index ?? Int.max }
        set {
            guard tabs.indices.contains(newValue) else { return }
            index = newValue
            showSelected()
        }
    }

    open var selectedViewController: UIViewController? {
        get { index.map { tabs[$0] } }
        set {
            guard let newValue, let place = tabs.firstIndex(where: { $0 === newValue }) else {
                return
            }
            selectedIndex = place
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        bar.frame = CGRect(
            x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
        view.addSubview(bar)
        showSelected()
    }

    private func showSelected() {
        guard let view = viewIfLoaded, let new = selectedViewController, new !== shown else {
            return
        }
        let old = shown
        shown = new
        bar.selectedItem = new.tabBarItem
        let isVisible = appearance.isVisible
        old?.appearance.isManaged = true
        new.appearance.isManaged = true
        new.loadViewIfNeeded()
        new.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
        if isVisible {
            new.startAppearance(true, animated: false)
            old?.startAppearance(false, animated: false)
        }
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(new.view, belowSubview: bar)
        old?.viewIfLoaded?.removeFromSuperview()
        let end = {
            old?.appearance.isManaged = false
            new.appearance.isManaged = false
            guard isVisible else { return }
            old?.finishAppearance()
            new.finishAppearance()
        }
        if isVisible { RunLoopTurn.afterCommit(end) } else { end() }
    }
}
