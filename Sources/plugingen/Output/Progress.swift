/// One line on a terminal that says what goes on, and is gone when something else is written.
struct Progress {
    /// Whether anybody can see it.
    let isShown: Bool
    let milliseconds: () -> Int
    let write: (String) -> Void
    private let start: Int
    /// When the line was written last; nil where there is none.
    private var last: Int?

    /// - Parameter milliseconds: the time since some moment.
    init(isShown: Bool, milliseconds: @escaping () -> Int, write: @escaping (String) -> Void) {
        self.isShown = isShown
        self.milliseconds = milliseconds
        self.write = write
        start = milliseconds()
    }

    /// Replaces the line; not within the first second, and at most ten times a second.
    mutating func show(_ text: @autoclosure () -> String) {
        if !isShown { return }
        let now = milliseconds()
        guard now - start >= 1000, now - (last ?? .min / 2) >= 100 else { return }
        last = now
        write("\r\u{1B}[K" + text())
    }

    mutating func end() {
        if last == nil { return }
        last = nil
        write("\r\u{1B}[K")
    }
}
