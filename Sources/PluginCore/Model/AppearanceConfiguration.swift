/// The app's own colors and fonts, and when plugins evaluate the expressions of the app again.
package struct AppearanceConfiguration: Sendable {
    package var colors: [AppColor] = []
    package var fonts: [AppFont] = []
    /// The bundle with the asset catalog of the colors.
    package var bundle = StringTable.Bundle.main
    /// The modules that the expressions need, sorted.
    package var imports: [String] = []
    /// The expression for the name of the notification upon which plugins reload their appearance.
    package var notification: String?
    /// Whether the configuration could be read. If it could not, it may declare any names.
    package var isKnown = true

    package init() {}

    /// Whether the configuration declares colors or fonts.
    package var hasTokens: Bool { !colors.isEmpty || !fonts.isEmpty }

    /// Returns the names that descriptions can use.
    func names(of token: AppearanceToken) -> [String] {
        switch token {
        case .color: colors.map(\.name)
        case .font: fonts.map(\.name)
        }
    }
}

/// A kind of value that the configuration declares under a name.
package enum AppearanceToken: String, Sendable {
    case color
    case font

    /// The type whose static members are the values.
    package var typeName: String {
        switch self {
        case .color: "PluginColors"
        case .font: "PluginFonts"
        }
    }

    /// The key of the configuration's `appearance` that declares the values.
    var key: String { rawValue + "s" }

    /// Returns the expression for the value with a name.
    func expression(of name: Located<String>) -> Located<String> {
        Located("\(typeName).\(name.value)", at: name.range)
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

    package let name: String
    package let source: Source
}

/// A color in hexadecimal digits.
package struct HexColor: Sendable, Equatable {
    /// The color as `0xRRGGBBAA`.
    package let rgba: UInt32

    /// Reads a color such as `#1C1C1E` or `#1C1C1E80`; nil for other strings.
    package init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let number = UInt32(digits, radix: 16)
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

    package let name: String
    package let source: Source
    /// The size in points at the default text size; 0 for expressions.
    package let size: Double
    /// The text style with which the size grows and shrinks.
    package let textStyle: TextStyle
}
