#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The colors of the app. The user can choose others while the app runs.
@MainActor
enum Theme: CaseIterable {
    case light
    case dark
    case sepia

    /// The name of the notification that the app posts when the theme changes.
    static let didChange = Notification.Name("DemoAppThemeDidChange")

    static var current = Theme.light {
        didSet { NotificationCenter.default.post(name: didChange, object: nil) }
    }

    var background: UIColor {
        switch self {
        case .light: .white
        case .dark: .black
        case .sepia: UIColor(red: 0.96, green: 0.92, blue: 0.84, alpha: 1)
        }
    }

    var text: UIColor {
        switch self {
        case .light: .darkGray
        case .dark: .lightGray
        case .sepia: UIColor(red: 0.36, green: 0.25, blue: 0.15, alpha: 1)
        }
    }

    var accent: UIColor {
        switch self {
        case .light: .systemBlue
        case .dark: .systemTeal
        case .sepia: .systemBrown
        }
    }
}
#endif
