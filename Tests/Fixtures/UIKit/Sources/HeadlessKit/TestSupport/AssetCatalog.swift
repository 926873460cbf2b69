import Foundation

/// The names of the images in the asset catalogs of the simulated application.
public final class AssetCatalog: @unchecked Sendable {
    public static let shared = AssetCatalog()

    private let lock = NSLock()
    private var storedNames: Set<String> = []

    public var names: Set<String> {
        get { lock.withLock { storedNames } }
        set { lock.withLock { storedNames = newValue } }
    }
}
