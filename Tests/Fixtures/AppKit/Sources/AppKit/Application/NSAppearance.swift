import Foundation

/// The appearance of the user interface.
open class NSAppearance: NSObject, @unchecked Sendable {
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

    private init(name: NSAppearance.Name) {
        storedName = name
        super.init()
    }

    public init?(named name: NSAppearance.Name) {
        storedName = name
        super.init()
    }

    open var name: NSAppearance.Name { storedName }

    /// The appearance that colors are resolved for; nil for that of the system.
    @TaskLocal static var forDrawing: NSAppearance?

    /// The appearance of the current drawing.
    open class func currentDrawing() -> NSAppearance {
        forDrawing ?? NSAppearance(name: Environment.shared.values.isDark ? .darkAqua : .aqua)
    }

    /// Performs a block that resolves colors for this appearance.
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        NSAppearance.$forDrawing.withValue(self, operation: block)
    }

    open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
        appearances.contains(storedName) ? storedName : nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAppearance)?.storedName == storedName
    }

    open override var hash: Int { storedName.hashValue }
}
