extension KitSpelling {
    static let appKit = KitSpelling(
        kit: .appKit,
        condition: "canImport(AppKit) && !targetEnvironment(macCatalyst)",
        conditionBesideOthers: "canImport(AppKit)",
        names: appKitNames,
        views: ViewSpelling(
            stack: "NSStackView()",
            button: { $0.needsAppKitClass ? "PluginBusyButton()" : "PluginButton()" },
            isSpecialButton: { $0.needsAppKitClass },
            image: "NSImageView()",
            activityIndicator: { _ in "NSProgressIndicator()" },
            progress: "NSProgressIndicator()",
            textField: "PluginTextField()",
            secureField: "PluginSecureTextField()",
            valueControl: { control in
                switch control.kind {
                case .toggle: return "PluginSwitch()"
                case .segments: return "PluginSegmentedControl()"
                case .slider(let minimum, let maximum):
                    let bounds = [
                        "value: \(SwiftLiteral.number(minimum))",
                        "minValue: \(SwiftLiteral.number(minimum))",
                        "maxValue: \(SwiftLiteral.number(maximum))",
                    ]
                    return SwiftCall(
                        callee: "PluginSlider", arguments: bounds + ["target: nil", "action: nil"]
                    ).written(indentation: 4, prefixLength: 7 + control.name.value.utf8.count)
                }
            },
            spacer: "NSView()",
            readableGuide: "PluginView.addReadableGuide(to: view)",
            symbolImage: {
                SwiftCall(
                    callee: "NSImage",
                    arguments: ["systemSymbolName: \($0)", "accessibilityDescription: nil"])
            },
            assetImage: { SwiftCall(callee: "NSImage", arguments: ["named: \($0)"]) },
            assetColor: { "NSColor(named: \($0), bundle: \($1))" },
            backgroundView: { "(\($0) as? PluginView)?" },
            typedText: { "\($0).stringValue" },
            isNotEditing: { "\($0).currentEditor() == nil" },
            segmentTitle: { control, title, index in
                SwiftCall(
                    callee: "\(control).setLabel",
                    arguments: [title, .text("forSegment: \(index)")])
            },
            progressType: "Double"),
        properties: ViewProperties(
            buttonTitle: PropertySpelling("title", valueForNil: #""""#),
            buttonImage: PropertySpelling("image"),
            busyButtonImage: PropertySpelling("image"),
            buttonFont: PropertySpelling("font"),
            isBusy: PropertySpelling("isBusy"),
            busyLabel: PropertySpelling("busyLabel"),
            tapTitle: PropertySpelling("tapTitle"),
            titleOfAppButton: PropertySpelling("title", valueForNil: #""""#),
            imageOfAppButton: PropertySpelling("image"),
            fieldText: PropertySpelling("stringValue"),
            placeholder: PropertySpelling("placeholderString"),
            image: PropertySpelling("image"),
            progress: PropertySpelling("doubleValue"),
            isOn: PropertySpelling("isOn"),
            sliderValue: PropertySpelling("doubleValue"),
            selection: PropertySpelling("selectedSegment"),
            isEnabled: PropertySpelling("isEnabled"),
            toolTip: PropertySpelling("toolTip"),
            fieldFont: PropertySpelling("font"),
            buttonColor: { PropertySpelling($0 ? "bezelColor" : "contentTintColor") },
            imageTint: PropertySpelling("contentTintColor"),
            indicatorColor: nil,
            progressColor: nil,
            background: PropertySpelling("backgroundColor"),
            accessibilityLabel: PropertySpelling(
                "accessibilityLabel()", setter: "setAccessibilityLabel"),
            accessibilityHint: PropertySpelling(
                "accessibilityHelp()", setter: "setAccessibilityHelp"),
            accessibilityValue: PropertySpelling(
                "accessibilityValueDescription()", setter: "setAccessibilityValueDescription"),
            isAccessibilityElement: PropertySpelling(
                "isAccessibilityElement()", setter: "setAccessibilityElement"),
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
        .selected: TraitSpelling.Attribute(
            kind: "selected", insertion: "setAccessibilitySelected(true)"),
        .notEnabled: TraitSpelling.Attribute(
            kind: "enabled", insertion: "setAccessibilityEnabled(false)"),
    ]

    private static func role(_ name: String) -> TraitSpelling.Attribute {
        TraitSpelling.Attribute(
            kind: "role", insertion: "setAccessibilityRole(.\(name))")
    }

    private static func subrole(_ name: String) -> TraitSpelling.Attribute {
        TraitSpelling.Attribute(
            kind: "subrole", insertion: "setAccessibilitySubrole(.\(name))")
    }

    private static let appKitNames = TemplateNames(
        edgeInsets: "NSEdgeInsets",
        font: "NSFont",
        layoutGuide: "NSLayoutGuide",
        layoutPriority: "NSLayoutConstraint.Priority",
        alpha: "alphaValue",
        callsMoveMethods: false,
        escapeMethod: nil,
        isModalView: "isAccessibilityElement() && plugin.view.isAccessibilityModal()",
        resolvedColor: "usingColorSpace(.sRGB)",
        shownText: "stringValue",
        tap: "click",
        touches: "clicks",
        capitalizedTouches: "Clicks",
        viewDidLayout: "viewDidLayout")
}
