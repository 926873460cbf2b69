import Foundation

/// Manages a view, its life cycle, and child controllers.
@MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
    UIFocusEnvironment, UIContentContainer
{
    final var loadedView: UIView?
    final weak var storedParent: UIViewController?
    final var storedChildren: [UIViewController] = []
    final var appearance = ControllerAppearance()
    final var presentation = ControllerPresentation()
    /// The insets that the bars of a system container add to the view's safe area.
    final var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { loadedView?.updateSafeArea() } }
    }
    let storedNibName: String?
    let storedNibBundle: Bundle?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedNibName = nibNameOrNil
        storedNibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        storedNibName = nil
        storedNibBundle = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func encode(with coder: NSCoder) {}

    open var nibName: String? { storedNibName }
    open var nibBundle: Bundle? { storedNibBundle }

    /// The view's superview, or the controller that presents or contains this one.
    open override var next: UIResponder? {
        loadedView?.superview ?? presentation.presenter
    }

    // MARK: The view

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view. Reading it loads the view: `loadView`, then `viewDidLoad`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        record(.loadView)
        loadView()
        record(.viewDidLoad)
        viewDidLoad()
    }

    /// Creates the default view, which is empty, as large as the screen, and resizes with its
    /// superview.
    open func loadView() {
        let view = UIView(frame: UIScreen.device.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {
        loadedView?.updateConstraints()
    }

    open var isBeingPresented: Bool { presentation.isBeingPresented }
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    /// Whether the children automatically get appearance callbacks after the receiver.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins a change of a child's appearance, for containers that forward it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated)
    }

    open func endAppearanceTransition() {
        finishAppearance()
    }

    // MARK: Containment

    open var parent: UIViewController? { storedParent }
    open var children: [UIViewController] { storedChildren }

    /// Adds a child, after `willMove(toParent:)`. The caller sends `didMove`.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the parent and sends `didMove(toParent: nil)`. The caller has sent `willMove`.
    open func removeFromParent() {
        leaveParent()
    }

    open func willMove(toParent parent: UIViewController?) {
        record(.willMove(toParent: parent.map(ObjectIdentifier.init)))
        if parent == nil { appearance.isMovingFromParent = storedParent != nil }
    }

    open func didMove(toParent parent: UIViewController?) {
        record(.didMove(toParent: parent.map(ObjectIdentifier.init)))
        if appearance.phase != .appearing { appearance.isMovingToParent = false }
    }

    /// Exchanges the views of two children: adds the new view beside the old one, runs the
    /// animations, and removes the old view when they end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, toViewController, duration, options, animations, completion)
    }

    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    // MARK: Presentation

    open var presentedViewController: UIViewController? {
        presentation.presented ?? storedParent?.presentedViewController
    }
    open var presentingViewController: UIViewController? {
        presentation.presenter ?? storedParent?.presentingViewController
    }
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, flag, completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(flag, completion)
    }

    // MARK: Layout

    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() }
        }
    }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.marginsChanged() }
    }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let wide = (loadedView?.storedBounds.width ?? 0) >= 414
        let side: CGFloat = wide ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentation.popover?.layOut()
        }
    }
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: Traits, focus and the rest

    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? storedParent?.traitCollection ?? .device
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.parentTraits = collection
        childViewController.loadedView?.updateTraits()
    }
    /// The traits that the parent states for this controller.
    final var parentTraits: UITraitCollection?

    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        loadedView.map { [$0] } ?? []
    }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        storedParent ?? loadedView?.superview
    }
    open var restoresFocusAfterTransition = true
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}

    open var title: String?
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var hidesBottomBarWhenPushed = false
    open func didReceiveMemoryWarning() {}
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The orientations: all on an iPad, and all but upside down on an iPhone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        Environment.shared.values.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
}
