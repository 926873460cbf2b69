/// Names that a property of an emitted controller cannot have.
enum ReservedNames {
    /// Members that emitted controllers have besides those of the description.
    static let ofEmittedControllers: Set<String> = [
        "add", "applyInputs", "childPlugin", "configureContent", "layOutContent", "presentation",
        "releaseHandlers", "remove", "shownPlugin",
    ]

    /// Properties, and methods without arguments, of `UIViewController`, `UIResponder` and
    /// `NSObject` that a property of the same name would hide or could not override.
    static let ofControllers: Set<String> = [
        "accessibilityActivationPoint", "accessibilityAttributedHint",
        "accessibilityAttributedLabel",
        "accessibilityAttributedValue", "accessibilityCustomActions", "accessibilityElements",
        "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint",
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityLanguage",
        "accessibilityPath", "accessibilityTraits", "accessibilityValue",
        "accessibilityViewIsModal", "additionalSafeAreaInsets", "becomeFirstResponder",
        "canBecomeFirstResponder", "canBecomeFocused", "canResignFirstResponder",
        "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
        "children", "classForCoder", "contentScrollView", "copy", "debugDescription",
        "definesPresentationContext", "description", "disablesAutomaticKeyboardDismissal",
        "dismiss", "edgesForExtendedLayout", "editButtonItem", "editingInteractionConfiguration",
        "endAppearanceTransition", "extendedLayoutIncludesOpaqueBars", "extensionContext",
        "focusGroupIdentifier", "focusItemContainer", "focusItemDeferralMode", "hash",
        "hidesBottomBarWhenPushed", "inputAccessoryView", "inputAccessoryViewController",
        "inputAssistantItem", "inputView", "inputViewController",
        "interactionActivityTrackingBaseName",
        "isAccessibilityElement", "isBeingDismissed", "isBeingPresented", "isEditing",
        "isFirstResponder", "isModalInPresentation", "isMovingFromParent", "isMovingToParent",
        "isProxy", "isViewLoaded", "keyCommands", "loadView", "loadViewIfNeeded",
        "modalPresentationCapturesStatusBarAppearance", "modalPresentationStyle",
        "modalTransitionStyle", "mutableCopy", "navigationController", "navigationItem", "next",
        "nibBundle", "nibName", "observationInfo", "overrideTraitCollection",
        "overrideUserInterfaceStyle", "parent", "parentFocusEnvironment", "pasteConfiguration",
        "popoverPresentationController", "preferredContentSize", "preferredFocusEnvironments",
        "preferredFocusedView", "preferredInterfaceOrientationForPresentation",
        "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
        "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden",
        "prefersPointerLocked", "prefersStatusBarHidden", "presentationController",
        "presentedViewController", "presentingViewController", "reloadInputViews",
        "removeFromParent", "resignFirstResponder", "restorationClass", "restorationIdentifier",
        "restoresFocusAfterTransition", "self", "setEditing", "sheetPresentationController",
        "shouldAutomaticallyForwardAppearanceMethods", "shouldAutorotate", "splitViewController",
        "storyboard", "supportedInterfaceOrientations", "systemMinimumLayoutMargins",
        "tabBarController",
        "tabBarItem", "textInputContextIdentifier", "textInputMode", "title", "toolbarItems",
        "traitCollection", "transitionCoordinator", "transitioningDelegate", "undoManager",
        "updateViewConstraints", "userActivity", "view", "viewDidLayoutSubviews", "viewDidLoad",
        "viewIfLoaded", "viewRespectsSystemMinimumLayoutMargins", "viewWillLayoutSubviews", "zone",
    ]
}
