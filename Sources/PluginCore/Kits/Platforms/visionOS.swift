extension Platform {
    package static let visionOS = Platform(
        name: "visionOS", oldestVersion: 1,
        remarks: [
            "background.glass": "on visionOS, this is 'systemMaterial'",
            "presentation.feedback": "visionOS does not have haptic feedback",
        ])
}
