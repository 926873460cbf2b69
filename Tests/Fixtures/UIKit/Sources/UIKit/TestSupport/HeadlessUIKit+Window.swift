import Foundation

extension HeadlessUIKit {
    /// A class of windows that can be created without a scene. The protocol hides the initializer,
    /// which is deprecated as of iOS 26.
    @MainActor
    public protocol ScenelessWindow: UIWindow {
        init(frame: CGRect)
    }
}

extension HeadlessUIKit.ScenelessWindow {
    public init(sceneless frame: CGRect) {
        self.init(frame: frame)
    }
}
