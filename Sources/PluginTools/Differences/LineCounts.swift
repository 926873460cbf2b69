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

    /// "+12 -3 lines"; empty without changes.
    package var text: String {
        let counts = [added > 0 ? "+\(added)" : nil, removed > 0 ? "-\(removed)" : nil]
            .compactMap { $0 }
        if counts.isEmpty { return "" }
        return counts.joined(separator: " ") + (added + removed == 1 ? " line" : " lines")
    }
}
