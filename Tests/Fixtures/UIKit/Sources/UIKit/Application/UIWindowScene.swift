import Foundation

/// A scene with windows. It does not keep them alive.
@MainActor
open class UIWindowScene: UIScene {
    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []
    private weak var storedKeyWindow: UIWindow?
    private(set) var size: CGSize

    init(size: CGSize, role: UISceneSession.Role) {
        self.size = size
        super.init(session: UISceneSession(role: role))
    }

    open var windows: [UIWindow] { entries.compactMap(\.window) }
    open var keyWindow: UIWindow? { storedKeyWindow }
    open var screen: UIScreen { .device }

    func add(_ window: UIWindow) {
        remove(window)
        entries.append(Entry(window: window))
    }

    func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
        resignKey(window)
    }

    func makeKey(_ window: UIWindow) {
        guard window.canBecomeKey, storedKeyWindow !== window else { return }
        let old = storedKeyWindow
        storedKeyWindow = window
        old?.resignKey()
        window.becomeKey()
    }

    func resignKey(_ window: UIWindow) {
        guard storedKeyWindow === window else { return }
        storedKeyWindow = nil
        window.resignKey()
    }

    /// Resizes the scene, and the windows that fill it.
    func resize(to size: CGSize) {
        let old = CGRect(origin: .zero, size: self.size)
        self.size = size
        for window in windows where window.frame == old { window.frame.size = size }
    }
}
