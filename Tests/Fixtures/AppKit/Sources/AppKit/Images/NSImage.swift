import Foundation
import HeadlessKit

/// An image with a name and a size, but without pixels.
open class NSImage: NSObject {
    public typealias Name = String

    private let storedName: String?
    private let symbol: String?
    private let configuration: NSImage.SymbolConfiguration?

    private init(
        name: String?, symbol: String?, size: NSSize, _ configuration: SymbolConfiguration?
    ) {
        storedName = name
        self.symbol = symbol
        self.size = size
        self.configuration = configuration
        super.init()
    }

    public override convenience init() {
        self.init(size: .zero)
    }

    public init(size: NSSize) {
        storedName = nil
        symbol = nil
        configuration = nil
        self.size = size
        super.init()
    }

    /// Creates an image from the bundle's assets. The names in ``HeadlessAppKit/assets`` give an
    /// empty image.
    public convenience init?(named name: NSImage.Name) {
        guard AssetCatalog.shared.names.contains(name) else { return nil }
        self.init(name: name, symbol: nil, size: .zero, nil)
    }

    /// Creates a system symbol. The existing names are not known here, so every name of lowercase
    /// letters, digits and dots gives a symbol.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        let isValid = name.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (48...57).contains(byte) || byte == 46
        }
        guard isValid, !name.isEmpty else { return nil }
        self.init(
            name: nil, symbol: name, size: SymbolConfiguration.standard.imageSize, nil)
        self.accessibilityDescription = accessibilityDescription
    }

    open var size: NSSize
    open var isTemplate = false
    open var accessibilityDescription: String?
    open func name() -> NSImage.Name? { storedName }
    open var isValid: Bool { true }
    open var symbolConfiguration: NSImage.SymbolConfiguration {
        configuration ?? .standard
    }

    var isSymbol: Bool { symbol != nil }

    /// Returns the symbol with another size; nil if the image is not a symbol.
    open func withSymbolConfiguration(
        _ configuration: NSImage.SymbolConfiguration
    ) -> NSImage? {
        guard let symbol else { return nil }
        let copy = NSImage(
            name: nil, symbol: symbol, size: configuration.imageSize, configuration)
        copy.accessibilityDescription = accessibilityDescription
        copy.isTemplate = isTemplate
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSImage else { return false }
        return self === other
            || (storedName != nil || symbol != nil) && storedName == other.storedName
                && symbol == other.symbol && size == other.size
    }

    open override var hash: Int { (storedName ?? symbol ?? "").hashValue }
}
