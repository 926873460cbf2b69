#if UIKIT
/// Where the views of a row need the room of a column.
package enum PluginColumnCondition: Sendable {
    /// At the text sizes for accessibility.
    case largeText
    /// Where the horizontal size class is compact.
    case compactWidth

    fileprivate func isMet(in traits: UITraitCollection) -> Bool {
        switch self {
        case .largeText: traits.preferredContentSizeCategory.isAccessibilityCategory
        case .compactWidth: traits.horizontalSizeClass == .compact
        }
    }
}

extension UIStackView {
    /// Makes this row a column while a condition is met.
    ///
    /// - Parameter alignment: The alignment of the column's views.
    package func becomeColumn(where condition: PluginColumnCondition, alignment: UIStackView.Alignment) {
        let row = self.alignment
        observeTraits { [weak self] traits in
            let isColumn = condition.isMet(in: traits)
            self?.axis = isColumn ? .vertical : .horizontal
            self?.alignment = isColumn ? alignment : row
        }
    }
}
#endif
