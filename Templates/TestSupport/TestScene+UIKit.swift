#if UIKIT
import UIKit

@testable import Runtime

/// A place for plugins without a view controller: a window without a scene, since only an application has scenes.
@MainActor
final class TestScene {
    let host = PluginSceneHost()
    let place: UIWindowScene? = nil
    private let window = PluginSceneWindow(sceneless: CGRect(x: 0, y: 0, width: 320, height: 640))

    init() {
        host.open(window)
    }

    func run(_ test: () -> Void) {
        PluginSceneHost.$tested.withValue(host, operation: test)
    }
}

extension PluginSceneWindow: ScenelessWindow {}
#endif
