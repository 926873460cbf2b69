import Foundation
import HeadlessKit

extension HeadlessAppKit {
    /// Whether motion should be reduced. A change posts the workspace's notification.
    public static var shouldReduceMotion: Bool {
        get { Environment.shared.values.reducesMotion }
        set { set(\.reducesMotion, newValue) }
    }

    public static var shouldReduceTransparency: Bool {
        get { Environment.shared.values.reducesTransparency }
        set { set(\.reducesTransparency, newValue) }
    }

    public static var shouldIncreaseContrast: Bool {
        get { Environment.shared.values.increasesContrast }
        set { set(\.increasesContrast, newValue) }
    }

    private static func set(
        _ setting: WritableKeyPath<Environment.Values, Bool>, _ value: Bool
    ) {
        guard Environment.shared.values[keyPath: setting] != value else { return }
        Environment.shared.values[keyPath: setting] = value
        NSWorkspace.shared.notificationCenter.post(
            name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
            object: NSWorkspace.shared)
    }

    public static var isVoiceOverEnabled: Bool {
        get { Environment.shared.values.isVoiceOverEnabled }
        set { Environment.shared.values.isVoiceOverEnabled = newValue }
    }

    public static var isSwitchControlEnabled: Bool {
        get { Environment.shared.values.isSwitchControlEnabled }
        set { Environment.shared.values.isSwitchControlEnabled = newValue }
    }

    /// The direction of the user's language, for views without their own direction.
    public static var layoutDirection: NSUserInterfaceLayoutDirection {
        get { Environment.shared.values.layoutDirection }
        set {
            guard Environment.shared.values.layoutDirection != newValue else { return }
            Environment.shared.values.layoutDirection = newValue
            for window in NSApplication.shared.windows {
                window.frameView.layoutState.engineChanged()
                window.frameView.layoutState.markNeedsLayout()
            }
        }
    }

    /// Whether the system has the dark appearance.
    public static var isDark: Bool {
        get { Environment.shared.values.isDark }
        set { Environment.shared.values.isDark = newValue }
    }
}
