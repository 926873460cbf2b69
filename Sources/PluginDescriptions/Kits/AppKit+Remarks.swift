extension Kit {
    /// What AppKit does in place of what it does not have, by the key and the value that ask for it.
    static let appKitRemarks: [String: String] = [
        "activity indicator.color": "on a Mac a spinning indicator has the system's colour",
        "progress bar.color": "on a Mac a progress bar has the user's accent colour",
        "keyboard.asciiCapable": "a Mac has one keyboard: this says nothing there",
        "keyboard.numbersAndPunctuation": "a Mac has one keyboard: this says nothing there",
        "keyboard.URL":
            "a Mac has one keyboard: this gives the field only its content type there",
        "keyboard.numberPad": "a Mac has one keyboard: this says nothing there",
        "keyboard.phonePad": "a Mac has one keyboard: this says nothing there",
        "keyboard.namePhonePad": "a Mac has one keyboard: this says nothing there",
        "keyboard.emailAddress":
            "a Mac has one keyboard: this gives the field only its content type there",
        "keyboard.decimalPad": "a Mac has one keyboard: this says nothing there",
        "keyboard.webSearch": "a Mac has one keyboard: this says nothing there",
        "keyboard.asciiCapableNumberPad": "a Mac has one keyboard: this says nothing there",
        "hooks.viewIsAppearing": "AppKit has no such moment: the hook is not called on a Mac",
        "color.opaqueSeparator":
            "AppKit has one colour of separators, which lets through what is behind it",
        "tint.opaqueSeparator":
            "AppKit has one colour of separators, which lets through what is behind it",
        "textStyle.extraLargeTitle":
            "AppKit's largest text style is 'largeTitle', which is used on a Mac",
        "textStyle.extraLargeTitle2":
            "AppKit's largest text style is 'largeTitle', which is used on a Mac",
        "background.systemGroupedBackground":
            "AppKit has no colours for groups: on a Mac it is that of 'systemBackground'",
        "background.secondarySystemGroupedBackground":
            "AppKit has no colours for groups: on a Mac it is that of 'secondarySystemBackground'",
        "background.tertiarySystemGroupedBackground":
            "AppKit has no colours for groups: on a Mac it is that of 'tertiarySystemBackground'",
        "traits.header":
            "AppKit has no such trait, and on a Mac VoiceOver is told nothing of it",
        "traits.summaryElement":
            "AppKit has no such trait, and on a Mac VoiceOver is told nothing of it",
        "traits.updatesFrequently":
            "AppKit has no such trait, and on a Mac VoiceOver is told nothing of it",
        "traits.startsMediaSession":
            "AppKit has no such trait, and on a Mac VoiceOver is told nothing of it",
        "traits.adjustable":
            "AppKit has no such trait, and on a Mac VoiceOver is told nothing of it",
        "traits.allowsDirectInteraction":
            "AppKit has no such trait, and on a Mac VoiceOver is told nothing of it",
        "traits.playsSound":
            "AppKit has no such trait, and on a Mac VoiceOver is told nothing of it",
    ]
}
