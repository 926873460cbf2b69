import Foundation

/// A text field for a search, with a magnifying glass.
@MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        leftViewMode = .always
        returnKeyType = .search
        accessibilityTraits.insert(.searchField)
    }

    open override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.width += leftView?.intrinsicContentSize.width ?? 0
        return size
    }
}
