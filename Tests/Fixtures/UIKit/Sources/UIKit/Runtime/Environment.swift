import Foundation

/// The settings of the simulated device. Fonts and colors read them on any thread, so there is a
/// lock.
final class Environment: @unchecked Sendable {
    struct Values: Sendable {
        var contentSizeCategory = UIContentSizeCategory.large
        var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
        var userInterfaceStyle = UIUserInterfaceStyle.light
        var userInterfaceIdiom = UIUserInterfaceIdiom.phone
        var horizontalSizeClass = UIUserInterfaceSizeClass.compact
        var isVoiceOverRunning = false
        var isReduceMotionEnabled = false
        var isReduceTransparencyEnabled = false
        var isBoldTextEnabled = false
        var isSwitchControlRunning = false
        var prefersCrossFadeTransitions = false
    }

    static let shared = Environment()

    private let lock = NSLock()
    private var stored = Values()

    var values: Values {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
