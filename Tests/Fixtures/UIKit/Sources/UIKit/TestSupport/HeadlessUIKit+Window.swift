import Foundation

extension HeadlessUIKit {
    /// A class of windows that can be made without a scene; by way of this protocol, since what makes
    /// such windows is deprecated as of iOS 26.
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
