import UIKit

/// A host in the window of a phone, with settings and a clock.
@MainActor
final class Stage {
    let clock = Clock()
    let host: UIViewController
    private let window: Window

    private final class Window: UIWindow, HeadlessUIKit.ScenelessWindow {}

    /// - Parameter host: `plain` or `table`.
    init(host: String, size: String, isRightToLeft: Bool, reducesMotion: Bool) {
        HeadlessUIKit.reset()
        HeadlessUIKit.turnsRunLoopAutomatically = false
        HeadlessUIKit.assets = ["PermissionIllustration", "placeholder"]
        // The size of the placeholders on the page.
        HeadlessUIKit.assetSize = CGSize(width: 120, height: 90)
        HeadlessUIKit.contentSizeCategory = Self.sizes[size] ?? .large
        HeadlessUIKit.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        HeadlessUIKit.isReduceMotionEnabled = reducesMotion
        self.host = host == "table" ? UITableViewController(style: .plain) : UIViewController()
        window = Window(sceneless: CGRect(x: 0, y: 0, width: 393, height: 852))
        HeadlessUIKit.setSafeAreaInsets(
            UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), of: window)
        window.rootViewController = self.host
        window.isHidden = false
        HeadlessUIKit.turnRunLoop()
    }

    /// Creates a plugin that uses the clock of the stage.
    func make(_ name: String) -> any PluginViewController {
        PluginClock.$current.withValue(clock.pluginClock) {
            guard let plugin = plugins[name]?() else { fatalError("there is no plugin '\(name)'") }
            return plugin
        }
    }

    private static let sizes: [String: UIContentSizeCategory] = [
        "xSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
        "xLarge": .extraLarge, "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge,
        "AX1": .accessibilityMedium, "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
        "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
    ]
}
