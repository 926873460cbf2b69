import Foundation

/// A color. It may have another form for the dark appearance.
open class NSColor: NSObject, @unchecked Sendable {
    struct RGBA: Hashable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat
    }

    private let light: RGBA
    private let dark: RGBA
    private let name: String?

    init(light: RGBA, dark: RGBA, name: String?) {
        self.light = light
        self.dark = dark
        self.name = name
        super.init()
    }

    private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
        let parts = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        self.init(light: parts, dark: parts, name: nil)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red, green, blue, alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red, green, blue, alpha)
    }

    public convenience init(
        calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red, green, blue, alpha)
    }

    public convenience init(
        deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red, green, blue, alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(white, white, white, alpha)
    }

    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white, white, white, alpha)
    }

    /// Creates a color from the bundle's assets. There are no assets here: every name except the
    /// empty one gives a gray.
    public convenience init?(named name: NSColor.Name) {
        self.init(named: name, bundle: nil)
    }

    public convenience init?(named name: NSColor.Name, bundle: Bundle?) {
        guard !name.isEmpty else { return nil }
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        self.init(light: gray, dark: gray, name: name)
    }

    public typealias Name = String

    private var parts: RGBA { Environment.shared.values.isDark ? dark : light }

    open var redComponent: CGFloat { parts.red }
    open var greenComponent: CGFloat { parts.green }
    open var blueComponent: CGFloat { parts.blue }
    open var alphaComponent: CGFloat { parts.alpha }

    open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
        var (light, dark) = (light, dark)
        light.alpha = alpha
        dark.alpha = alpha
        return NSColor(light: light, dark: dark, name: name)
    }

    /// Sets the fill color of the current drawing; nothing is drawn here.
    open func setFill() {}
    open func setStroke() {}
    open func set() {}

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSColor else { return false }
        return light == other.light && dark == other.dark && name == other.name
    }

    open override var hash: Int { light.hashValue }
}
