import Foundation
import HeadlessKit

extension HeadlessUIKit {
    /// Connects a scene to a simulated application, which then runs until `reset()`. The scene is in the
    /// foreground and active.
    public static func connectScene(
        size: CGSize = CGSize(width: 393, height: 852),
        role: UISceneSession.Role = .windowApplication
    ) -> UIWindowScene {
        let scene = UIWindowScene(size: size, role: role)
        UIApplication.connect(scene)
        return scene
    }

    /// Disconnects a scene, as when the user closes it, and posts the notification.
    public static func disconnect(_ scene: UIScene) {
        UIApplication.disconnect(scene)
    }

    public static func setActivationState(_ state: UIScene.ActivationState, of scene: UIScene) {
        scene.storedState = state
    }

    /// Resizes a scene and the windows that fill it, as a rotation does.
    public static func resize(_ scene: UIWindowScene, to size: CGSize) {
        scene.resize(to: size)
        turnRunLoop()
    }

    /// Returns the view that receives a touch: in the first window, from front to back, that has one.
    /// Windows of a higher level are in front, and of one level those that were shown last.
    public static func hitTest(_ point: CGPoint, in scene: UIWindowScene) -> UIView? {
        let shown = WindowList.visible.compactMap { $0 as? UIWindow }
            .filter { $0.windowScene === scene }
        let levels = Set(shown.map(\.windowLevel.rawValue)).sorted(by: >)
        for level in levels {
            for window in shown.reversed() where window.windowLevel.rawValue == level {
                window.layoutIfNeeded()
                if let view = window.hitTest(point, with: nil) { return view }
            }
        }
        return nil
    }
}
