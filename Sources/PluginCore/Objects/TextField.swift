/// A single-line text field.
package struct TextFieldView: NamedView {
    /// The keyboard types that every platform has, by UIKit's names.
    package enum Keyboard: String, CaseIterable, Sendable {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
        case emailAddress, decimalPad, webSearch, asciiCapableNumberPad
    }

    /// The content types, by UIKit's names.
    package enum ContentType: String, CaseIterable, Sendable {
        case username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, URL, name
        case namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle
        case organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2
        case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
        case creditCardNumber, creditCardSecurityCode, creditCardName, creditCardGivenName
        case creditCardMiddleName, creditCardFamilyName, creditCardExpiration
        case creditCardExpirationMonth, creditCardExpirationYear, creditCardType, birthdate
        case birthdateDay, birthdateMonth, birthdateYear, shipmentTrackingNumber, flightNumber
        case dateTime
    }

    /// The titles of the Return key that describe what the last field does, by UIKit's names.
    package enum ReturnKey: String, CaseIterable, Sendable {
        case done, go, join, search, send
    }

    let node: JSONNode

    /// The name of the input that the user edits.
    package var text: Located<String> { node.object("text").required("input") }
    package var placeholder: TextSource? { node.text("placeholder") }
    /// The name of the handler that is called when the text was edited.
    package var handler: Located<String>? { node.locatedString("triggers") }
    /// The name of the input that determines whether the field is enabled; nil if it always is.
    package var enabledWhen: Located<String>? { node.locatedString("enabledWhen") }
    /// The expression of the app that has the font; nil for the font of body text.
    package var font: Located<String>? { node.expression("font", for: .font) }
    /// The keyboard that the description names; nil if it follows from the content type.
    var explicitKeyboard: Located<Keyboard>? { node.locatedChoice("keyboardType") }
    /// The content type that the description names; nil if it follows from other keys.
    var explicitContentType: Located<ContentType>? { node.locatedChoice("textContentType") }
    /// The title of the Return key that the description names; nil if it follows from other keys.
    package var returnKey: Located<ReturnKey>? { node.locatedChoice("returnKey") }
    /// Whether the field hides the text.
    package var isSecure: Bool { node.bool("secure") ?? false }
    /// Whether the field is the platform's search field.
    package var isSearch: Bool { node.bool("search") ?? false }
    /// The width in points if nothing else determines it.
    package var width: Double { node.double("width") ?? 240 }

    var shownText: [(use: InputBinding.Use, text: TextSource)] { placeholder.map { [(.placeholder, $0)] } ?? [] }

    var ownBindings: [InputBinding] { [InputBinding(input: text, use: .editedText)] + textBindings }

    var ownAppearanceBindings: [AppearanceBinding] { textAppearanceBindings + [.init(.font, font)].compactMap(\.self) }

    // MARK: Keys

    package static let shape = ObjectShape(
        "text field",
        [
            .required("textField", .identifier),
            .required("text", .object(Vocabulary.inputText)),
            .optional("placeholder", .text(.plain)),
            .optional("triggers", .identifier),
            .optional("keyboardType", .choice(of: TextFieldView.Keyboard.self)),
            .optional("textContentType", .choice(of: TextFieldView.ContentType.self)),
            .optional("returnKey", .choice(of: TextFieldView.ReturnKey.self)),
            .optional("secure", .boolean),
            .optional("search", .boolean),
            Vocabulary.font,
            Vocabulary.width,
            Vocabulary.calls, Vocabulary.enabledWhen, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
            Vocabulary.accessibility,
        ])
}

extension TextFieldView {
    /// The keyboard from the description, or else the keyboard that fits the content type.
    package var keyboard: Keyboard { explicitKeyboard?.value ?? explicitContentType?.value.keyboard ?? .default }

    /// The content type from the description, or else the content type that other keys suggest; nil
    /// if none do.
    package var contentType: ContentType? {
        if let explicitContentType { return explicitContentType.value }
        if isSecure { return .password }
        return switch explicitKeyboard?.value {
        case .emailAddress: .emailAddress
        case .URL: .URL
        default: nil
        }
    }

    /// Whether autocapitalization and autocorrection are off, because the text must be exact.
    package var isVerbatim: Bool {
        switch contentType {
        case .username, .oneTimeCode, .emailAddress, .URL: true
        default: isPassword
        }
    }

    /// Whether the text is a password. If so, smart quotes and smart dashes are off too.
    package var isPassword: Bool { isSecure || contentType == .password || contentType == .newPassword }
}

extension TextFieldView.ContentType {
    /// The keyboard that fits the content type; nil for the default keyboard.
    fileprivate var keyboard: TextFieldView.Keyboard? {
        switch self {
        case .emailAddress: .emailAddress
        case .telephoneNumber: .phonePad
        case .URL: .URL
        case .oneTimeCode, .creditCardNumber, .creditCardSecurityCode: .numberPad
        default: nil
        }
    }

    /// Whether a field may hide text of this content type.
    var isSecret: Bool {
        [.password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode].contains(self)
    }

    /// Whether text of this content type can consist of digits only.
    var canBeDigits: Bool {
        switch self {
        case .username, .postalCode, .telephoneNumber, .creditCardExpiration,
            .creditCardExpirationMonth, .creditCardExpirationYear, .birthdate, .birthdateDay,
            .birthdateMonth, .birthdateYear, .shipmentTrackingNumber, .dateTime:
            true
        default: isSecret
        }
    }
}

extension TextFieldView.Keyboard {
    /// Whether the keyboard has letters.
    var hasLetters: Bool { ![.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}
