import Foundation

/// A group of menu elements.
@MainActor
open class UIMenu: UIMenuElement {
    open var children: [UIMenuElement]

    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }
}
