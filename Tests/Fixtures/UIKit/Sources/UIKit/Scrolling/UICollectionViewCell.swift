import Foundation

/// A view that a collection view can reuse.
@MainActor
open class UICollectionReusableView: UIView {
    var identifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var reuseIdentifier: String? { identifier }
    open func prepareForReuse() {}
}

/// One item of a collection view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private lazy var content = makeContent()

    private func makeContent() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }

    open var contentView: UIView { content }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
    /// A configuration replaces the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            content = show(contentConfiguration, inPlaceOf: content, of: configurationState)
        }
    }
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
}
