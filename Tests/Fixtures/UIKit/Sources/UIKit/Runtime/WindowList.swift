/// The windows on screen, in the order they were shown.
@MainActor
enum WindowList {
    private struct Entry {
        weak var window: UIWindow?
    }

    private static var entries: [Entry] = []

    static var visible: [UIWindow] { entries.compactMap(\.window) }

    static func add(_ window: UIWindow) {
        remove(window)
        entries.append(Entry(window: window))
    }

    static func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }
}
