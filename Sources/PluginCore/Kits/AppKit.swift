extension Kit {
    /// AppKit, for macOS.
    package static let appKit = Kit(
        name: "AppKit",
        platforms: [.macOS],
        typePrefix: "NS",
        platformTypes: [
            PlatformType(name: "PlatformColor", spelling: "NSColor"),
            PlatformType(name: "PlatformImage", spelling: "NSImage"),
            PlatformType(name: "PlatformTableView", spelling: "NSTableView"),
            PlatformType(name: "PlatformView", spelling: "NSView"),
            PlatformType(name: "PlatformViewController", spelling: "NSViewController"),
        ],
        lifecycleMethods: [
            .viewDidLoad: LifecycleMethod(name: "viewDidLoad"),
            .viewWillAppear: LifecycleMethod(name: "viewWillAppear"),
            .viewWillLayoutSubviews: LifecycleMethod(name: "viewWillLayout"),
            .viewDidLayoutSubviews: LifecycleMethod(name: "viewDidLayout"),
            .viewDidAppear: LifecycleMethod(name: "viewDidAppear"),
            .viewWillDisappear: LifecycleMethod(name: "viewWillDisappear"),
            .viewDidDisappear: LifecycleMethod(name: "viewDidDisappear"),
        ],
        sideMargin: 0,
        viewClasses: ViewClassNames(
            label: "NSTextField", button: "PluginButton", image: "NSImageView",
            activityIndicator: "NSProgressIndicator"))
}

extension KitSpelling {
    static let appKit = KitSpelling(
        kit: .appKit,
        condition: "canImport(AppKit) && !targetEnvironment(macCatalyst)",
        conditionBesideOthers: "canImport(AppKit)",
        names: appKitNames,
        views: ViewSpelling(
            readableGuide: "PluginView.addReadableGuide(to: view)",
            symbolImage: {
                "NSImage(systemSymbolName: \($0), accessibilityDescription: nil)"
            },
            assetColor: { "NSColor(named: \($0), bundle: \($1))" },
            backgroundView: { "(\($0) as? PluginView)?" },
            typedText: { "\($0).stringValue" },
            isNotEditing: { "\($0).currentEditor() == nil" },
            progressType: "Double"),
        properties: ViewProperties(
            background: PropertySpelling("backgroundColor"),
            accessibilityLabel: PropertySpelling("accessibilityLabel()", setter: "setAccessibilityLabel"),
            accessibilityHint: PropertySpelling("accessibilityHelp()", setter: "setAccessibilityHelp"),
            accessibilityValue: PropertySpelling(
                "accessibilityValueDescription()", setter: "setAccessibilityValueDescription"),
            isAccessibilityElement: PropertySpelling("isAccessibilityElement()", setter: "setAccessibilityElement"),
            accessibilityIdentifier: PropertySpelling(
                "accessibilityIdentifier()", setter: "setAccessibilityIdentifier")),
        values: appKitValues,
        traits: .attributes(appKitTraits),
        setsBackgroundOnCreation: true,
        scrollsContent: false,
        givesFeedback: false,
        hasKeyboard: false,
        sceneParameter: ("window", "NSWindow"),
        previewAvailability: "macOS 14",
        previewStyles: [.dark],
        callsMethodOnReturn: false,
        hasControlClasses: true,
        hasReadableGuide: false,
        conditionForMissingViews: "",
        hidesBySize: false)

    private static let appKitValues = ValueSpelling(
        colors: [
            .label: "labelColor", .secondaryLabel: "secondaryLabelColor",
            .tertiaryLabel: "tertiaryLabelColor", .quaternaryLabel: "quaternaryLabelColor",
            .placeholderText: "placeholderTextColor", .link: "linkColor",
            .separator: "separatorColor", .opaqueSeparator: "separatorColor",
            .tintColor: "controlAccentColor",
        ],
        backgrounds: [
            .systemBackground: "windowBackgroundColor",
            .secondarySystemBackground: "controlBackgroundColor",
            .tertiarySystemBackground: "underPageBackgroundColor",
            .systemGroupedBackground: "windowBackgroundColor",
            .secondarySystemGroupedBackground: "controlBackgroundColor",
            .tertiarySystemGroupedBackground: "underPageBackgroundColor",
        ],
        textStyles: [.extraLargeTitle: "largeTitle", .extraLargeTitle2: "largeTitle"],
        rowAlignments: [.fill: "height", .center: "centerY"],
        columnAlignments: [.fill: "width", .center: "centerX"],
        newerContentTypes: (
            Set(TextFieldView.ContentType.allCases).subtracting([
                .oneTimeCode, .password, .username,
            ]), "macOS 14.0"
        ),
        shapes: [.rounded: "roundedRectangle", .rectangle: "roundedRectangle"],
        buttonSizes: [.medium: "regular"],
        imagePlacements: [
            .leading: "imageLeading", .trailing: "imageTrailing", .top: "imageAbove",
            .bottom: "imageBelow",
        ])

    private static let appKitTraits: [AccessibilityTrait: TraitSpelling.Attribute] = [
        .button: role("button"), .link: role("link"), .image: role("image"),
        .staticText: role("staticText"), .searchField: subrole("searchField"),
        .toggleButton: subrole("toggle"),
        .selected: TraitSpelling.Attribute(kind: "selected", insertion: "setAccessibilitySelected(true)"),
        .notEnabled: TraitSpelling.Attribute(kind: "enabled", insertion: "setAccessibilityEnabled(false)"),
    ]

    private static func role(_ name: String) -> TraitSpelling.Attribute {
        TraitSpelling.Attribute(kind: "role", insertion: "setAccessibilityRole(.\(name))")
    }

    private static func subrole(_ name: String) -> TraitSpelling.Attribute {
        TraitSpelling.Attribute(kind: "subrole", insertion: "setAccessibilitySubrole(.\(name))")
    }

    private static let appKitNames = FrameworkNames(
        edgeInsets: "NSEdgeInsets",
        font: "NSFont",
        layoutGuide: "NSLayoutGuide",
        layoutPriority: "NSLayoutConstraint.Priority",
        escapeMethod: nil,
        tap: "click",
        viewDidLayout: "viewDidLayout")
}
