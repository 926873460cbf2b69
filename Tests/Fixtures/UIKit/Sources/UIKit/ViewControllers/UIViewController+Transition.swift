extension UIViewController {
    /// The transition of a presentation or of a push, which is new in the SDK of iOS 18.
    @MainActor
    public final class Transition: NSObject {
        public static func coverVertical() -> UIViewController.Transition { .init() }
    }
}
