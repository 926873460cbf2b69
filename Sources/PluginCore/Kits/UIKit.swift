extension Kit {
    /// UIKit, for iOS, tvOS and visionOS.
    package static let uiKit = Kit(
        name: "UIKit",
        platforms: [.iOS, .tvOS, .visionOS],
        typePrefix: "UI",
        ownsTypePrefix: true,
        platformTypes: [
            PlatformType(name: "PlatformColor", spelling: "UIColor"),
            PlatformType(name: "PlatformImage", spelling: "UIImage"),
            PlatformType(name: "PlatformTableView", spelling: "UITableView"),
            PlatformType(name: "PlatformView", spelling: "UIView"),
            PlatformType(name: "PlatformViewController", spelling: "UIViewController"),
        ],
        lifecycleMethods: [
            .viewDidLoad: LifecycleMethod(name: "viewDidLoad"),
            .viewWillAppear: LifecycleMethod(name: "viewWillAppear", parameter: "_ animated: Bool"),
            .viewIsAppearing: LifecycleMethod(
                name: "viewIsAppearing", parameter: "_ animated: Bool"),
            .viewWillLayoutSubviews: LifecycleMethod(name: "viewWillLayoutSubviews"),
            .viewDidLayoutSubviews: LifecycleMethod(name: "viewDidLayoutSubviews"),
            .viewDidAppear: LifecycleMethod(name: "viewDidAppear", parameter: "_ animated: Bool"),
            .viewWillDisappear: LifecycleMethod(
                name: "viewWillDisappear", parameter: "_ animated: Bool"),
            .viewDidDisappear: LifecycleMethod(
                name: "viewDidDisappear", parameter: "_ animated: Bool"),
        ],
        sideMargin: 16,
        viewClasses: ViewClassNames(
            label: "UILabel", button: "UIButton", image: "UIImageView",
            activityIndicator: "UIActivityIndicatorView"),
        usedTypes: Set(
            names: """
                PluginButton PluginContentUnavailableView PluginView UIAction UIActivityIndicatorView
                UIButton UIColor UIFont UIFontMetrics UIImage UIImageView UILabel UILayoutPriority
                UIProgressView UISegmentedControl UISlider UIStackView UISwitch UITextField
                UITraitCollection UIView UIViewController
                """),
        knownTypes: Set(
            names: """
                UIAccessibilityElement UIActivityViewController UIAlertAction UIAlertController
                UIApplication UIBarButtonItem UIBezierPath UIBlurEffect UICollectionView
                UICollectionViewCell UICollectionViewController UIContextMenuInteraction UIControl
                UIDatePicker UIDevice UIEdgeInsets UIEvent UIFont UIFontDescriptor UIGestureRecognizer
                UIHostingController UIImagePickerController UIInterfaceOrientation UILayoutGuide
                UILongPressGestureRecognizer UIMenu UINavigationBar UINavigationController
                UINavigationItem UIPageControl UIPageViewController UIPanGestureRecognizer UIPickerView
                UIPinchGestureRecognizer UIPopoverPresentationController UIRefreshControl UIResponder
                UIScene UIScreen UIScrollView UISearchBar UISearchController UISegmentedControl UISlider
                UISplitViewController UIStepper UISwipeGestureRecognizer UISwitch UITabBar
                UITabBarController UITableViewCell UITableViewController UITapGestureRecognizer
                UITextView UIToolbar UITouch UIViewControllerTransitioningDelegate
                UIViewPropertyAnimator UIVisualEffectView UIWindow UIWindowScene
                """),
        // UIViewController.Transition is new in the SDK of iOS 18.
        nestedTypes: ["Transition"],
        reservedMembers: uiKitMembers,
        reservedMethods: Set(
            names: """
                addChild addKeyCommand allowedChildrenForUnwinding beginAppearanceTransition
                canPerformAction childContaining didMove forwardingTarget isEqual performSegue
                preferredContentSizeDidChange present registerForTraitChanges setContentScrollView
                setOverrideTraitCollection setToolbarItems show showDetailViewController size
                systemLayoutFittingSizeDidChange target targetViewController transition unwind
                viewDidAppear viewDidDisappear viewIsAppearing viewWillAppear viewWillDisappear
                viewWillTransition willMove willTransition
                """)
    )
}
