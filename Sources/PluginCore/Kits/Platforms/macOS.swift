extension Platform {
    package static let macOS = Platform(name: "macOS", oldestVersion: 12, remarks: macOSRemarks)

    private static let macOSRemarks: [String: String] = [
        "to.readable":
            "AppKit does not have a readable width; on a Mac, the content is in the margins, "
            + "and at most 672 points wide",
        "within.keyboard":
            "a Mac does not have a keyboard over its windows; there, the plugin is in the safe area",
        "style.search":
            "AppKit does not have text for this state; on a Mac, the view shows that of the description",
        "style.outlined":
            "AppKit does not have outlined buttons; on a Mac, the button looks like 'bordered'",
        "shape.capsule":
            "before macOS 26, AppKit does not have this shape; the button looks like 'rounded' there",
        "shape.rectangle":
            "AppKit does not have this shape; on a Mac, the button looks like 'rounded'",
        "presentation.feedback":
            "AppKit does not have feedback for notifications; the plugin gives none on a Mac",
        "keyboardType.asciiCapable": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.numbersAndPunctuation": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.URL":
            "on a Mac, which has one keyboard, this only sets the content type",
        "keyboardType.numberPad": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.phonePad": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.namePhonePad": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.emailAddress":
            "on a Mac, which has one keyboard, this only sets the content type",
        "keyboardType.decimalPad": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.webSearch": "this has no effect on a Mac, which has one keyboard",
        "keyboardType.asciiCapableNumberPad": "this has no effect on a Mac, which has one keyboard",
        "hooks.viewIsAppearing": "AppKit does not have this lifecycle event; the hook is not "
            + "called on a Mac",
        "color.opaqueSeparator":
            "AppKit has one separator color, which is translucent",
        "tint.opaqueSeparator":
            "AppKit has one separator color, which is translucent",
        "textStyle.extraLargeTitle":
            "AppKit's largest text style is 'largeTitle', which is used on a Mac",
        "textStyle.extraLargeTitle2":
            "AppKit's largest text style is 'largeTitle', which is used on a Mac",
        "background.systemGroupedBackground":
            "AppKit does not have grouped colors; on a Mac, the color is 'systemBackground'",
        "background.secondarySystemGroupedBackground":
            "AppKit does not have grouped colors; on a Mac, the color is 'secondarySystemBackground'",
        "background.tertiarySystemGroupedBackground":
            "AppKit does not have grouped colors; on a Mac, the color is 'tertiarySystemBackground'",
        "background.systemUltraThinMaterial":
            "AppKit has materials for purposes; on a Mac, this one is that of full screen windows",
        "background.systemThinMaterial":
            "AppKit has materials for purposes; on a Mac, this one is that of popovers",
        "background.systemMaterial":
            "AppKit has materials for purposes; on a Mac, this one is that of sheets",
        "background.systemThickMaterial":
            "AppKit has materials for purposes; on a Mac, this one is that of windows",
        "background.systemChromeMaterial":
            "AppKit has materials for purposes; on a Mac, this one is that of headers",
        "traits.header":
            "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.summaryElement":
            "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.updatesFrequently":
            "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.startsMediaSession":
            "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.adjustable":
            "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.allowsDirectInteraction":
            "AppKit does not have this trait; VoiceOver does not report it on a Mac",
        "traits.playsSound":
            "AppKit does not have this trait; VoiceOver does not report it on a Mac",
    ]
}
