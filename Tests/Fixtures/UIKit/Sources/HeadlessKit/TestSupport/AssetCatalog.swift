import Foundation

/// The images in the asset catalogs of the simulated application.
public final class AssetCatalog: @unchecked Sendable {
    public static let shared = AssetCatalog()

    private let lock = NSLock()
    private var storedNames: Set<String> = []
    private var storedSize = CGSize.zero

    public var names: Set<String> {
        get { lock.withLock { storedNames } }
        set { lock.withLock { storedNames = newValue } }
    }

    /// The size of all images.
    public var size: CGSize {
        get { lock.withLock { storedSize } }
        set { lock.withLock { storedSize = newValue } }
    }
}
