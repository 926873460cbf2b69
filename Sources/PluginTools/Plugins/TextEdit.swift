import PluginCore

/// A part of a file that gets another text. The rest of the file stays as it is.
struct TextEdit: Equatable {
    let range: SourceRange
    let text: String
}

extension [TextEdit] {
    /// Returns a text with all edits. They must not overlap.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for edit in sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range.offsets, with: edit.text.utf8)
        }
        return result
    }
}
