extension UIColor {
    public class var black: UIColor { Named.black }
    public class var darkGray: UIColor { Named.darkGray }
    public class var lightGray: UIColor { Named.lightGray }
    public class var white: UIColor { Named.white }
    public class var gray: UIColor { Named.gray }
    public class var red: UIColor { Named.red }
    public class var green: UIColor { Named.green }
    public class var blue: UIColor { Named.blue }
    public class var cyan: UIColor { Named.cyan }
    public class var yellow: UIColor { Named.yellow }
    public class var magenta: UIColor { Named.magenta }
    public class var orange: UIColor { Named.orange }
    public class var purple: UIColor { Named.purple }
    public class var brown: UIColor { Named.brown }
    public class var clear: UIColor { Named.clear }

    public class var systemRed: UIColor { Named.systemRed }
    public class var systemGreen: UIColor { Named.systemGreen }
    public class var systemBlue: UIColor { Named.systemBlue }
    public class var systemOrange: UIColor { Named.systemOrange }
    public class var systemYellow: UIColor { Named.systemYellow }
    public class var systemPink: UIColor { Named.systemPink }
    public class var systemPurple: UIColor { Named.systemPurple }
    public class var systemTeal: UIColor { Named.systemTeal }
    public class var systemIndigo: UIColor { Named.systemIndigo }
    public class var systemBrown: UIColor { Named.systemBrown }
    public class var systemMint: UIColor { Named.systemMint }
    public class var systemCyan: UIColor { Named.systemCyan }
    public class var systemGray: UIColor { Named.systemGray }
    public class var systemGray2: UIColor { Named.systemGray2 }
    public class var systemGray3: UIColor { Named.systemGray3 }
    public class var systemGray4: UIColor { Named.systemGray4 }
    public class var systemGray5: UIColor { Named.systemGray5 }
    public class var systemGray6: UIColor { Named.systemGray6 }
    public class var label: UIColor { Named.label }
    public class var secondaryLabel: UIColor { Named.secondaryLabel }
    public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
    public class var quaternaryLabel: UIColor { Named.quaternaryLabel }
    public class var link: UIColor { Named.link }
    public class var placeholderText: UIColor { Named.placeholderText }
    public class var separator: UIColor { Named.separator }
    public class var opaqueSeparator: UIColor { Named.opaqueSeparator }
    public class var systemBackground: UIColor { Named.systemBackground }
    public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { Named.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor {
        Named.secondarySystemGroupedBackground
    }
    public class var tertiarySystemGroupedBackground: UIColor {
        Named.tertiarySystemGroupedBackground
    }
    public class var systemFill: UIColor { Named.systemFill }
    public class var secondarySystemFill: UIColor { Named.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { Named.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { Named.quaternarySystemFill }
    public class var darkText: UIColor { Named.darkText }
    public class var lightText: UIColor { Named.lightText }

    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public class var tintColor: UIColor { Named.systemBlue }
}
