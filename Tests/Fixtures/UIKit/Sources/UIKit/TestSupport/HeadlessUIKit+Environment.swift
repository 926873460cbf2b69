import Foundation
import HeadlessKit

extension HeadlessUIKit {
    /// Whether VoiceOver is running. A change posts the status notification.
    public static var isVoiceOverRunning: Bool {
        get { Environment.shared.values.isVoiceOverRunning }
        set {
            set(
                \.isVoiceOverRunning, newValue,
                UIAccessibility.voiceOverStatusDidChangeNotification)
        }
    }

    public static var isSwitchControlRunning: Bool {
        get { Environment.shared.values.isSwitchControlRunning }
        set {
            set(
                \.isSwitchControlRunning, newValue,
                UIAccessibility.switchControlStatusDidChangeNotification)
        }
    }

    public static var isReduceMotionEnabled: Bool {
        get { Environment.shared.values.isReduceMotionEnabled }
        set {
            set(
                \.isReduceMotionEnabled, newValue,
                UIAccessibility.reduceMotionStatusDidChangeNotification)
        }
    }

    public static var isReduceTransparencyEnabled: Bool {
        get { Environment.shared.values.isReduceTransparencyEnabled }
        set {
            set(
                \.isReduceTransparencyEnabled, newValue,
                UIAccessibility.reduceTransparencyStatusDidChangeNotification)
        }
    }

    private static func set(
        _ setting: WritableKeyPath<Environment.Values, Bool>, _ value: Bool,
        _ notification: NSNotification.Name
    ) {
        guard Environment.shared.values[keyPath: setting] != value else { return }
        Environment.shared.values[keyPath: setting] = value
        NotificationCenter.default.post(name: notification, object: nil)
    }

    /// The preferred text size. A change adjusts the fonts in visible windows and posts the
    /// system's notification.
    public static var contentSizeCategory: UIContentSizeCategory {
        get { Environment.shared.values.contentSizeCategory }
        set {
            guard Environment.shared.values.contentSizeCategory != newValue else { return }
            Environment.shared.values.contentSizeCategory = newValue
            updateWindows()
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: nil,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue])
        }
    }

    public static var layoutDirection: UIUserInterfaceLayoutDirection {
        get { Environment.shared.values.layoutDirection }
        set {
            guard Environment.shared.values.layoutDirection != newValue else { return }
            Environment.shared.values.layoutDirection = newValue
            updateWindows()
        }
    }

    public static var userInterfaceStyle: UIUserInterfaceStyle {
        get { Environment.shared.values.userInterfaceStyle }
        set {
            Environment.shared.values.userInterfaceStyle = newValue
            updateWindows()
        }
    }

    public static var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { Environment.shared.values.userInterfaceIdiom }
        set {
            Environment.shared.values.userInterfaceIdiom = newValue
            updateWindows()
        }
    }

    static func updateWindows() {
        for case let window as UIWindow in WindowList.visible {
            window.environmentChanged()
            window.updateTraits()
            window.engineChanged()
        }
    }

    /// Sets the insets of a window that bars and notches would cover. They are zero at first, as in
    /// a window without a scene.
    public static func setSafeAreaInsets(_ insets: UIEdgeInsets, of window: UIWindow) {
        window.deviceSafeArea = insets
    }
}
