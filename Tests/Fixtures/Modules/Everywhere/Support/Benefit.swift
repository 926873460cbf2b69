#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// An element of the app.
@MainActor
public struct Benefit {
    let title: String
    let icon = AppImage()

    init(_ title: String) {
        self.title = title
    }
}
