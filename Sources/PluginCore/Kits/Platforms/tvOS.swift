extension Platform {
    package static let tvOS = Platform(
        name: "tvOS", oldestVersion: 15, requiredVersions: valuesOfVersion17,
        remarks: tvOSRemarks)

    private static let tvOSRemarks: [String: String] = {
        var remarks = [
            "textStyle.largeTitle": "tvOS does not have this text style; 'title1' is used there",
            "label.opensLinks":
                "tvOS does not have links in text; links are plain text there",
            "presentation.swipeToDismiss":
                "tvOS does not have swipes on views; only the escape gesture of VoiceOver removes the plugin there",
            "presentation.feedback": "tvOS does not have haptic feedback",
            "within.keyboard":
                "tvOS does not have a keyboard over the content; the plugin is in the safe area there",
            "stack.tap": "tvOS does not have taps on views; only VoiceOver calls the handler there",
            "stack.longPress":
                "tvOS does not have presses on views; only VoiceOver calls the handler there",
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
            remarks["background.\(material.rawValue)"] =
                "tvOS has one material, which is used there"
        }
        return remarks
    }()
}
