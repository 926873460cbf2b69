import Foundation

/// The base of the items of bars.
@MainActor
open class UIBarItem: NSObject {
    public override init() {
        super.init()
    }

    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
}
