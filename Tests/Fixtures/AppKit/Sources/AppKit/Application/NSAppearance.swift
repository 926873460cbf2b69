import Foundation

/// The appearance of the user interface.
open class NSAppearance: NSObject {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }

    private let storedName: NSAppearance.Name

    override init() {
        storedName = .aqua
        super.init()
    }

    public init?(named name: NSAppearance.Name) {
        storedName = name
        super.init()
    }

    open var name: NSAppearance.Name { storedName }

    open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
        appearances.contains(storedName) ? storedName : nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAppearance)?.storedName == storedName
    }

    open override var hash: Int { storedName.hashValue }
}
