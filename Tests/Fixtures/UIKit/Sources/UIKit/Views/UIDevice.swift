import Foundation

/// The simulated device.
@MainActor
open class UIDevice: NSObject {
    private static let device = UIDevice(unavailable: ())

    private init(unavailable: Void) {
        super.init()
    }

    open class var current: UIDevice { device }
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        Environment.shared.values.userInterfaceIdiom
    }
    open var systemName: String { "iOS" }
    open var model: String { "iPhone" }
}
