import Foundation

/// The settings of the simulated Mac. Fonts and colors read them on any thread, so there is a lock.
final class Environment: @unchecked Sendable {
    struct Values: Sendable {
        var layoutDirection = NSUserInterfaceLayoutDirection.leftToRight
        var isDark = false
        var isVoiceOverEnabled = false
        var isSwitchControlEnabled = false
        var reducesMotion = false
        var reducesTransparency = false
        var increasesContrast = false
        var differentiatesWithoutColor = false
        var openedURLs: [URL] = []
    }

    static let shared = Environment()

    private let lock = NSLock()
    private var stored = Values()

    var values: Values {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
