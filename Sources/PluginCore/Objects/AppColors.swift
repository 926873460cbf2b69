/// The app's own colors and fonts, and when plugins evaluate the expressions of the app again.
package struct AppearanceConfiguration: Sendable {
    var node = JSONNode.empty

    package var colors: [AppColor] { node.object("colors").members.map(AppColor.init) }
    package var fonts: [AppFont] { node.object("fonts").members.map(AppFont.init) }
    /// The bundle with the asset catalog of the colors.
    package var bundle: StringTable.Bundle { node.choice("bundle") ?? .main }
    /// The modules that the expressions need, sorted.
    package var imports: [String] { decodeImports(node) }
    /// The expression for the name of the notification upon which plugins reload their appearance.
    package var notification: String? { node.string("notification") }

    /// Whether the configuration declares colors or fonts.
    package var hasTokens: Bool { !colors.isEmpty || !fonts.isEmpty }

    /// Returns the names that descriptions can use.
    func names(of token: AppearanceToken) -> [String] { node.object(token.key).members.map(\.key) }
}

/// A kind of value that the configuration declares under a name.
package enum AppearanceToken: String, CaseIterable, Sendable {
    case color, font

    /// The type whose static members are the values.
    package var typeName: String { "Plugin" + capitalized(key) }

    /// The key of the configuration's `appearance` that declares the values.
    package var key: String { rawValue + "s" }

    /// Returns the expression for the value with a name; nil for text that is not a name.
    func expression(of name: Located<String>) -> Located<String>? {
        guard SwiftIdentifier.isWord(name.value) else { return nil }
        return Located("\(typeName).\(name.value)", at: name.range)
    }
}

/// A color that the configuration declares.
package struct AppColor: Sendable {
    /// The origin of a color.
    package enum Source: Sendable {
        /// The name of a color set in the asset catalog.
        case asset(String)
        case adaptive(light: HexColor, dark: HexColor)
        case swift(String)
    }

    let member: JSONMember

    package var name: String { member.key }
    package var source: Source {
        let node = member.value
        if let asset = node.string("asset") { return .asset(asset) }
        guard let light = node.string("light").flatMap(HexColor.init) else { return .swift(node.string("swift") ?? "") }
        return .adaptive(light: light, dark: node.string("dark").flatMap(HexColor.init) ?? light)
    }
}

/// A color in hexadecimal digits.
package struct HexColor: Sendable, Equatable {
    /// The color as `0xRRGGBBAA`.
    package let rgba: UInt32

    /// Reads a color such as `#1C1C1E` or `#1C1C1E80`; nil for other strings.
    package init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let number = UInt32(digits, radix: 16)
        else { return nil }
        rgba = digits.count == 6 ? number << 8 | 0xFF : number
    }
}

/// A font that the configuration declares.
package struct AppFont: Sendable {
    /// The origin of a font.
    package enum Source: Sendable {
        /// The PostScript name of a font that the app contains.
        case custom(String)
        case system(FontWeight)
        case swift(String)
    }

    let member: JSONMember

    private var node: JSONNode { member.value }
    package var name: String { member.key }
    package var source: Source {
        if let expression = node.string("swift") { return .swift(expression) }
        return node.string("custom").map(Source.custom) ?? .system(node.choice("weight") ?? .regular)
    }
    /// The size in points at the default text size; 0 for expressions.
    package var size: Double { node.double("size") ?? 0 }
    /// The text style with which the size grows and shrinks.
    package var textStyle: TextStyle { node.choice("textStyle") ?? .body }
}

extension Vocabulary {
    package static let appearance = ObjectShape(
        "appearance",
        [
            .optional("colors", .named(appColor.name, .object(appColor))),
            .optional("fonts", .named(appFont.name, .object(appFont))),
            .optional("bundle", .choice(of: StringTable.Bundle.self)),
            .optional("imports", .list(of: .moduleName)),
            .optional("notification", .swiftExpression),
        ])

    package static let appColor = ObjectShape(
        "app color",
        [
            .optional("asset", .name),
            .optional("light", .string(.hexColor)),
            .optional("dark", .string(.hexColor)),
            .optional("swift", .swiftExpression),
        ], oneOf: ["asset", "light", "swift"])

    package static let appFont = ObjectShape(
        "app font",
        [
            .optional("size", .number(1...200)),
            .optional("custom", .name),
            .optional("weight", .choice(of: FontWeight.self)),
            .optional("textStyle", .choice(Choice(TextStyle.ofAllKits.map(\.rawValue)))),
            .optional("swift", .swiftExpression),
        ], oneOf: ["size", "swift"])
}

// MARK: - Rules

extension AppearanceConfiguration {
    static let conflictsOfColors: Conflicts = [
        "dark with asset/swift": "'dark' has no effect beside 'asset' or 'swift'"
    ]

    static let conflictsOfFonts: Conflicts = [
        "custom/weight/textStyle with swift": "an expression has all of the font",
        "weight with custom": "the name of a font has its weight, as in 'Avenir-Heavy'",
    ]
}

extension ConfigurationValidator {
    /// Reports keys of the app's colors and fonts that have no effect beside others, and names of files.
    mutating func reportAppearance() {
        let appearance = node.object("appearance")
        let (colors, fonts) = (appearance.object("colors").members, appearance.object("fonts").members)
        for token in colors + fonts where KnownType.hasFrameworkPrefix(token.key) { reportUsedType(token.locatedKey) }
        for color in colors { report(AppearanceConfiguration.conflictsOfColors, in: color.value) }
        for font in fonts.map(\.value) {
            report(AppearanceConfiguration.conflictsOfFonts, in: font)
            guard let name = font.string("custom"),
                let ending = [".ttf", ".otf", ".ttc"].first(where: name.lowercased().hasSuffix)
            else { continue }
            report(
                "custom", of: font, "'\(name)' is a file, not the PostScript name of a font",
                identifier: .invalidName,
                note: "write '\"\(name.dropLast(ending.count))\"'")
        }
    }
}
