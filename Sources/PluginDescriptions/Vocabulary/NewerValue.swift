extension Vocabulary {
    /// The values of choices that the oldest supported platform versions do not have, each with the
    /// platform versions that introduced it.
    package static let newerValues =
        [
            NewerValue(AccessibilityTrait.toggleButton.rawValue, from: 17, of: ["iOS", "tvOS"]),
            NewerValue(TextStyle.extraLargeTitle.rawValue, from: 17, of: ["iOS", "tvOS"]),
            NewerValue(TextStyle.extraLargeTitle2.rawValue, from: 17, of: ["iOS", "tvOS"]),
        ] + newerContentTypes.map { NewerValue($0.rawValue, from: 17, of: ["iOS", "tvOS"]) }

    private static let newerContentTypes: [TextFieldView.ContentType] = [
        .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .creditCardSecurityCode,
        .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
        .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear,
        .creditCardType,
    ]

    /// Returns the platform versions that introduced a value; nil if all supported platform
    /// versions have it.
    package static func newerValue(_ value: String) -> NewerValue? {
        newerValues.first { $0.value == value }
    }
}

/// A value of a choice that the oldest supported platform versions do not have.
package struct NewerValue: Sendable {
    package let value: String
    /// The first major version that has the value, the same on all platforms in `platforms`.
    package let version: Int
    package let platforms: [String]

    init(_ value: String, from version: Int, of platforms: [String]) {
        self.value = value
        self.version = version
        self.platforms = platforms
    }
}
