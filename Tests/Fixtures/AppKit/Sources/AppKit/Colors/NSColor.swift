import Foundation

/// A color. It may have another form for the dark appearance.
///
/// It is not an `NSObject`, because Foundation on Linux cannot compare those in attributed strings.
open class NSColor: Hashable, @unchecked Sendable {
    struct RGBA: Hashable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat
    }

    private let light: RGBA
    private let dark: RGBA
    private let name: String?
    private let provider: ((NSAppearance) -> NSColor)?

    init(
        light: RGBA, dark: RGBA, name: String?, provider: ((NSAppearance) -> NSColor)? = nil
    ) {
        self.light = light
        self.dark = dark
        self.name = name
        self.provider = provider
    }

    /// Creates a color that the closure resolves for the appearance that is drawn in.
    public convenience init(
        name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
    ) {
        let nothing = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        self.init(light: nothing, dark: nothing, name: colorName, provider: dynamicProvider)
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
    /// empty one gives a gray of its own.
    public convenience init?(named name: NSColor.Name) {
        self.init(named: name, bundle: nil)
    }

    public convenience init?(named name: NSColor.Name, bundle: Bundle?) {
        guard !name.isEmpty else { return nil }
        let level = CGFloat(name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 256 }) / 255
        let gray = RGBA(red: level, green: level, blue: level, alpha: 1)
        self.init(light: gray, dark: gray, name: name)
    }

    public typealias Name = String

    private var parts: RGBA {
        let appearance = NSAppearance.currentDrawing()
        if let provider { return provider(appearance).parts }
        return appearance.name == .darkAqua || appearance.name == .vibrantDark ? dark : light
    }

    open var redComponent: CGFloat { parts.red }
    open var greenComponent: CGFloat { parts.green }
    open var blueComponent: CGFloat { parts.blue }
    open var alphaComponent: CGFloat { parts.alpha }

    open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
        if let provider {
            return NSColor(name: name) { provider($0).withAlphaComponent(alpha) }
        }
        var (light, dark) = (light, dark)
        light.alpha = alpha
        dark.alpha = alpha
        return NSColor(light: light, dark: dark, name: name)
    }

    /// The color of the appearance that is drawn in.
    open var cgColor: CGColor {
        CGColor(
            red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
    }

    /// Sets the fill color of the current drawing; nothing is drawn here.
    open func setFill() {}
    open func setStroke() {}
    open func set() {}

    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSColor else { return false }
        if provider != nil || other.provider != nil { return self === other }
        return light == other.light && dark == other.dark && name == other.name
    }

    open var hash: Int { light.hashValue }

    public static func == (first: NSColor, second: NSColor) -> Bool { first.isEqual(second) }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
