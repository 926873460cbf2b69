extension Kit {
    /// The properties of `UIViewController` and its superclasses, and their methods without
    /// arguments. A generated property with one of these names would hide the member or fail to
    /// override it.
    static let uiKitMembers = Set(
        names: """
            accessibilityActivate accessibilityActivateBlock accessibilityActivationPoint
            accessibilityActivationPointBlock accessibilityAssistiveTechnologyFocusedIdentifiers
            accessibilityAttributedHint accessibilityAttributedHintBlock accessibilityAttributedLabel
            accessibilityAttributedLabelBlock accessibilityAttributedUserInputLabels
            accessibilityAttributedUserInputLabelsBlock accessibilityAttributedValue
            accessibilityAttributedValueBlock accessibilityContainerType accessibilityContainerTypeBlock
            accessibilityCustomActions accessibilityCustomActionsBlock accessibilityCustomRotors
            accessibilityCustomRotorsBlock accessibilityDecrement accessibilityDecrementBlock
            accessibilityDirectTouchOptions accessibilityDragSourceDescriptors
            accessibilityDropPointDescriptors accessibilityElementCount
            accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
            accessibilityElementIsFocused accessibilityElements accessibilityElementsBlock
            accessibilityElementsHidden accessibilityElementsHiddenBlock accessibilityExpandedStatus
            accessibilityFrame accessibilityFrameBlock accessibilityHeaderElements
            accessibilityHeaderElementsBlock accessibilityHint accessibilityHintBlock
            accessibilityIdentifier accessibilityIdentifierBlock accessibilityIncrement
            accessibilityIncrementBlock accessibilityLabel accessibilityLabelBlock accessibilityLanguage
            accessibilityLanguageBlock accessibilityMagicTapBlock accessibilityNavigationStyle
            accessibilityNavigationStyleBlock accessibilityPath accessibilityPathBlock
            accessibilityPerformEscape accessibilityPerformEscapeBlock accessibilityPerformMagicTap
            accessibilityRespondsToUserInteraction accessibilityRespondsToUserInteractionBlock
            accessibilityShouldGroupAccessibilityChildrenBlock accessibilityTextualContext
            accessibilityTextualContextBlock accessibilityTraits accessibilityTraitsBlock
            accessibilityUserInputLabels accessibilityUserInputLabelsBlock accessibilityValue
            accessibilityValueBlock accessibilityViewIsModal accessibilityViewIsModalBlock
            activePresentationController activityItemsConfiguration additionalSafeAreaInsets
            applicationFinishedRestoringState autoContentAccessingProxy
            automaticallyAdjustsScrollViewInsets automationElements automationElementsBlock autorelease
            awakeFromNib becomeFirstResponder beingDismissed beingPresented bottomLayoutGuide
            canBecomeFirstResponder canBecomeFocused canResignFirstResponder
            childForHomeIndicatorAutoHidden childForPointerLock
            childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle
            childViewControllerForHomeIndicatorAutoHidden childViewControllerForPointerLock
            childViewControllerForPreferredContainerBackgroundStyle
            childViewControllerForScreenEdgesDeferringSystemGestures
            childViewControllerForStatusBarHidden childViewControllerForStatusBarStyle
            childViewControllerForTouchBar childViewControllerForUserInterfaceStyle childViewControllers
            children classForCoder classForKeyedArchiver contentScrollView
            contentUnavailableConfiguration contentUnavailableConfigurationState copy debugDescription
            definesPresentationContext description didReceiveMemoryWarning
            disablesAutomaticKeyboardDismissal dismiss edgesForExtendedLayout editButtonItem editing
            editingInteractionConfiguration endAppearanceTransition extendedLayoutIncludesOpaqueBars
            extensionContext finalize focusGroupIdentifier focusItemContainer focusItemDeferralMode hash
            hashValue hidesBottomBarWhenPushed inputAccessoryView inputAccessoryViewController
            inputAssistantItem inputView inputViewController interactionActivityTrackingBaseName
            interfaceOrientation isAccessibilityElement isAccessibilityElementBlock isBeingDismissed
            isBeingPresented isEditing isFirstResponder isModalInPopover isModalInPresentation
            isMovingFromParent isMovingFromParentViewController isMovingToParent
            isMovingToParentViewController isProxy isViewLoaded keyCommands loadView loadViewIfNeeded
            makeTouchBar modalInPopover modalInPresentation modalPresentationCapturesStatusBarAppearance
            modalPresentationStyle modalTransitionStyle movingFromParentViewController
            movingToParentViewController mutableCopy navigationController navigationItem next
            nextResponder nibBundle nibName objectRestorationClass observationInfo
            overrideTraitCollection overrideUserInterfaceStyle parent parentFocusEnvironment
            parentViewController pasteConfiguration performsActionsWhilePresentingModally
            popoverPresentationController preferredContainerBackgroundStyle preferredContentSize
            preferredFocusEnvironments preferredFocusedView preferredInterfaceOrientationForPresentation
            preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
            preferredStatusBarUpdateAnimation preferredTransition preferredUserInterfaceStyle
            prefersHomeIndicatorAutoHidden prefersInterfaceOrientationLocked prefersPointerLocked
            prefersStatusBarHidden prepareForInterfaceBuilder presentationController
            presentedViewController presentingViewController previewActionItems
            providesPresentationContextTransitionStyle release reloadInputViews removeFromParent
            resignFirstResponder restorationClass restorationIdentifier restorationParent
            restoresFocusAfterTransition retain rotatingFooterView rotatingHeaderView
            searchDisplayController setEditing setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate
            setNeedsTouchBarUpdate setNeedsUpdateContentUnavailableConfiguration
            setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPreferredContainerBackgroundStyle
            setNeedsUpdateOfPrefersInterfaceOrientationLocked setNeedsUpdateOfPrefersPointerLocked
            setNeedsUpdateOfScreenEdgesDeferringSystemGestures
            setNeedsUpdateOfSupportedInterfaceOrientations setNeedsUpdateProperties
            setNeedsUserInterfaceAppearanceUpdate sheetPresentationController
            shouldAutomaticallyForwardAppearanceMethods shouldAutomaticallyForwardRotationMethods
            shouldAutorotate shouldGroupAccessibilityChildren splitViewController storyboard superclass
            supportedInterfaceOrientations systemMinimumLayoutMargins tab tabBarController tabBarItem
            tabBarObservedScrollView textInputContextIdentifier textInputMode title toolbarItems
            topLayoutGuide touchBar traitCollection traitOverrides transitionCoordinator
            transitioningDelegate undoManager updateFocusIfNeeded updateProperties
            updatePropertiesIfNeeded updateTraitsIfNeeded updateViewConstraints userActivity view
            viewDidLayoutSubviews viewDidLoad viewIfLoaded viewLayoutMarginsDidChange viewLoaded
            viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillLayoutSubviews
            zone
            """)
}
