import Foundation

/// The base of effects for visual effect views.
@MainActor
open class UIVisualEffect: NSObject {
    override init() {
        super.init()
    }
}
