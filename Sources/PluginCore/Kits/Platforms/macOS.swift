extension Platform {
    package static let macOS = Platform(name: "macOS", oldestVersion: 12)
}
