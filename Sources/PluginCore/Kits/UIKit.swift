extension Kit {
    /// UIKit, for iOS, tvOS and visionOS.
    package static let uiKit = Kit(
        name: "UIKit",
        platforms: [.iOS, .tvOS, .visionOS],
        typePrefix: "UI",
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
            .viewIsAppearing: LifecycleMethod(name: "viewIsAppearing", parameter: "_ animated: Bool"),
            .viewWillLayoutSubviews: LifecycleMethod(name: "viewWillLayoutSubviews"),
            .viewDidLayoutSubviews: LifecycleMethod(name: "viewDidLayoutSubviews"),
            .viewDidAppear: LifecycleMethod(name: "viewDidAppear", parameter: "_ animated: Bool"),
            .viewWillDisappear: LifecycleMethod(name: "viewWillDisappear", parameter: "_ animated: Bool"),
            .viewDidDisappear: LifecycleMethod(name: "viewDidDisappear", parameter: "_ animated: Bool"),
        ],
        sideMargin: 16,
        viewClasses: ViewClassNames(
            label: "UILabel", button: "UIButton", image: "UIImageView",
            activityIndicator: "UIActivityIndicatorView"))
}

extension KitSpelling {
    static let uiKit = KitSpelling(
        kit: .uiKit,
        condition: "canImport(UIKit) && !os(watchOS)",
        conditionBesideOthers: "canImport(UIKit)",
        names: uiKitNames,
        views: ViewSpelling(
            readableGuide: "view.readableContentGuide",
            symbolImage: { "UIImage(systemName: \($0))" },
            assetColor: { "UIColor(named: \($0), in: \($1), compatibleWith: nil)" },
            backgroundView: { $0 },
            typedText: { "\($0).text ?? \"\"" },
            isNotEditing: { "!\($0).isEditing" },
            progressType: "Float"),
        properties: ViewProperties(
            background: PropertySpelling("backgroundColor"),
            accessibilityLabel: PropertySpelling("accessibilityLabel"),
            accessibilityHint: PropertySpelling("accessibilityHint"),
            accessibilityValue: PropertySpelling("accessibilityValue"),
            isAccessibilityElement: PropertySpelling("isAccessibilityElement"),
            accessibilityIdentifier: PropertySpelling("accessibilityIdentifier")),
        values: ValueSpelling(shapes: [.rounded: "medium", .rectangle: "fixed"]),
        traits: .optionSet(insertion: "accessibilityTraits.insert"),
        setsBackgroundOnCreation: false,
        scrollsContent: true,
        givesFeedback: true,
        hasKeyboard: true,
        sceneParameter: ("scene", "UIWindowScene"),
        previewAvailability: "iOS 17, tvOS 17",
        previewStyles: [.dark, .largeText, .rightToLeft],
        callsMethodOnReturn: true,
        hasControlClasses: false,
        hasReadableGuide: true,
        conditionForMissingViews: " && !os(tvOS)", hidesBySize: true)

    private static let uiKitNames = FrameworkNames(
        edgeInsets: "UIEdgeInsets",
        font: "UIFont",
        layoutGuide: "UILayoutGuide",
        layoutPriority: "UILayoutPriority",
        escapeMethod: "accessibilityPerformEscape",
        tap: "tap",
        viewDidLayout: "viewDidLayoutSubviews")
}
