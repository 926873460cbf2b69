#if os(Linux)
#if UIKIT
import UIKit
#else
import AppKit
#endif

/// What the headless frameworks record for VoiceOver.
@MainActor
enum Announcements {
    /// The announcements since the last call.
    static func take() -> [String] {
        #if UIKIT
        defer { HeadlessUIKit.clearPostedNotifications() }
        return HeadlessUIKit.postedNotifications.filter { $0.notification == .announcement }
            .compactMap(\.text)
        #else
        defer { HeadlessAppKit.clearPostedNotifications() }
        return HeadlessAppKit.postedNotifications
            .filter { $0.notification == .announcementRequested }.compactMap(\.text)
        #endif
    }
}
#endif
