/// A platform that a framework runs on, and the differences from the language that descriptions have there.
///
/// Keys and values are named by paths: `progress bar.color` is the key of an object, and
/// `textStyle.largeTitle` a value of a key.
package struct Platform: Sendable {
    /// The name, as `#available` and the configuration have it.
    package let name: String
    /// The oldest major version that generated code supports.
    package let oldestVersion: Int
    /// The major versions that the platform needs for keys and values that `oldestVersion` lacks.
    var requiredVersions: [String: Int] = [:]

    /// All platforms of all frameworks.
    package static let all = Kit.all.flatMap(\.platforms)

    /// Returns the platforms that lack a key or a value in their oldest versions, with the major version that
    /// each needs.
    package static func requirements(of path: String) -> [(platform: String, version: Int)] {
        all.compactMap { platform in platform.requiredVersions[path].map { (platform.name, $0) } }
    }
}

extension Platform {
    /// iOS and iPadOS; Mac Catalyst follows them.
    package static let iOS = Platform(name: "iOS", oldestVersion: 15, requiredVersions: valuesOfVersion17)

    /// The values that UIKit has since iOS 17 and tvOS 17, by the availability that Apple's documentation
    /// states.
    static let valuesOfVersion17: [String: Int] = {
        let contentTypes: [TextFieldView.ContentType] = [
            .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .creditCardSecurityCode,
            .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
            .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear,
            .creditCardType,
        ]
        let textStyles: [TextStyle] = [.extraLargeTitle, .extraLargeTitle2]
        let paths =
            contentTypes.map { "textContentType.\($0.rawValue)" } + textStyles.map { "textStyle.\($0.rawValue)" } + [
                "traits.\(AccessibilityTrait.toggleButton.rawValue)",
                ContentUnavailableView.searchPath,
            ]
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, 17) })
    }()

    package static let tvOS = Platform(name: "tvOS", oldestVersion: 15, requiredVersions: valuesOfVersion17)

    package static let visionOS = Platform(name: "visionOS", oldestVersion: 1)

    package static let macOS = Platform(name: "macOS", oldestVersion: 12)
}
