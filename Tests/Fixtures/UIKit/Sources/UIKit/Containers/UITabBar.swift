import Foundation

/// The bar at the bottom of a tab bar controller, 49 points high.
@MainActor
open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open var isTranslucent = true
}
