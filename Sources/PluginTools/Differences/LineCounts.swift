/// The numbers of lines that a difference adds and removes.
package struct LineCounts: Equatable, Sendable {
    package let added: Int
    package let removed: Int

    /// - Parameters:
    ///   - old: the text before the change; nil if there is no file.
    ///   - new: the text after the change; nil if there will be no file.
    package init(from old: [UInt8]?, to new: [UInt8]?) {
        let lines = alignLines(TextLine.lines(of: old ?? []), TextLine.lines(of: new ?? []))
        added = lines.count { $0.change == .inserted }
        removed = lines.count { $0.change == .removed }
    }

    /// "12 lines to add, 3 to remove"; empty without changes.
    package var text: String {
        switch (added, removed) {
        case (0, 0): ""
        case (_, 0): "\(lines(added)) to add"
        case (0, _): "\(lines(removed)) to remove"
        default: "\(lines(added)) to add, \(removed) to remove"
        }
    }

    private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
