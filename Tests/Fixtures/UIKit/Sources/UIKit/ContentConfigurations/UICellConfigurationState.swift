import Foundation

/// The state of a view that shows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell that shows a configuration.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

extension UIView {
    /// Shows a configuration in a cell: in the current content view if that supports the configuration, or else in a
    /// new one in its place.
    ///
    /// - Returns: The content view.
    func show(
        _ configuration: (any UIContentConfiguration)?, inPlaceOf current: UIView,
        of state: UICellConfigurationState
    ) -> UIView {
        let updated = configuration?.updated(for: state)
        if let updated, let view = current as? any UIView & UIContentView,
            type(of: updated) == type(of: view.configuration)
        {
            view.configuration = updated
            return current
        }
        let view = updated?.makeContentView() ?? UIView()
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        current.removeFromSuperview()
        addSubview(view)
        return view
    }
}
