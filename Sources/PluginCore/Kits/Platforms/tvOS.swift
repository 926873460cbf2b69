extension Platform {
    package static let tvOS = Platform(
        name: "tvOS", oldestVersion: 15, requiredVersions: valuesOfVersion17)
}
