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

    private static let scaleRemark =
        "AppKit cannot transform views that use Auto Layout; on a Mac, the plugin only fades"

    private static let macOSRemarks: [String: String] = [
        "text field.returnKey": "this has no effect on a Mac, where Return has no title",
        "condition on the size.where": "on a Mac, this condition is never met",
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
        "to.readable": "AppKit does not have a readable width; on a Mac, the content is in the margins, "
            + "and at most 672 points wide",
        "within.keyboard": "a Mac does not have a keyboard over its windows; there, the plugin is in the safe area",
        "style.search": "AppKit does not have text for this state; on a Mac, the view shows that of the description",
        "style.outlined": "AppKit does not have outlined buttons; on a Mac, the button looks like 'bordered'",
        "shape.capsule": "before macOS 26, AppKit does not have this shape; the button looks like 'rounded' there",
        "shape.rectangle": "AppKit does not have this shape; on a Mac, the button looks like 'rounded'",
        "presentation.feedback": "AppKit does not have feedback for notifications; the plugin gives none on a Mac",
        "keyboardType.asciiCapable": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.numbersAndPunctuation": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.URL": "on a Mac, which has one keyboard, this only sets the content type",
        "keyboardType.numberPad": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.phonePad": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.namePhonePad": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.emailAddress": "on a Mac, which has one keyboard, this only sets the content type",
        "keyboardType.decimalPad": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.webSearch": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.asciiCapableNumberPad": "this has no effect on a Mac, which has one keyboard",
        "hooks.viewIsAppearing": "AppKit does not have this lifecycle event; the hook is not " + "called on a Mac",
        "color.opaqueSeparator": "AppKit has one separator color, which is translucent",
        "tint.opaqueSeparator": "AppKit has one separator color, which is translucent",
        "textStyle.extraLargeTitle": "AppKit's largest text style is 'largeTitle', which is used on a Mac",
        "textStyle.extraLargeTitle2": "AppKit's largest text style is 'largeTitle', which is used on a Mac",
        "background.systemGroupedBackground":
            "AppKit does not have grouped colors; on a Mac, the color is 'systemBackground'",
        "background.secondarySystemGroupedBackground":
            "AppKit does not have grouped colors; on a Mac, the color is 'secondarySystemBackground'",
        "background.tertiarySystemGroupedBackground":
            "AppKit does not have grouped colors; on a Mac, the color is 'tertiarySystemBackground'",
        "background.systemUltraThinMaterial":
            "AppKit has materials for purposes; on a Mac, this one is that of full screen windows",
        "background.systemThinMaterial": "AppKit has materials for purposes; on a Mac, this one is that of popovers",
        "background.systemMaterial": "AppKit has materials for purposes; on a Mac, this one is that of sheets",
        "background.systemThickMaterial": "AppKit has materials for purposes; on a Mac, this one is that of windows",
        "background.systemChromeMaterial": "AppKit has materials for purposes; on a Mac, this one is that of headers",
        "traits.header": "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.summaryElement": "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.updatesFrequently": "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.startsMediaSession": "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.adjustable": "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.allowsDirectInteraction": "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "transition.scale": scaleRemark, "in.scale": scaleRemark, "out.scale": scaleRemark,
        "traits.playsSound": "AppKit does not have this trait; VoiceOver does not report it on a Mac",
    ]

    private static let tvOSRemarks: [String: String] = {
        var remarks = [
            "textStyle.largeTitle": "tvOS does not have this text style; 'title1' is used there",
            "label.opensLinks": "tvOS does not have links in text; links are plain text there",
            "presentation.swipeToDismiss":
                "tvOS does not have swipes on views; only the escape gesture of VoiceOver removes the plugin there",
            "presentation.feedback": "tvOS does not have haptic feedback",
            "within.keyboard": "tvOS does not have a keyboard over the content; the plugin is in the safe area there",
            "button.menu": "before tvOS 17, a button does not show its menu",
            "stack.tap": "tvOS does not have taps on views; only VoiceOver calls the handler there",
            "stack.longPress": "tvOS does not have presses on views; only VoiceOver calls the handler there",
            "switch.switch": "tvOS does not have switches; this plugin is not generated for tvOS",
            "slider.slider": "tvOS does not have sliders; this plugin is not generated for tvOS",
            "backdrop.dismissesOnTap":
                "tvOS does not have taps; only the escape gesture of VoiceOver removes the plugin there",
        ]
        for color in BackgroundColor.allCases {
            remarks["background.\(color.rawValue)"] =
                "tvOS does not have background colors; white or black is used there"
        }
        for material in Surface.Material.allCases where material != .glass {
            remarks["background.\(material.rawValue)"] = "tvOS has one material, which is used there"
        }
        return remarks
    }()

    private static let visionOSRemarks = [
        "background.glass": "on visionOS, this is 'systemMaterial'",
        "presentation.feedback": "visionOS does not have haptic feedback",
    ]
}
