import Foundation
import HeadlessKit

/// Shows the last controller of a stack of children.
@MainActor
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    private weak var shown: UIViewController?
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var delegate: (any UINavigationControllerDelegate)?
    open var navigationBar: UINavigationBar { bar }
    open var isNavigationBarHidden = false {
        didSet { updateBar() }
    }
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? {
        presentation.presented ?? stack.last
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let leaving = stack.filter { old in !viewControllers.contains { $0 === old } }
        for controller in viewControllers where controller.storedParent !== self {
            addChild(controller)
        }
        for controller in leaving { controller.willMove(toParent: nil) }
        let arriving = viewControllers.filter { new in !stack.contains { $0 === new } }
        stack = viewControllers
        showTop(animated: animated, arriving: arriving, leaving: leaving)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            Exceptions.raise(
                .invalidArgumentException,
                "Pushing the same view controller instance more than once is not supported "
                    + "(\(Exceptions.describe(viewController)))")
            return
        }
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Exceptions.raise(
                .internalInconsistencyException,
                "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return popped
    }

    // MARK: The shown child

    open override func viewDidLoad() {
        super.viewDidLoad()
        bar.autoresizingMask = .flexibleWidth
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
        view.addSubview(bar)
        showTop(animated: false, arriving: [], leaving: [])
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        updateBar()
    }

    private func updateBar() {
        bar.isHidden = isNavigationBarHidden
        guard let view = viewIfLoaded else { return }
        bar.frame.origin.y = view.safeAreaInsets.top
        for child in stack {
            child.barInsets = UIEdgeInsets(
                top: isNavigationBarHidden ? 0 : 44, left: 0, bottom: 0, right: 0)
        }
    }

    private func showTop(
        animated: Bool, arriving: [UIViewController], leaving: [UIViewController]
    ) {
        let old = shown
        let new = stack.last
        let finish = {
            for controller in arriving { controller.didMove(toParent: self) }
            for controller in leaving {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.barInsets = .zero
                controller.removeFromParent()
            }
        }
        guard let view = viewIfLoaded, let new, old !== new else {
            finish()
            return
        }
        shown = new
        updateBar()
        let isVisible = appearance.isVisible
        old?.appearance.isManaged = true
        new.appearance.isManaged = true
        if isVisible { old?.startAppearance(false, animated: animated) }
        new.loadViewIfNeeded()
        if isVisible { new.startAppearance(true, animated: animated) }
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(new.view, belowSubview: bar)
        delegate?.navigationController(self, willShow: new, animated: animated)
        let end = {
            if let old, self.shown !== old { old.viewIfLoaded?.removeFromSuperview() }
            old?.appearance.isManaged = false
            new.appearance.isManaged = false
            if isVisible {
                old?.finishAppearance()
                new.finishAppearance()
            }
            finish()
            self.delegate?.navigationController(self, didShow: new, animated: animated)
        }
        if isVisible { Self.afterTransition(animated, of: new.view, end) } else { end() }
    }
}
