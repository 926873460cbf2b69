#if canImport(UIKit) && !os(watchOS)
import UIKit

typealias AppColor = UIColor
typealias AppFont = UIFont
typealias AppImage = UIImage
#elseif canImport(AppKit)
import AppKit

typealias AppColor = NSColor
typealias AppFont = NSFont
typealias AppImage = NSImage
#endif

/// The looks of the app, which can change while it runs.
@MainActor
struct Theme {
    static let didChange = Notification.Name("ThemeDidChange")

    static var current = Theme(accent: .systemBlue, text: .systemBrown, background: .white) {
        didSet { NotificationCenter.default.post(name: didChange, object: nil) }
    }

    var accent: AppColor
    var text: AppColor
    var background: AppColor
    var titleFont = AppFont.boldSystemFont(ofSize: 22)
    var bodyFont = AppFont.systemFont(ofSize: 15)
    var logo = AppImage()
}

/// Text that a generator of constants made.
enum L10n {
    static var title: String { "You are offline" }
    static var logo: String { "The app's logo" }
    static var search: String { "Search" }
    static var help: String { "Ask [us](mailto:help@example.com)" }
    static func retry(_ when: String) -> String { "Try again \(when)" }
}
