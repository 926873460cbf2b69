import Foundation
import HeadlessKit

/// The traits of the environment of an interface.
open class UITraitCollection: NSObject, @unchecked Sendable {
    struct Values: Equatable {
        var style = UIUserInterfaceStyle.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var category = UIContentSizeCategory.unspecified
        var scale: CGFloat = 0
    }

    let values: Values

    public override init() {
        values = Values()
        super.init()
    }

    init(values: Values) {
        self.values = values
        super.init()
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: Values(style: userInterfaceStyle))
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(values: Values(idiom: idiom))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: Values(horizontal: horizontalSizeClass))
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: Values(vertical: verticalSizeClass))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: Values(direction: layoutDirection))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: Values(category: preferredContentSizeCategory))
    }

    public convenience init(displayScale: CGFloat) {
        self.init(values: Values(scale: displayScale))
    }

    /// Combines the collections. Later ones take precedence for the traits that they specify.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var merged = Values()
        for collection in traitCollections {
            let values = collection.values
            if values.style != .unspecified { merged.style = values.style }
            if values.idiom != .unspecified { merged.idiom = values.idiom }
            if values.horizontal != .unspecified { merged.horizontal = values.horizontal }
            if values.vertical != .unspecified { merged.vertical = values.vertical }
            if values.direction != .unspecified { merged.direction = values.direction }
            if values.category != .unspecified { merged.category = values.category }
            if values.scale != 0 { merged.scale = values.scale }
        }
        self.init(values: merged)
    }

    open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
    open var displayScale: CGFloat { values.scale }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.category.rawValue.hashValue }

    /// The traits of the simulated device.
    static var device: UITraitCollection {
        let environment = Environment.shared.values
        return UITraitCollection(
            values: Values(
                style: environment.userInterfaceStyle, idiom: environment.userInterfaceIdiom,
                horizontal: environment.horizontalSizeClass, vertical: .regular,
                direction: environment.layoutDirection == .rightToLeft
                    ? .rightToLeft : .leftToRight,
                category: environment.contentSizeCategory, scale: PixelGrid.device.scale))
    }

    public class var current: UITraitCollection { device }
}
