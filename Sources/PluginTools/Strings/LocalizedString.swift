import PluginCore

/// A string of a string table: all localized text with one key.
package struct LocalizedString: Sendable {
    /// The name of the string table.
    package let table: String
    package let key: String
    package let defaultValue: String
    /// The different comments for translators, one on each line.
    package let comment: String
    /// The place of the default value in the first description that has the key.
    package let place: SourcePlace

    /// - Parameter occurrences: all localized text with one key in a table, at least one.
    init(table: String, occurrences: [LocalizedText]) {
        self.table = table
        key = occurrences[0].key
        defaultValue = occurrences[0].tableValue
        place = occurrences[0].place
        var comments: [String] = []
        for text in occurrences where !text.comment.isEmpty && !comments.contains(text.comment) {
            comments.append(text.comment)
        }
        comment = comments.joined(separator: "\n")
    }
}

extension [LocalizedString] {
    /// Returns the strings as text: the name of each table, and its strings below.
    package var listing: String {
        var text = ""
        let width = map(\.key.visible.count).max() ?? 0
        for (index, string) in enumerated() {
            if index == 0 || self[index - 1].table != string.table {
                text += (index == 0 ? "" : "\n") + string.table.visible + "\n"
            }
            let key = string.key.visible
            let padding = String(repeating: " ", count: width - key.count)
            text += "  \(key)\(padding)  \(JSONText.string(string.defaultValue).text().visible)"
            if !string.comment.isEmpty {
                let lines = string.comment.split(whereSeparator: \.isNewline)
                text += "  \(lines.joined(separator: "; ").visible)"
            }
            text += "\n"
        }
        return text
    }

    /// Returns the strings as a JSON array of objects with `table`, `key`, `value` and `comment`.
    package var json: String {
        let objects = map { string in
            JSONText.object([
                ("table", .string(string.table)), ("key", .string(string.key)),
                ("value", .string(string.defaultValue)), ("comment", .string(string.comment)),
            ])
        }
        return JSONText.array(objects).text() + "\n"
    }
}
