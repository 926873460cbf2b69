extension Kit {
    /// The properties of `NSViewController` and its superclasses, and their methods without
    /// arguments. A generated property with one of these names would hide the member or fail to
    /// override it.
    static let appKitMembers = Set(
        names: """
            acceptsFirstResponder accessibilityActionNames accessibilityActivationPoint
            accessibilityApplicationFocusedUIElement accessibilityAttributeNames accessibilityChildren
            accessibilityCustomActions accessibilityFocusedUIElement accessibilityFrame
            accessibilityHelp accessibilityIdentifier accessibilityIsIgnored accessibilityLabel
            accessibilityNotifiesWhenDestroyed accessibilityParameterizedAttributeNames
            accessibilityParent accessibilityPerformPress accessibilityRole accessibilityTitle
            accessibilityValue attributeKeys autoContentAccessingProxy autorelease awakeFromNib
            becomeFirstResponder childViewControllers children classCode classDescription
            classForArchiver classForCoder classForKeyedArchiver className commitEditing
            commitEditingWithoutPresentingError copy debugDescription description discardEditing
            exposedBindings extensionContext finalize flushBufferedKeyEvents hash hashValue identifier
            interpretKeyEvents invalidateRestorableState isProxy isViewLoaded loadView loadViewIfNeeded
            makeTouchBar menu mutableCopy nextResponder nibBundle nibName objectSpecifier
            observationInfo parent parentViewController preferredContentSize preferredMaximumSize
            preferredMinimumSize preferredScreenOrigin prepareForInterfaceBuilder
            presentedViewControllers presentingViewController pressureConfiguration release
            removeFromParent representedObject resignFirstResponder resourceTag restorationClass retain
            scriptingProperties sourceItemView storyboard superclass title toManyRelationshipKeys
            toOneRelationshipKeys touchBar undoManager updateViewConstraints userActivity view
            viewDidAppear viewDidDisappear viewDidLayout viewDidLoad viewIfLoaded viewLoaded
            viewWillAppear viewWillDisappear viewWillLayout zone
            """)
}
