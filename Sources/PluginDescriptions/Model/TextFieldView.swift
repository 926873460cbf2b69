/// A line of text that is typed.
package final class TextFieldView: Sendable {
    /// The keyboards that every platform has, by UIKit's names.
    package enum Keyboard: String, CaseIterable, Sendable {
        case `default`
        case asciiCapable
        case numbersAndPunctuation
        case URL
        case numberPad
        case phonePad
        case namePhonePad
        case emailAddress
        case decimalPad
        case webSearch
        case asciiCapableNumberPad
    }

    /// What is typed, by UIKit's names.
    package enum ContentType: String, CaseIterable, Sendable {
        case username
        case password
        case newPassword
        case oneTimeCode
        case emailAddress
        case telephoneNumber
        case URL
        case name
        case namePrefix
        case givenName
        case middleName
        case familyName
        case nameSuffix
        case nickname
        case jobTitle
        case organizationName
        case location
        case fullStreetAddress
        case streetAddressLine1
        case streetAddressLine2
        case addressCity
        case addressState
        case addressCityAndState
        case sublocality
        case countryName
        case postalCode
        case creditCardNumber
        case creditCardSecurityCode
        case creditCardName
        case creditCardGivenName
        case creditCardMiddleName
        case creditCardFamilyName
        case creditCardExpiration
        case creditCardExpirationMonth
        case creditCardExpirationYear
        case creditCardType
        case birthdate
        case birthdateDay
        case birthdateMonth
        case birthdateYear
        case shipmentTrackingNumber
        case flightNumber
        case dateTime
    }

    package let name: Located<String>
    /// The name of the input that is edited.
    package let text: Located<String>
    package let placeholder: TextSource?
    /// The name of the handler that is called when the text was edited.
    package let handler: Located<String>?
    /// The expression of the app that has the font; nil for the font of body text.
    package let font: Located<String>?
    /// The keyboard that the description names.
    let namedKeyboard: Located<Keyboard>?
    /// The content type that the description names.
    let namedContentType: Located<ContentType>?
    package let isSecure: Bool
    /// Points, where nothing else gives the field a width.
    package let width: Double
    /// The name of the input that says whether the field can be used.
    let enabledWhen: Located<String>?
    package let attributes: ViewAttributes

    init?(_ node: JSONNode, name: Located<String>) {
        guard let text = node.member("text")?.locatedString("input") else { return nil }
        self.name = name
        self.text = text
        placeholder = node.text("placeholder")
        font = node.expression("font")
        handler = node.locatedString("triggers")
        namedKeyboard = node.locatedChoice("keyboard")
        namedContentType = node.locatedChoice("contentType")
        isSecure = node.bool("secure") ?? false
        width = node.double("width") ?? 240
        enabledWhen = node.locatedString("enabledWhen")
        attributes = decodeAttributes(node)
    }
}

extension TextFieldView {
    /// The keyboard that the description names, or else the one that fits what is typed.
    package var keyboard: Keyboard {
        namedKeyboard?.value ?? namedContentType?.value.keyboard ?? .default
    }

    /// What is typed, as far as the description tells.
    package var contentType: ContentType? {
        if let namedContentType { return namedContentType.value }
        if isSecure { return .password }
        return switch namedKeyboard?.value {
        case .emailAddress: .emailAddress
        case .URL: .URL
        default: nil
        }
    }

    /// Whether each letter counts, so that none is capitalized or corrected.
    package var isVerbatim: Bool {
        switch contentType {
        case .username, .oneTimeCode, .emailAddress, .URL: true
        default: isPassword
        }
    }

    /// Whether a password is typed, in which quotes and dashes stay as they are, too.
    package var isPassword: Bool {
        isSecure || contentType == .password || contentType == .newPassword
    }
}

extension TextFieldView.ContentType {
    /// The keyboard that has what is typed at hand; nil for the usual one.
    fileprivate var keyboard: TextFieldView.Keyboard? {
        switch self {
        case .emailAddress: .emailAddress
        case .telephoneNumber: .phonePad
        case .URL: .URL
        case .oneTimeCode, .creditCardNumber, .creditCardSecurityCode: .numberPad
        default: nil
        }
    }

    /// Whether a field may hide what is typed.
    var isSecret: Bool {
        switch self {
        case .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode:
            true
        default: false
        }
    }

    /// Whether what is typed can do without letters.
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
    var hasLetters: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        default: true
        }
    }
}
