import Foundation

/// The content of the navigation bar for a controller.
@MainActor
open class UINavigationItem: NSObject {
    /// Whether the bar shows the title in large type.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public init?(coder: NSCoder) {
        super.init()
    }

    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
}
