import Foundation

/// Information about the system and its settings.
open class NSWorkspace: NSObject {
    private nonisolated(unsafe) static let workspace = NSWorkspace(unavailable: ())
    private let center = NotificationCenter()

    private init(unavailable: Void) {
        super.init()
    }

    open class var shared: NSWorkspace { workspace }

    /// Opens a URL in its app. Returns whether it could be opened.
    @discardableResult
    open func open(_ url: URL) -> Bool {
        Environment.shared.values.openedURLs.append(url)
        return true
    }

    /// The notification center of the workspace, which is not the default center.
    open var notificationCenter: NotificationCenter { center }

    open var accessibilityDisplayShouldReduceMotion: Bool {
        Environment.shared.values.reducesMotion
    }
    open var accessibilityDisplayShouldReduceTransparency: Bool {
        Environment.shared.values.reducesTransparency
    }
    open var accessibilityDisplayShouldIncreaseContrast: Bool {
        Environment.shared.values.increasesContrast
    }
    open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool {
        Environment.shared.values.differentiatesWithoutColor
    }
    open var isVoiceOverEnabled: Bool { Environment.shared.values.isVoiceOverEnabled }
    open var isSwitchControlEnabled: Bool { Environment.shared.values.isSwitchControlEnabled }

    public static let accessibilityDisplayOptionsDidChangeNotification = NSNotification.Name(
        "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}
