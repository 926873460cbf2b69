#if canImport(UIKit) && !os(watchOS)
import UIKit

typealias AppLabel = UILabel
typealias AppImageView = UIImageView
typealias AppIndicator = UIActivityIndicatorView
typealias AppButton = UIButton
#elseif canImport(AppKit)
import AppKit

typealias AppLabel = NSTextField
typealias AppImageView = NSImageView
typealias AppIndicator = NSProgressIndicator
typealias AppButton = PluginButton
#endif

/// A label whose style has a font and a color.
@MainActor
final class ThemeLabel: AppLabel {
    enum Style: Sendable {
        case title
        case detail
    }

    convenience init(style: Style) {
        self.init(frame: .zero)
        font = style == .title ? Theme.current.titleFont : Theme.current.bodyFont
        textColor = Theme.current.text
    }
}

@MainActor
final class ThemeImageView: AppImageView {}

@MainActor
final class ThemeIndicator: AppIndicator {}

@MainActor
final class ThemeButton: AppButton {}

@MainActor
func makeSyncIndicator() -> AppIndicator {
    ThemeIndicator()
}
