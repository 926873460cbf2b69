extension NSColor {
    /// The fixed colors and the system colors. The latter have a light and a dark form. The values
    /// are those of recent system versions, and vary between them.
    enum Named {
        static let black = NSColor(red: 0, green: 0, blue: 0, alpha: 1)
        static let darkGray = NSColor(red: 0.333333, green: 0.333333, blue: 0.333333, alpha: 1)
        static let lightGray = NSColor(red: 0.666667, green: 0.666667, blue: 0.666667, alpha: 1)
        static let white = NSColor(red: 1, green: 1, blue: 1, alpha: 1)
        static let gray = NSColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = NSColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = NSColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = NSColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = NSColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = NSColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = NSColor(red: 0, green: 0, blue: 0, alpha: 0)
        static let systemRed = NSColor(
            "systemRed", light: 0xFF3B30, 1, dark: 0xFF453A, 1)
        static let systemGreen = NSColor(
            "systemGreen", light: 0x28CD41, 1, dark: 0x32D74B, 1)
        static let systemBlue = NSColor(
            "systemBlue", light: 0x007AFF, 1, dark: 0x0A84FF, 1)
        static let systemOrange = NSColor(
            "systemOrange", light: 0xFF9500, 1, dark: 0xFF9F0A, 1)
        static let systemYellow = NSColor(
            "systemYellow", light: 0xFFCC00, 1, dark: 0xFFD60A, 1)
        static let systemBrown = NSColor(
            "systemBrown", light: 0xA2845E, 1, dark: 0xAC8E68, 1)
        static let systemPink = NSColor(
            "systemPink", light: 0xFF2D55, 1, dark: 0xFF375F, 1)
        static let systemPurple = NSColor(
            "systemPurple", light: 0xAF52DE, 1, dark: 0xBF5AF2, 1)
        static let systemGray = NSColor(
            "systemGray", light: 0x8E8E93, 1, dark: 0x98989D, 1)
        static let systemTeal = NSColor(
            "systemTeal", light: 0x59ADC4, 1, dark: 0x6AC4DC, 1)
        static let systemIndigo = NSColor(
            "systemIndigo", light: 0x5856D6, 1, dark: 0x5E5CE6, 1)
        static let systemMint = NSColor(
            "systemMint", light: 0x00C7BE, 1, dark: 0x63E6E2, 1)
        static let systemCyan = NSColor(
            "systemCyan", light: 0x55BEF0, 1, dark: 0x5AC8F5, 1)
        static let labelColor = NSColor(
            "labelColor", light: 0x000000, 0.85, dark: 0xFFFFFF, 0.85)
        static let secondaryLabelColor = NSColor(
            "secondaryLabelColor", light: 0x000000, 0.5, dark: 0xFFFFFF, 0.55)
        static let tertiaryLabelColor = NSColor(
            "tertiaryLabelColor", light: 0x000000, 0.26, dark: 0xFFFFFF, 0.25)
        static let quaternaryLabelColor = NSColor(
            "quaternaryLabelColor", light: 0x000000, 0.1, dark: 0xFFFFFF, 0.1)
        static let linkColor = NSColor(
            "linkColor", light: 0x0068DA, 1, dark: 0x419CFF, 1)
        static let placeholderTextColor = NSColor(
            "placeholderTextColor", light: 0x000000, 0.25, dark: 0xFFFFFF, 0.25)
        static let windowFrameTextColor = NSColor(
            "windowFrameTextColor", light: 0x000000, 0.85, dark: 0xFFFFFF, 0.85)
        static let selectedMenuItemTextColor = NSColor(
            "selectedMenuItemTextColor", light: 0xFFFFFF, 1, dark: 0xFFFFFF, 1)
        static let alternateSelectedControlTextColor = NSColor(
            "alternateSelectedControlTextColor", light: 0xFFFFFF, 1, dark: 0xFFFFFF, 1)
        static let headerTextColor = NSColor(
            "headerTextColor", light: 0x000000, 0.85, dark: 0xFFFFFF, 1)
        static let separatorColor = NSColor(
            "separatorColor", light: 0x000000, 0.1, dark: 0xFFFFFF, 0.1)
        static let gridColor = NSColor(
            "gridColor", light: 0xE6E6E6, 1, dark: 0x1A1A1A, 1)
        static let windowBackgroundColor = NSColor(
            "windowBackgroundColor", light: 0xECECEC, 1, dark: 0x323232, 1)
        static let underPageBackgroundColor = NSColor(
            "underPageBackgroundColor", light: 0x969696, 0.9, dark: 0x282828, 1)
        static let controlBackgroundColor = NSColor(
            "controlBackgroundColor", light: 0xFFFFFF, 1, dark: 0x1E1E1E, 1)
        static let selectedContentBackgroundColor = NSColor(
            "selectedContentBackgroundColor", light: 0x0063E1, 1, dark: 0x0058D0, 1)
        static let unemphasizedSelectedContentBackgroundColor = NSColor(
            "unemphasizedSelectedContentBackgroundColor", light: 0xDCDCDC, 1, dark: 0x464646, 1)
        static let textColor = NSColor(
            "textColor", light: 0x000000, 1, dark: 0xFFFFFF, 1)
        static let textBackgroundColor = NSColor(
            "textBackgroundColor", light: 0xFFFFFF, 1, dark: 0x1E1E1E, 1)
        static let selectedTextColor = NSColor(
            "selectedTextColor", light: 0x000000, 1, dark: 0xFFFFFF, 1)
        static let selectedTextBackgroundColor = NSColor(
            "selectedTextBackgroundColor", light: 0xB3D7FF, 1, dark: 0x3F638B, 1)
        static let unemphasizedSelectedTextBackgroundColor = NSColor(
            "unemphasizedSelectedTextBackgroundColor", light: 0xDCDCDC, 1, dark: 0x464646, 1)
        static let unemphasizedSelectedTextColor = NSColor(
            "unemphasizedSelectedTextColor", light: 0x000000, 1, dark: 0xFFFFFF, 1)
        static let keyboardFocusIndicatorColor = NSColor(
            "keyboardFocusIndicatorColor", light: 0x0067F4, 0.25, dark: 0x1AA9FF, 0.3)
        static let controlColor = NSColor(
            "controlColor", light: 0xFFFFFF, 1, dark: 0xFFFFFF, 0.25)
        static let controlTextColor = NSColor(
            "controlTextColor", light: 0x000000, 0.85, dark: 0xFFFFFF, 0.85)
        static let selectedControlColor = NSColor(
            "selectedControlColor", light: 0xB3D7FF, 1, dark: 0x3F638B, 1)
        static let selectedControlTextColor = NSColor(
            "selectedControlTextColor", light: 0x000000, 0.85, dark: 0xFFFFFF, 0.85)
        static let disabledControlTextColor = NSColor(
            "disabledControlTextColor", light: 0x000000, 0.25, dark: 0xFFFFFF, 0.25)
        static let controlAccentColor = NSColor(
            "controlAccentColor", light: 0x007AFF, 1, dark: 0x007AFF, 1)
        static let findHighlightColor = NSColor(
            "findHighlightColor", light: 0xFFFF00, 1, dark: 0xFFFF00, 1)
    }

    /// Creates a color from values of the form 0xRRGGBB for the two appearances.
    convenience init(
        _ name: String, light: Int, _ lightAlpha: CGFloat, dark: Int, _ darkAlpha: CGFloat
    ) {
        func parts(_ hex: Int, _ alpha: CGFloat) -> RGBA {
            RGBA(
                red: CGFloat((hex >> 16) & 255) / 255, green: CGFloat((hex >> 8) & 255) / 255,
                blue: CGFloat(hex & 255) / 255, alpha: alpha)
        }
        self.init(light: parts(light, lightAlpha), dark: parts(dark, darkAlpha), name: name)
    }
}
