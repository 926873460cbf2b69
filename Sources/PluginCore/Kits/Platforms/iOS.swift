extension Platform {
    /// iOS and iPadOS; Mac Catalyst follows them.
    package static let iOS = Platform(
        name: "iOS", oldestVersion: 15, requiredVersions: valuesOfVersion17)

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
            contentTypes.map { "textContentType.\($0.rawValue)" }
            + textStyles.map { "textStyle.\($0.rawValue)" }
            + [
                "traits.\(AccessibilityTrait.toggleButton.rawValue)",
                ContentUnavailableView.searchPath,
            ]
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, 17) })
    }()
}
