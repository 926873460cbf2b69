import Foundation

/// A button of a bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
    /// The prominence of the button.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public override init() {
        super.init()
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    open var style: UIBarButtonItem.Style = .plain
    open var customView: UIView?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var tintColor: UIColor?
}
