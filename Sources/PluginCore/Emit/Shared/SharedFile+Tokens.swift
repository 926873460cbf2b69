/// The app's colors and fonts.
extension SharedFile {
    func writeTokens(to out: inout SwiftWriter) {
        let appearance = code.appearance
        if !appearance.colors.isEmpty {
            out.blank()
            out.document("The app's colors, which descriptions use by name.")
            out.add("@MainActor")
            out.block("enum PluginColors {") { out in
                for color in appearance.colors { write(color, to: &out) }
            }
        }
        if !appearance.fonts.isEmpty {
            out.blank()
            out.document("The app's fonts, which descriptions use by name.")
            out.add("@MainActor")
            out.block("enum PluginFonts {") { out in
                for font in appearance.fonts { write(font, to: &out) }
            }
        }
        if appearance.colors.contains(where: \.isAdaptive) { writeAdaptiveColor(to: &out) }
        if appearance.bundle == .framework, appearance.colors.contains(where: \.isAsset) {
            out.blank()
            out.document("A class of the bundle with the asset catalog.")
            out.add("private final class BundleMarker {}")
        }
    }

    private func write(_ color: AppColor, to out: inout SwiftWriter) {
        let name = SwiftIdentifier.escaped(color.name)
        let type = dialect.translated("PlatformColor")
        out.blank()
        switch color.source {
        case .asset(let asset):
            let bundle = code.appearance.bundle.argument(ofClass: "BundleMarker")
            out.add("static let \(name) = \(dialect.assetColor(asset, in: bundle))")
        case .adaptive(let light, let dark):
            out.add("static let \(name) = \(type)(light: 0x\(light.digits), dark: 0x\(dark.digits))")
        case .swift(let expression):
            out.block("static var \(name): \(type) {") { $0.add(dialect.translated(expression)) }
        }
    }

    private func write(_ font: AppFont, to out: inout SwiftWriter) {
        let type = dialect.kit.typePrefix + "Font"
        let size = SwiftLiteral.number(font.size)
        let creation: String
        switch font.source {
        case .custom(let name):
            creation = "\(type)(name: \(SwiftLiteral.string(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
        case .system(let weight): creation = "\(type).systemFont(ofSize: \(size), weight: .\(weight.rawValue))"
        case .swift(let expression):
            return out.member("static var \(SwiftIdentifier.escaped(font.name)): \(type) {") { out in
                out.add(dialect.translated(expression))
            }
        }
        out.member("static var \(SwiftIdentifier.escaped(font.name)): \(type) {") { out in
            guard dialect.scrollsContent else { return out.add(creation) }
            func scaled(_ style: String) -> String {
                "return UIFontMetrics(forTextStyle: .\(style)).scaledFont(for: font)"
            }
            out.add("let font = \(creation)")
            if font.textStyle == .largeTitle {
                out.add(KitDialect.onTVOS([scaled("title1")], elsewhere: [scaled("largeTitle")]))
            } else {
                out.add(scaled(font.textStyle.rawValue))
            }
        }
    }

    private func writeAdaptiveColor(to out: inout SwiftWriter) {
        out.blank()
        out.add(
            dialect.isUIKit
                ? """
                extension UIColor {
                    /// Creates a color for the light and for the dark style, both given as 0xRRGGBBAA.
                    fileprivate convenience init(light: UInt32, dark: UInt32) {
                        let (light, dark) = (UIColor(rgba: light), UIColor(rgba: dark))
                        self.init { @Sendable traits in
                            traits.userInterfaceStyle == .dark ? dark : light
                        }
                    }

                    private convenience init(rgba: UInt32) {
                        func component(_ shift: UInt32) -> CGFloat {
                            CGFloat(rgba >> shift & 0xFF) / 255
                        }
                        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
                    }
                }
                """
                : """
                extension NSColor {
                    /// Creates a color for the light and for the dark appearance, both given as 0xRRGGBBAA.
                    fileprivate convenience init(light: UInt32, dark: UInt32) {
                        self.init(name: nil) { @Sendable appearance in
                            let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                            return NSColor(rgba: isDark ? dark : light)
                        }
                    }

                    nonisolated private convenience init(rgba: UInt32) {
                        func component(_ shift: UInt32) -> CGFloat {
                            CGFloat(rgba >> shift & 0xFF) / 255
                        }
                        self.init(srgbRed: component(24), green: component(16), blue: component(8), alpha: component(0))
                    }
                }
                """)
    }
}

extension AppColor {
    fileprivate var isAdaptive: Bool { if case .adaptive = source { true } else { false } }
    fileprivate var isAsset: Bool { if case .asset = source { true } else { false } }
}

extension HexColor {
    /// The color as eight uppercase digits.
    fileprivate var digits: String {
        let digits = String(rgba, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
