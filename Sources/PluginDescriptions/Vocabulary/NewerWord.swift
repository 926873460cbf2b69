extension Vocabulary {
    /// The values of choices that the minimum platforms do not have, each with the versions of
    /// the platforms that introduced it; platforms that always had it are left out.
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

    /// The facts about a value that not all platforms have; nil for the other values.
    package static func newerWord(_ word: String) -> NewerWord? {
        newerWords.first { $0.word == word }
    }
}

/// A value of a choice that the minimum platforms do not have.
package struct NewerWord: Sendable {
    package let word: String
    /// The first version of each platform that has it.
    package let version: Int
    package let systems: [String]

    init(_ word: String, from version: Int, of systems: [String]) {
        self.word = word
        self.version = version
        self.systems = systems
    }
}
