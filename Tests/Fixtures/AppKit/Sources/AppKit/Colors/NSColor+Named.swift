extension NSColor {
    public class var black: NSColor { Named.black }
    public class var darkGray: NSColor { Named.darkGray }
    public class var lightGray: NSColor { Named.lightGray }
    public class var white: NSColor { Named.white }
    public class var gray: NSColor { Named.gray }
    public class var red: NSColor { Named.red }
    public class var green: NSColor { Named.green }
    public class var blue: NSColor { Named.blue }
    public class var cyan: NSColor { Named.cyan }
    public class var yellow: NSColor { Named.yellow }
    public class var magenta: NSColor { Named.magenta }
    public class var orange: NSColor { Named.orange }
    public class var purple: NSColor { Named.purple }
    public class var brown: NSColor { Named.brown }
    public class var clear: NSColor { Named.clear }

    public class var systemRed: NSColor { Named.systemRed }
    public class var systemGreen: NSColor { Named.systemGreen }
    public class var systemBlue: NSColor { Named.systemBlue }
    public class var systemOrange: NSColor { Named.systemOrange }
    public class var systemYellow: NSColor { Named.systemYellow }
    public class var systemBrown: NSColor { Named.systemBrown }
    public class var systemPink: NSColor { Named.systemPink }
    public class var systemPurple: NSColor { Named.systemPurple }
    public class var systemGray: NSColor { Named.systemGray }
    public class var systemTeal: NSColor { Named.systemTeal }
    public class var systemIndigo: NSColor { Named.systemIndigo }
    public class var systemMint: NSColor { Named.systemMint }
    public class var systemCyan: NSColor { Named.systemCyan }
    public class var labelColor: NSColor { Named.labelColor }
    public class var secondaryLabelColor: NSColor { Named.secondaryLabelColor }
    public class var tertiaryLabelColor: NSColor { Named.tertiaryLabelColor }
    public class var quaternaryLabelColor: NSColor { Named.quaternaryLabelColor }
    public class var linkColor: NSColor { Named.linkColor }
    public class var placeholderTextColor: NSColor { Named.placeholderTextColor }
    public class var windowFrameTextColor: NSColor { Named.windowFrameTextColor }
    public class var selectedMenuItemTextColor: NSColor { Named.selectedMenuItemTextColor }
    public class var alternateSelectedControlTextColor: NSColor {
        Named.alternateSelectedControlTextColor
    }
    public class var headerTextColor: NSColor { Named.headerTextColor }
    public class var separatorColor: NSColor { Named.separatorColor }
    public class var gridColor: NSColor { Named.gridColor }
    public class var windowBackgroundColor: NSColor { Named.windowBackgroundColor }
    public class var underPageBackgroundColor: NSColor { Named.underPageBackgroundColor }
    public class var controlBackgroundColor: NSColor { Named.controlBackgroundColor }
    public class var selectedContentBackgroundColor: NSColor {
        Named.selectedContentBackgroundColor
    }
    public class var unemphasizedSelectedContentBackgroundColor: NSColor {
        Named.unemphasizedSelectedContentBackgroundColor
    }
    public class var textColor: NSColor { Named.textColor }
    public class var textBackgroundColor: NSColor { Named.textBackgroundColor }
    public class var selectedTextColor: NSColor { Named.selectedTextColor }
    public class var selectedTextBackgroundColor: NSColor { Named.selectedTextBackgroundColor }
    public class var unemphasizedSelectedTextBackgroundColor: NSColor {
        Named.unemphasizedSelectedTextBackgroundColor
    }
    public class var unemphasizedSelectedTextColor: NSColor { Named.unemphasizedSelectedTextColor }
    public class var keyboardFocusIndicatorColor: NSColor { Named.keyboardFocusIndicatorColor }
    public class var controlColor: NSColor { Named.controlColor }
    public class var controlTextColor: NSColor { Named.controlTextColor }
    public class var selectedControlColor: NSColor { Named.selectedControlColor }
    public class var selectedControlTextColor: NSColor { Named.selectedControlTextColor }
    public class var disabledControlTextColor: NSColor { Named.disabledControlTextColor }
    public class var controlAccentColor: NSColor { Named.controlAccentColor }
    public class var findHighlightColor: NSColor { Named.findHighlightColor }
}
