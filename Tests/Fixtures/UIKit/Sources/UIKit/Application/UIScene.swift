import Foundation

/// One instance of an application's interface. Only an application has scenes: in tests, the one that
/// `HeadlessUIKit.connectScene(size:)` simulates.
@MainActor
open class UIScene: UIResponder {
    /// The state of a scene, which a scene enters when the user switches between apps.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public let session: UISceneSession

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    var storedState = ActivationState.unattached

    open var activationState: UIScene.ActivationState { storedState }

    public nonisolated static let didDisconnectNotification = NSNotification.Name(
        "UISceneDidDisconnectNotification")
}
