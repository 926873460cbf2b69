extension Platform {
    static let visionOS = Platform(name: "visionOS", oldestVersion: 1)
}
