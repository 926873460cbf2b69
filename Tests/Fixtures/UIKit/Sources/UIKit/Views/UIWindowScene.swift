/// A scene with windows. There is never one here, as in a library's tests.
@MainActor
open class UIWindowScene: UIResponder {
    private init(unavailable: Void) {
        super.init()
    }

    open var windows: [UIWindow] { [] }
    open var screen: UIScreen { .device }
}
