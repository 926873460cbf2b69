/// A single-line text field.
package final class TextFieldView: NamedView {
    /// The keyboard types that every platform has, by UIKit's names.
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

    /// The content types, by UIKit's names.
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

    /// The titles of the Return key that describe what the last field does, by UIKit's names.
    package enum ReturnKey: String, CaseIterable, Sendable {
        case done
        case go
        case join
        case search
        case send
    }

    package let name: Located<String>
    /// The name of the input that the user edits.
    package let text: Located<String>
    package let placeholder: TextSource?
    /// The name of the handler that is called when the text was edited.
    package let handler: Located<String>?
    /// The expression of the app that has the font; nil for the font of body text.
    package let font: Located<String>?
    /// The keyboard that the description names; nil if it follows from the content type.
    let explicitKeyboard: Located<Keyboard>?
    /// The content type that the description names; nil if it follows from other keys.
    let explicitContentType: Located<ContentType>?
    /// The title of the Return key that the description names; nil if it follows from other keys.
    package let returnKey: Located<ReturnKey>?
    /// Whether the field hides the text.
    package let isSecure: Bool
    /// Whether the field is the platform's search field.
    package let isSearch: Bool
    /// The width in points if nothing else determines it.
    package let width: Double
    /// The name of the input that determines whether the field is enabled; nil if it always is.
    package let enabledWhen: Located<String>?
    package let attributes: ViewAttributes

    init?(_ node: JSONNode, name: Located<String>) {
        guard let text = node.member("text")?.locatedString("input") else { return nil }
        self.name = name
        self.text = text
        placeholder = node.text("placeholder")
        font = node.expression("font", for: .font)
        handler = node.locatedString("triggers")
        explicitKeyboard = node.locatedChoice("keyboardType")
        explicitContentType = node.locatedChoice("textContentType")
        returnKey = node.locatedChoice("returnKey")
        isSecure = node[Self.secureKey]
        isSearch = node[Self.searchKey]
        width = node[Self.widthKey]
        enabledWhen = node.locatedString("enabledWhen")
        attributes = ViewAttributes(node)
    }

    var shownText: [(use: InputBinding.Use, text: TextSource)] {
        placeholder.map { [(.placeholder, $0)] } ?? []
    }

    var ownBindings: [InputBinding] {
        [InputBinding(input: text, use: .editedText)] + textBindings
    }

    var ownAppearanceBindings: [AppearanceBinding] {
        textAppearanceBindings + [.init(.font, font)].compactMap(\.self)
    }

    // MARK: Keys

    private static let widthKey = Vocabulary.width(default: 240)

    private static let searchKey = Key("search", default: false)

    private static let secureKey = Key("secure", default: false)

    package static let shape = ObjectShape(
        "text field",
        "A single-line text field. The input changes with what the user types.",
        [
            .required("textField", .identifier),
            .required("text", .object(Vocabulary.inputText)),
            .optional("placeholder", .text(.plain)),
            .optional("triggers", .identifier),
            .optional("keyboardType", .choice(of: TextFieldView.Keyboard.self)),
            .optional("textContentType", .choice(of: TextFieldView.ContentType.self)),
            .optional("returnKey", .choice(of: TextFieldView.ReturnKey.self)),
            secureKey.shape,
            searchKey.shape,
            Vocabulary.font(),
            widthKey.shape,
            Vocabulary.calls, Vocabulary.enabledWhen, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
            Vocabulary.accessibility,
        ])
}

extension TextFieldView {
    /// The keyboard from the description, or else the keyboard that fits the content type.
    package var keyboard: Keyboard {
        explicitKeyboard?.value ?? explicitContentType?.value.keyboard ?? .default
    }

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
    package var isPassword: Bool {
        isSecure || contentType == .password || contentType == .newPassword
    }
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
        switch self {
        case .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode:
            true
        default: false
        }
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
    var hasLetters: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        default: true
        }
    }
}
