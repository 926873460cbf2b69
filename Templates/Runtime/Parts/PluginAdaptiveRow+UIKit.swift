#if UIKIT
import UIKit

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
    package func becomeColumn(
        where condition: PluginColumnCondition, alignment: UIStackView.Alignment
    ) {
        let row = self.alignment
        let observer = PluginTraitObserver { [weak self] traits in
            let isColumn = condition.isMet(in: traits)
            self?.axis = isColumn ? .vertical : .horizontal
            self?.alignment = isColumn ? alignment : row
        }
        addSubview(observer)
        observer.update()
    }
}

/// A hidden view that calls a closure when its traits change.
private final class PluginTraitObserver: UIView {
    private let handler: (UITraitCollection) -> Void

    init(_ handler: @escaping (UITraitCollection) -> Void) {
        self.handler = handler
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The inherited method does nothing, and is deprecated as of iOS 17.
        update()
    }

    func update() {
        handler(traitCollection)
    }
}
#endif
