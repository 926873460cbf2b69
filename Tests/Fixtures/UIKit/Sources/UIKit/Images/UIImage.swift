import Foundation
import HeadlessKit

/// An image with a name and a size, but without pixels.
open class UIImage: NSObject, @unchecked Sendable {
    /// The rendering of an image: in its own colors, or as a template for the tint.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The orientation of an image.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    struct Source: Sendable {
        var name = ""
        var isSymbol = false
        var size = CGSize.zero
        var mode = RenderingMode.automatic
        var configuration: UIImage.Configuration?
    }

    let source: Source

    init(source: Source) {
        self.source = source
        super.init()
    }

    public override init() {
        source = Source()
        super.init()
    }

    /// Creates an image from the bundle's assets. The names in ``HeadlessUIKit/assets`` give an
    /// image of the size ``HeadlessUIKit/assetSize``.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard AssetCatalog.shared.names.contains(name) else { return nil }
        self.init(source: Source(name: name, size: AssetCatalog.shared.size))
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
    ) {
        guard AssetCatalog.shared.names.contains(name) else { return nil }
        self.init(
            source: Source(
                name: name, size: AssetCatalog.shared.size, configuration: configuration))
    }

    /// Creates a system symbol. The existing names are not known here, so every name of lowercase
    /// letters, digits and dots gives a symbol.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(
        systemName name: String, withConfiguration configuration: UIImage.Configuration?
    ) {
        let isValid = name.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (48...57).contains(byte) || byte == 46
        }
        guard isValid, !name.isEmpty else { return nil }
        self.init(source: Self.symbol(name, configuration))
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(systemName: name, withConfiguration: nil)
    }

    private static func symbol(_ name: String, _ configuration: Configuration?) -> Source {
        let side = PixelGrid.device.ceil((configuration as? SymbolConfiguration)?.side ?? 17 * 1.2)
        return Source(
            name: name, isSymbol: true, size: CGSize(width: side, height: side),
            configuration: configuration)
    }

    open var size: CGSize { source.size }
    open var scale: CGFloat { PixelGrid.device.scale }
    open var isSymbolImage: Bool { source.isSymbol }
    open var renderingMode: UIImage.RenderingMode { source.mode }
    open var imageOrientation: UIImage.Orientation { .up }
    open var configuration: UIImage.Configuration? { source.configuration }
    open var symbolConfiguration: UIImage.SymbolConfiguration? {
        source.configuration as? SymbolConfiguration
    }

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        var copy = source
        copy.mode = renderingMode
        return UIImage(source: copy)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source: source)
    }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }

    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard source.isSymbol else {
            var copy = source
            copy.configuration = configuration
            return UIImage(source: copy)
        }
        return UIImage(source: Self.symbol(source.name, configuration))
    }

    open func applyingSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration
    ) -> UIImage? {
        source.isSymbol ? withConfiguration(configuration) : nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        // All empty images are equal.
        let isNothing = source.name.isEmpty && size == .zero
        return self === other || isNothing && other.source.name.isEmpty && other.size == .zero
            || !source.name.isEmpty && source.name == other.source.name
                && source.isSymbol == other.source.isSymbol && source.size == other.source.size
                && source.mode == other.source.mode
    }

    open override var hash: Int { source.name.hashValue }
}
