/// A line on a terminal that shows what the program is doing, and disappears when something else is written.
struct Progress {
    /// Whether the line is visible to anyone.
    let isShown: Bool
    let milliseconds: () -> Int
    let write: (String) -> Void
    private let start: Int
    /// The time of the last write; nil if no line is shown.
    private var last: Int?

    /// - Parameter milliseconds: a clock that can start anywhere.
    init(isShown: Bool, milliseconds: @escaping () -> Int, write: @escaping (String) -> Void) {
        self.isShown = isShown
        self.milliseconds = milliseconds
        self.write = write
        start = milliseconds()
    }

    /// Replaces the line, after the first second, and at most ten times a second.
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
