extension Platform {
    package static let visionOS = Platform(name: "visionOS", oldestVersion: 1)
}
