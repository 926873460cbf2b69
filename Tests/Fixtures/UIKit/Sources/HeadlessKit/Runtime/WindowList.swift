/// The windows on screen, in the order in which they were shown.
@MainActor
public enum WindowList {
    private struct Entry {
        weak var window: AnyObject?
        let kept: AnyObject?
        let layOut: () -> Void
    }

    private static var entries: [Entry] = []

    public static var visible: [AnyObject] { entries.compactMap(\.window) }

    /// Adds a window in front of the others, which each run-loop turn lays out.
    ///
    /// - Parameter keeps: whether the list keeps the window alive while it is on screen.
    public static func add(_ window: AnyObject, keeps: Bool, layOut: @escaping () -> Void) {
        remove(window)
        entries.append(Entry(window: window, kept: keeps ? window : nil, layOut: layOut))
    }

    public static func remove(_ window: AnyObject) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }

    static func layOut() {
        for entry in entries where entry.window != nil { entry.layOut() }
    }
}
