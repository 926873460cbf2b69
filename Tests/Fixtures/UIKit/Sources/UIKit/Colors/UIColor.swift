import Foundation

/// A color. It may have another form for the dark style.
///
/// It is not an `NSObject`, because Foundation on Linux cannot compare those in attributed strings.
open class UIColor: Hashable, @unchecked Sendable {
    struct RGBA: Hashable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat

        init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        init(hex: Int, alpha: CGFloat) {
            self.init(
                red: CGFloat((hex >> 16) & 255) / 255, green: CGFloat((hex >> 8) & 255) / 255,
                blue: CGFloat(hex & 255) / 255, alpha: alpha)
        }
    }

    private let light: RGBA
    private let dark: RGBA?
    private let provider: ((UITraitCollection) -> UIColor)?
    /// Whether the color has a system name, regardless of its current components.
    private let isNamed: Bool
    private var isDynamic: Bool { isNamed || provider != nil }

    init(
        components: RGBA, dark: RGBA?, provider: ((UITraitCollection) -> UIColor)?,
        isNamed: Bool = false
    ) {
        self.isNamed = isNamed
        light = components
        self.dark = dark
        self.provider = provider
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            components: RGBA(red: red, green: green, blue: blue, alpha: alpha), dark: nil,
            provider: nil)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 0]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Creates a color that the closure resolves for the traits of its view.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            components: RGBA(red: 0, green: 0, blue: 0, alpha: 0), dark: nil,
            provider: dynamicProvider)
    }

    /// Creates a color from the bundle's assets. There are no assets here: every name except the
    /// empty one gives a gray of its own.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard !name.isEmpty else { return nil }
        let level = CGFloat(name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 256 }) / 255
        self.init(white: level, alpha: 1)
    }

    private func components(for traits: UITraitCollection) -> RGBA {
        if let provider { return provider(traits).components(for: traits) }
        if let dark, traits.userInterfaceStyle == .dark { return dark }
        return light
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(components: components(for: traitCollection), dark: nil, provider: nil)
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if let provider {
            return UIColor { traits in provider(traits).withAlphaComponent(alpha) }
        }
        var (light, dark) = (light, dark)
        light.alpha = alpha
        dark?.alpha = alpha
        return UIColor(components: light, dark: dark, provider: nil)
    }

    open var cgColor: CGColor {
        let parts = components(for: .current)
        return CGColor(
            red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = components(for: .current)
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if isDynamic || other.isDynamic { return self === other }
        return light == other.light && dark == other.dark
    }

    open var hash: Int { light.hashValue }

    public static func == (first: UIColor, second: UIColor) -> Bool { first.isEqual(second) }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
