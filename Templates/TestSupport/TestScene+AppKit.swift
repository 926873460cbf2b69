#if !UIKIT
import AppKit

@testable import Runtime

/// A window for plugins without a view controller.
@MainActor
final class TestScene {
    let host = PluginSceneHost()
    private let window = HostWindow()

    init() {
        host.open(window.window)
    }

    var place: NSWindow? { window.window }

    func run(_ test: () -> Void) {
        test()
    }
}
#endif
