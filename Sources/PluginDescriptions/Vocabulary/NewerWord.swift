extension Vocabulary {
    /// The values of choices that the oldest supported platform versions do not have, each with the
    /// platform versions that introduced it.
    package static let newerWords =
        [
            NewerWord(AccessibilityTrait.toggleButton.rawValue, from: 17, of: ["iOS", "tvOS"]),
            NewerWord(TextStyle.extraLargeTitle.rawValue, from: 17, of: ["iOS", "tvOS"]),
            NewerWord(TextStyle.extraLargeTitle2.rawValue, from: 17, of: ["iOS", "tvOS"]),
        ] + newerContentTypes.map { NewerWord($0.rawValue, from: 17, of: ["iOS", "tvOS"]) }

    private static let newerContentTypes: [TextFieldView.ContentType] = [
        .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .creditCardSecurityCode,
        .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
        .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear,
        .creditCardType,
    ]

    /// Returns the platform versions that introduced a value; nil if all supported platform
    /// versions have it.
    package static func newerWord(_ word: String) -> NewerWord? {
        newerWords.first { $0.word == word }
    }
}

/// A value of a choice that the oldest supported platform versions do not have.
package struct NewerWord: Sendable {
    package let word: String
    /// The first major version of each of the platforms that has the value.
    package let version: Int
    package let systems: [String]

    init(_ word: String, from version: Int, of systems: [String]) {
        self.word = word
        self.version = version
        self.systems = systems
    }
}
