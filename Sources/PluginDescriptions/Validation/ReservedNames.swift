/// Names that have a meaning in emitted code already.
enum ReservedNames {
    /// Plugins whose controllers would have the name of a type that is emitted once for all.
    static let ofPlugins: Set<String> = ["Plugin"]

    /// The variable that holds a handler while its plugin is removed.
    static let ofHandlerVariable = "handler"
    /// The parameter of the initialiser that storyboards use.
    static let ofDecoder = "coder"

    /// The parameter of helpers that run an operation.
    static let ofOperation = "operation"
    /// Members of controllers that are shown while operations run.
    static let ofOperations = ["beginOperation", "endOperation", "operationCount"]

    /// Types and functions that emitted controllers use by their names alone.
    static let ofUsedTypes: Set<String> = [
        "Float", "NSCoder", "NSDirectionalEdgeInsets", "NSLayoutConstraint", "NSLocalizedString",
        "PluginPresentation", "PluginViewController", "UIAction", "UIActivityIndicatorView",
        "UIButton", "UIColor", "UIImage", "UIImageView", "UILabel", "UILayoutPriority",
        "UIProgressView", "UIStackView", "UITextField", "UIView", "UIViewController", "Void",
    ]

    /// Members that emitted controllers have besides those of the description.
    static let ofEmittedControllers: Set<String> = [
        "childPlugin", "configureContent", "layOutContent", "presentation", "releaseHandlers",
        "scaledFont", "shownPlugin",
    ]

    /// Methods of view controllers that take arguments, and so share their names with properties only.
    static let ofControllerMethods: Set<String> = [
        "addChild", "addKeyCommand", "allowedChildrenForUnwinding", "beginAppearanceTransition",
        "canPerformAction", "childContaining", "didMove", "forwardingTarget", "isEqual",
        "performSegue", "present", "preferredContentSizeDidChange", "registerForTraitChanges",
        "setContentScrollView", "setOverrideTraitCollection", "setToolbarItems", "show",
        "showDetailViewController", "size", "systemLayoutFittingSizeDidChange", "target",
        "targetViewController", "transition", "unwind", "viewDidAppear", "viewDidDisappear",
        "viewIsAppearing", "viewWillAppear", "viewWillDisappear", "viewWillTransition", "willMove",
        "willTransition",
    ]

    /// Properties, and methods without arguments, of `UIViewController`, `UIResponder` and
    /// `NSObject` that a property of the same name would hide or could not override.
    static let ofControllers: Set<String> = [
        "accessibilityActivate", "accessibilityActivationPoint",
        "accessibilityAssistiveTechnologyFocusedIdentifiers", "accessibilityAttributedHint",
        "accessibilityAttributedLabel", "accessibilityAttributedUserInputLabels",
        "accessibilityAttributedValue", "accessibilityContainerType", "accessibilityCustomActions",
        "accessibilityCustomRotors", "accessibilityDecrement", "accessibilityDirectTouchOptions",
        "accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors",
        "accessibilityElementCount", "accessibilityElementDidBecomeFocused",
        "accessibilityElementDidLoseFocus", "accessibilityElementIsFocused",
        "accessibilityElements", "accessibilityElementsHidden", "accessibilityExpandedStatus",
        "accessibilityFrame", "accessibilityHeaderElements", "accessibilityHint",
        "accessibilityIdentifier", "accessibilityIncrement", "accessibilityLabel",
        "accessibilityLanguage", "accessibilityNavigationStyle", "accessibilityPath",
        "accessibilityPerformEscape", "accessibilityPerformMagicTap",
        "accessibilityRespondsToUserInteraction", "accessibilityTextualContext",
        "accessibilityTraits", "accessibilityUserInputLabels", "accessibilityValue",
        "accessibilityViewIsModal", "activityItemsConfiguration", "additionalSafeAreaInsets",
        "applicationFinishedRestoringState", "automaticallyAdjustsScrollViewInsets",
        "automationElements", "autorelease", "awakeFromNib", "becomeFirstResponder",
        "bottomLayoutGuide", "canBecomeFirstResponder", "canBecomeFocused",
        "canResignFirstResponder", "childForHomeIndicatorAutoHidden", "childForPointerLock",
        "childForScreenEdgesDeferringSystemGestures", "childForStatusBarHidden",
        "childForStatusBarStyle", "children", "classForCoder", "classForKeyedArchiver",
        "contentScrollView", "contentUnavailableConfiguration",
        "contentUnavailableConfigurationState", "copy", "debugDescription",
        "definesPresentationContext", "description", "didReceiveMemoryWarning",
        "disablesAutomaticKeyboardDismissal", "dismiss", "edgesForExtendedLayout", "editButtonItem",
        "editingInteractionConfiguration", "endAppearanceTransition",
        "extendedLayoutIncludesOpaqueBars", "extensionContext", "focusGroupIdentifier",
        "focusItemContainer", "focusItemDeferralMode", "hash", "hidesBottomBarWhenPushed",
        "inputAccessoryView", "inputAccessoryViewController", "inputAssistantItem", "inputView",
        "inputViewController", "interactionActivityTrackingBaseName", "isAccessibilityElement",
        "isBeingDismissed", "isBeingPresented", "isEditing", "isFirstResponder", "isModalInPopover",
        "isModalInPresentation", "isMovingFromParent", "isMovingToParent", "isProxy",
        "isViewLoaded", "keyCommands", "loadView", "loadViewIfNeeded",
        "modalPresentationCapturesStatusBarAppearance", "modalPresentationStyle",
        "modalTransitionStyle", "mutableCopy", "navigationController", "navigationItem", "next",
        "nibBundle", "nibName", "observationInfo", "overrideTraitCollection",
        "overrideUserInterfaceStyle", "parent", "parentFocusEnvironment", "pasteConfiguration",
        "performsActionsWhilePresentingModally", "popoverPresentationController",
        "preferredContentSize", "preferredFocusEnvironments", "preferredFocusedView",
        "preferredInterfaceOrientationForPresentation",
        "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
        "preferredStatusBarUpdateAnimation", "preferredTransition",
        "prefersHomeIndicatorAutoHidden", "prefersInterfaceOrientationLocked",
        "prefersPointerLocked", "prefersStatusBarHidden", "prepareForInterfaceBuilder",
        "presentationController", "presentedViewController", "presentingViewController", "release",
        "reloadInputViews", "removeFromParent", "resignFirstResponder", "restorationClass",
        "restorationIdentifier", "restoresFocusAfterTransition", "retain",
        "searchDisplayController", "setEditing", "setNeedsFocusUpdate",
        "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateContentUnavailableConfiguration",
        "setNeedsUpdateOfHomeIndicatorAutoHidden",
        "setNeedsUpdateOfPrefersInterfaceOrientationLocked", "setNeedsUpdateOfPrefersPointerLocked",
        "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
        "setNeedsUpdateOfSupportedInterfaceOrientations", "setNeedsUpdateProperties",
        "sheetPresentationController", "shouldAutomaticallyForwardAppearanceMethods",
        "shouldAutorotate", "shouldGroupAccessibilityChildren", "splitViewController", "storyboard",
        "superclass", "supportedInterfaceOrientations", "systemMinimumLayoutMargins", "tab",
        "tabBarController", "tabBarItem", "tabBarObservedScrollView", "textInputContextIdentifier",
        "textInputMode", "title", "toolbarItems", "topLayoutGuide", "traitCollection",
        "traitOverrides", "transitionCoordinator", "transitioningDelegate", "undoManager",
        "updateFocusIfNeeded", "updateProperties", "updatePropertiesIfNeeded",
        "updateTraitsIfNeeded", "updateViewConstraints", "userActivity", "view",
        "viewDidLayoutSubviews", "viewDidLoad", "viewIfLoaded",
        "viewRespectsSystemMinimumLayoutMargins", "viewWillLayoutSubviews", "zone",
    ]
}

/// What names mean in the code that is emitted for a description.
struct GeneratedNames {
    /// What is generated for hosts, and so for the plugin's controller too.
    private let helpers: [String]
    private let stacks: [String]
    private let spacers: [String]
    private let hookMethods: [String]
    /// What adds and removes children.
    private let containment: [String]
    /// The types that the description names, and its own.
    private let types: Set<String>
    /// The local variables of generated functions, beside those that are made of view names.
    private let variables: [String]
    /// Constraints tie the outermost view to an area, and give some views a size.
    private let layoutVariables: [String]

    init(of description: PluginDescription) {
        let views = description.views
        let host = description.host
        let isOperation = host.whileShown != nil
        helpers = host.names.map(\.value) + (isOperation ? ReservedNames.ofOperations : [])
        stacks =
            (0..<views.count { if case .stack(let view) = $0 { view.name == nil } else { false } })
            .map(EmittedNames.stack)
        spacers = (0..<views.count { if case .spacer = $0 { true } else { false } })
            .map(EmittedNames.spacer)
        containment = [description.controller.names.add, description.controller.names.remove]
        hookMethods = description.controller.hooks.map(\.value.method)
        let recovery = EmittedNames.recoveryClass(ofPlugin: description.name)
        types = description.namedTypes.union(
            [description.controllerName] + (host.recovery == nil ? [] : [recovery]))
        variables =
            [EmittedNames.variable(ofPlugin: description.name)]
            + (isOperation ? [ReservedNames.ofOperation] : [])
        let area = views.first?.name == nil ? nil : description.content?.layout.area.variable
        layoutVariables = views.compactMap(\.sizeVariable) + [area].compactMap(\.self)
    }

    /// What a name means already, as in "the name of …"; nil where it means nothing.
    ///
    /// - Parameter kind: what has the name: "input", "handler" or "view".
    func meaning(of name: String, asNameOf kind: String) -> String? {
        if ReservedNames.ofControllers.contains(name) {
            return "a member of every view controller"
        }
        if isEmitted(name) || helpers.contains(name) {
            return "a member that is generated"
        }
        if hookMethods.contains(name) { return "a method that \"hooks\" ask for" }
        if stacks.contains(name) { return "a stack that is generated" }
        if spacers.contains(name) { return "a spacer that is generated" }
        let isVariable =
            kind == "view"
            ? layoutVariables.contains(name)
            : variables.contains(name) || kind == "input" && name == ReservedNames.ofDecoder
        if isVariable { return "a variable that is generated" }
        if ReservedNames.ofUsedTypes.contains(name) || types.contains(name) {
            return "something that generated code uses"
        }
        return nil
    }

    /// Whether a name is that of a member which every emitted controller has.
    func isEmitted(_ name: String) -> Bool {
        ReservedNames.ofEmittedControllers.contains(name) || containment.contains(name)
    }
}
