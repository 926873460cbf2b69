import Foundation

/// The looks of the app, which can change while it runs.
enum Theme {
    static let didChange = Notification.Name("ThemeDidChange")
}
