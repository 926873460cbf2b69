#if canImport(UIKit) && !os(watchOS)
import UIKit

typealias AppImage = UIImage
#elseif canImport(AppKit)
import AppKit

typealias AppImage = NSImage
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
/// The looks of the app, which can change while it runs.
@MainActor
struct Theme {
    static var current = Theme()

    var logo = AppImage()
}

/// The text of the app.
enum L10n {
    static let title = String(localized: "offline.title", defaultValue: "You are offline")
    static let detail = "Check the connection."
    static let retry = "Try Again"
}
#endif
