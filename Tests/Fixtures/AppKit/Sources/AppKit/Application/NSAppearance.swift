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

    private init(name: NSAppearance.Name) {
        storedName = name
        super.init()
    }

    public init?(named name: NSAppearance.Name) {
        storedName = name
        super.init()
    }

    open var name: NSAppearance.Name { storedName }

    /// The key of the appearance that the thread draws in.
    private static let threadKey = "NSAppearance.currentDrawing"

    /// The appearance of the current drawing, or that of the system.
    open class func currentDrawing() -> NSAppearance {
        Thread.current.threadDictionary[threadKey] as? NSAppearance
            ?? NSAppearance(name: Environment.shared.values.isDark ? .darkAqua : .aqua)
    }

    /// Performs a block that resolves colors for this appearance.
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        let drawing = Thread.current.threadDictionary
        let outer = drawing[Self.threadKey]
        drawing[Self.threadKey] = self
        block()
        drawing[Self.threadKey] = outer
    }

    open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
        appearances.contains(storedName) ? storedName : nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAppearance)?.storedName == storedName
    }

    open override var hash: Int { storedName.hashValue }
}
