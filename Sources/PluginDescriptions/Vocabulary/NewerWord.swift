extension Vocabulary {
    /// The words of choices that the first supported systems do not know, each with the versions of
    /// the systems from which it can be used; those that always had it are left out.
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

    /// What is known of a word that not all systems know; nil for one that all do.
    package static func newerWord(_ word: String) -> NewerWord? {
        newerWords.first { $0.word == word }
    }
}

/// A word of a choice that the first supported systems do not know.
package struct NewerWord: Sendable {
    package let word: String
    /// The first version that knows it, of each of some systems.
    package let version: Int
    package let systems: [String]

    init(_ word: String, from version: Int, of systems: [String]) {
        self.word = word
        self.version = version
        self.systems = systems
    }
}
