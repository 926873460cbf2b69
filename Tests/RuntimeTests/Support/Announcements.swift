#if os(Linux)
#if UIKIT
import UIKit
#else
import AppKit
#endif

/// What the headless frameworks record for VoiceOver.
@MainActor
enum Announcements {
    #if UIKIT
    static var isVoiceOverRunning: Bool {
        get { HeadlessUIKit.isVoiceOverRunning }
        set { HeadlessUIKit.isVoiceOverRunning = newValue }
    }

    static var isSwitchControlRunning: Bool {
        get { HeadlessUIKit.isSwitchControlRunning }
        set { HeadlessUIKit.isSwitchControlRunning = newValue }
    }

    /// Reports that VoiceOver has read an announcement.
    static func finish(_ text: String) async {
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: text,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
            ])
        for _ in 0..<100 { await HostWindow.finishTurn() }
    }
    #else
    static var isVoiceOverRunning: Bool {
        get { HeadlessAppKit.isVoiceOverEnabled }
        set { HeadlessAppKit.isVoiceOverEnabled = newValue }
    }

    static var isSwitchControlRunning: Bool {
        get { HeadlessAppKit.isSwitchControlEnabled }
        set { HeadlessAppKit.isSwitchControlEnabled = newValue }
    }
    #endif

    /// The announcements since the last call.
    static func take() -> [String] {
        #if UIKIT
        defer { HeadlessUIKit.clearPostedNotifications() }
        return HeadlessUIKit.postedNotifications.filter { $0.notification == .announcement }.compactMap(\.text)
        #else
        defer { HeadlessAppKit.clearPostedNotifications() }
        return HeadlessAppKit.postedNotifications
            .filter { $0.notification == .announcementRequested }.compactMap(\.text)
        #endif
    }
}
#endif
