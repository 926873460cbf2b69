import PluginCore

extension Platform {
    /// The behavior of generated code for keys and values that the platform lacks, by their paths.
    var remarks: [String: String] {
        switch name {
        case Platform.macOS.name: Self.macOSRemarks
        case Platform.tvOS.name: Self.tvOSRemarks
        case Platform.visionOS.name: Self.visionOSRemarks
        default: [:]
        }
    }

    private static let scaleRemark = "on a Mac, the plugin only fades"

    private static let macOSRemarks: [String: String] = [
        "text field.returnKey": "this has no effect on a Mac",
        "size condition.where": "on a Mac, this condition is never met",
        "presentation.contentTransition": "on a Mac, the content changes at once",
        "stack.columnWhere": "on a Mac, a row stays a row",
        "activity indicator.color": "on a Mac, a spinning indicator has the system color",
        "popover.edges": "on a Mac, the popover is at another edge if it does not fit at this one",
        "button.titleColor": "on a Mac, only a button without a background has a color for its title",
        "button.underlined": "on a Mac, the title of a button is not underlined",
        "button.cornerRadius": "on a Mac, the corners of a button follow its style",
        "button.border": "on a Mac, the border of a button follows its style",
        "button.insets": "on a Mac, the space around a button's content follows its size",
        "button.pressed": "on a Mac, the system determines the look of a pressed button",
        "button.disabled": "on a Mac, the system determines the look of a disabled button",
        "label.linkColor": "on a Mac, links have the system's color",
        "progress bar.color": "on a Mac, a progress bar has the user's accent color",
        "progress bar.animated": "on a Mac, the system decides how a progress bar moves",
        "host.cell": "on a Mac, cells do not have content configurations",
        "to.readable": "on a Mac, the content is in the margins, and at most 672 points wide",
        "within.keyboard": "on a Mac, the plugin is in the safe area",
        "style.search": "AppKit does not have text for this state; on a Mac, the view shows that of the description",
        "style.outlined": "on a Mac, the button looks like 'bordered'",
        "shape.capsule": "before macOS 26, the button looks like 'rounded'",
        "shape.rectangle": "on a Mac, the button looks like 'rounded'",
        "presentation.feedback": "on a Mac, the plugin gives no feedback",
        "keyboardType.asciiCapable": "this has no effect on a Mac",
        "keyboardType.numbersAndPunctuation": "this has no effect on a Mac",
        "keyboardType.URL": "on a Mac, this only sets the content type",
        "keyboardType.numberPad": "this has no effect on a Mac",
        "keyboardType.phonePad": "this has no effect on a Mac",
        "keyboardType.namePhonePad": "this has no effect on a Mac",
        "keyboardType.emailAddress": "on a Mac, this only sets the content type",
        "keyboardType.decimalPad": "this has no effect on a Mac",
        "keyboardType.webSearch": "this has no effect on a Mac",
        "keyboardType.asciiCapableNumberPad": "this has no effect on a Mac",
        "hooks.viewIsAppearing": "on a Mac, this hook is not called",
        "color.opaqueSeparator": "on a Mac, this is 'separator', which is translucent",
        "tint.opaqueSeparator": "on a Mac, this is 'separator', which is translucent",
        "textStyle.extraLargeTitle": "on a Mac, this is 'largeTitle'",
        "textStyle.extraLargeTitle2": "on a Mac, this is 'largeTitle'",
        "background.systemGroupedBackground":
            "on a Mac, this is 'systemBackground'",
        "background.secondarySystemGroupedBackground":
            "on a Mac, this is 'secondarySystemBackground'",
        "background.tertiarySystemGroupedBackground":
            "on a Mac, this is 'tertiarySystemBackground'",
        "background.systemUltraThinMaterial":
            "on a Mac, this is the material of full screen windows",
        "background.systemThinMaterial": "on a Mac, this is the material of popovers",
        "background.systemMaterial": "on a Mac, this is the material of sheets",
        "background.systemThickMaterial": "on a Mac, this is the material of windows",
        "background.systemChromeMaterial": "on a Mac, this is the material of headers",
        "traits.header": "on a Mac, VoiceOver does not report this trait",
        "traits.summaryElement": "on a Mac, VoiceOver does not report this trait",
        "traits.updatesFrequently": "on a Mac, VoiceOver does not report this trait",
        "traits.startsMediaSession": "on a Mac, VoiceOver does not report this trait",
        "traits.adjustable": "on a Mac, VoiceOver does not report this trait",
        "traits.allowsDirectInteraction": "on a Mac, VoiceOver does not report this trait",
        "transition.scale": scaleRemark, "in.scale": scaleRemark, "out.scale": scaleRemark,
        "traits.playsSound": "on a Mac, VoiceOver does not report this trait",
    ]

    private static let tvOSRemarks: [String: String] = {
        var remarks = [
            "textStyle.largeTitle": "on tvOS, this is 'title1'",
            "label.opensLinks": "on tvOS, links are plain text",
            "presentation.swipeToDismiss":
                "on tvOS, only the escape gesture of VoiceOver removes the plugin",
            "presentation.feedback": "tvOS does not have haptic feedback",
            "within.keyboard": "on tvOS, the plugin is in the safe area",
            "button.menu": "before tvOS 17, a button does not show its menu",
            "stack.tap": "on tvOS, only VoiceOver calls the handler",
            "stack.longPress": "on tvOS, only VoiceOver calls the handler",
            "switch.switch": "tvOS does not have switches; this plugin is not generated for tvOS",
            "slider.slider": "tvOS does not have sliders; this plugin is not generated for tvOS",
            "backdrop.dismissesOnTap":
                "on tvOS, only the escape gesture of VoiceOver removes the plugin",
        ]
        for color in BackgroundColor.allCases {
            remarks["background.\(color.rawValue)"] =
                "on tvOS, this is white or black"
        }
        for material in Surface.Material.allCases where material != .glass {
            remarks["background.\(material.rawValue)"] = "tvOS has one material"
        }
        return remarks
    }()

    private static let visionOSRemarks = [
        "background.glass": "on visionOS, this is 'systemMaterial'",
        "presentation.feedback": "visionOS does not have haptic feedback",
    ]
}
