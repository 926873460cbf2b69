import Foundation
import HeadlessKit

/// The application. A library's tests have none, except for the one that
/// `HeadlessUIKit.connectScene(size:)` simulates.
@MainActor
open class UIApplication: UIResponder {
    private static let application = UIApplication()
    private var scenes: [UIScene] = []
    private var isRunning = false

    /// Raises an exception if there is no application.
    open class var shared: UIApplication {
        if !application.isRunning {
            Exceptions.raise(
                .internalInconsistencyException,
                "+[UIApplication sharedApplication] needs a running application")
        }
        return application
    }

    open var connectedScenes: Set<UIScene> { Set(scenes) }

    static func connect(_ scene: UIScene) {
        application.isRunning = true
        application.scenes.append(scene)
        scene.storedState = .foregroundActive
    }

    static func disconnect(_ scene: UIScene) {
        scene.storedState = .unattached
        application.scenes.removeAll { $0 === scene }
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }

    /// Ends the simulated application.
    static func discard() {
        application.scenes = []
        application.isRunning = false
    }
}
