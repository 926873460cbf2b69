extension KitSpelling {
    static let uiKit = KitSpelling(
        kit: .uiKit,
        condition: "canImport(UIKit) && !os(watchOS)",
        conditionBesideOthers: "canImport(UIKit)",
        names: uiKitNames,
        views: ViewSpelling(
            stack: "UIStackView()",
            button: { button in
                let type = button.needsUIKitClass ? "PluginButton" : "UIButton"
                let style = button.style == .outlined ? ButtonView.Style.plain : button.style
                return "\(type)(configuration: .\(style.rawValue)())"
            },
            isSpecialButton: { $0.needsUIKitClass },
            image: "UIImageView()",
            activityIndicator: { "UIActivityIndicatorView(style: .\($0.rawValue))" },
            progress: "UIProgressView(progressViewStyle: .default)",
            textField: "UITextField()",
            secureField: "UITextField()",
            valueControl: { control in
                switch control.kind {
                case .toggle: "UISwitch()"
                case .slider: "UISlider()"
                case .segments: "UISegmentedControl()"
                }
            },
            spacer: "UIView()",
            readableGuide: "view.readableContentGuide",
            symbolImage: { SwiftCall(callee: "UIImage", arguments: ["systemName: \($0)"]) },
            assetImage: { SwiftCall(callee: "UIImage", arguments: ["named: \($0)"]) },
            assetColor: { "UIColor(named: \($0), in: \($1), compatibleWith: nil)" },
            backgroundView: { $0 },
            typedText: { "\($0).text ?? \"\"" },
            isNotEditing: { "!\($0).isEditing" },
            segmentTitle: { control, title, index in
                SwiftCall(
                    callee: "\(control).insertSegment",
                    arguments: [
                        title.labeled("withTitle: "), .text("at: \(index)"),
                        .text("animated: false"),
                    ])
            },
            progressType: "Float"),
        properties: ViewProperties(
            buttonTitle: PropertySpelling("configuration?.title"),
            buttonImage: PropertySpelling("configuration?.image"),
            busyButtonImage: PropertySpelling("idleImage"),
            buttonFont: PropertySpelling("titleFont", setter: "setTitleFont"),
            isBusy: PropertySpelling("isBusy"),
            busyLabel: PropertySpelling("busyLabel"),
            tapTitle: PropertySpelling("tapTitle"),
            titleOfAppButton: PropertySpelling(
                "title(for: .normal)", setter: "setTitle", otherArguments: ["for: .normal"]),
            imageOfAppButton: PropertySpelling(
                "image(for: .normal)", setter: "setImage", otherArguments: ["for: .normal"]),
            fieldText: PropertySpelling("text"),
            placeholder: PropertySpelling("placeholder"),
            image: PropertySpelling("image"),
            progress: PropertySpelling("progress"),
            isOn: PropertySpelling("isOn"),
            sliderValue: PropertySpelling("value"),
            selection: PropertySpelling("selectedSegmentIndex"),
            isEnabled: PropertySpelling("isEnabled"),
            toolTip: nil,
            fieldFont: PropertySpelling("font"),
            buttonColor: { _ in PropertySpelling("tintColor") },
            imageTint: PropertySpelling("tintColor"),
            indicatorColor: PropertySpelling("color"),
            progressColor: PropertySpelling("progressTintColor"),
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
        conditionForMissingViews: " && !os(tvOS)",
        hidesBySize: true)

    private static let uiKitNames = TemplateNames(
        edgeInsets: "UIEdgeInsets",
        font: "UIFont",
        layoutGuide: "UILayoutGuide",
        layoutPriority: "UILayoutPriority",
        alpha: "alpha",
        callsMoveMethods: true,
        escapeMethod: "accessibilityPerformEscape",
        isModalView: "accessibilityViewIsModal",
        resolvedColor: "resolvedColor(with: .current)",
        shownText: "text",
        tap: "tap",
        touches: "touches",
        capitalizedTouches: "Touches",
        viewDidLayout: "viewDidLayoutSubviews")
}
