import Foundation
import UIKit

@MainActor
struct Theme {
    let ink = UIColor.label
    let bodyFont = UIFont.preferredFont(forTextStyle: .body)

    static let current = Theme()
    nonisolated static let didChange = Notification.Name("ThemeDidChange")
}
