import PluginCore

extension StringCatalog {
    /// Returns the bytes of the file with additional entries, each at its place in Xcode's order.
    /// All other bytes stay as they are.
    ///
    /// - Parameter strings: strings that the catalog does not have, in Xcode's order.
    func adding(_ strings: [LocalizedString]) -> [UInt8] {
        if strings.isEmpty { return file.bytes }
        let lineBreak = LineEnding(of: file.bytes) == .lineFeed ? "\n" : "\r\n"
        let texts = strings.map { string in
            CatalogEntry(string, sourceLanguage: sourceLanguage.value).lines.joined(
                separator: lineBreak)
        }
        if entries.isEmpty {
            let inner = texts.map { lineBreak + $0 }.joined(separator: ",")
            return replacing(
                range.lowerBound + 1..<range.upperBound - 1, with: inner + lineBreak + "  ")
        }
        var bytes: [UInt8] = []
        var copied = 0
        for (string, text) in zip(strings, texts) {
            let next = entries.first { precedesInCatalog(string.key, $0.key) }
            let offset = next.map { startOfItem($0) } ?? endOfLastEntry
            bytes += file.bytes[copied..<offset]
            copied = offset
            bytes += (next == nil ? "," + lineBreak + text : text + "," + lineBreak).utf8
        }
        return bytes + file.bytes[copied...]
    }

    /// Returns the bytes of a new catalog.
    static func bytes(of strings: [LocalizedString], sourceLanguage: String) -> [UInt8] {
        let entries = strings.map {
            CatalogEntry($0, sourceLanguage: sourceLanguage).lines.joined(separator: "\n")
        }
        let text = """
            {
              "sourceLanguage" : \(CatalogEntry.quoted(sourceLanguage)),
              "strings" : {
            \(entries.joined(separator: ",\n"))
              },
              "version" : "1.0"
            }
            """
        return Array(text.utf8)
    }

    /// Returns the offset of the line on which an entry begins, or of the entry itself if something
    /// else is before it on its line.
    private func startOfItem(_ entry: JSONMember) -> Int {
        var start = entry.keyRange.lowerBound
        while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(file.bytes[start - 1]) {
            start -= 1
        }
        let isAtStart = start == 0 || file.bytes[start - 1] == UInt8(ascii: "\n")
        return isAtStart ? start : entry.keyRange.lowerBound
    }

    private var endOfLastEntry: Int {
        entries.last?.value.range.upperBound ?? range.lowerBound + 1
    }

    private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
        file.bytes[..<range.lowerBound] + Array(text.utf8) + file.bytes[range.upperBound...]
    }
}

/// A new entry of a string catalog, in Xcode's formatting.
///
/// Xcode marks an entry without `"extractionState" : "manual"` as stale if it does not find the key
/// in the code that it extracts strings from. The state of the value is `new` until somebody
/// reviews it.
private struct CatalogEntry {
    let lines: [String]

    init(_ string: LocalizedString, sourceLanguage: String) {
        let comment =
            string.comment.isEmpty ? [] : ["      \"comment\" : \(Self.quoted(string.comment)),"]
        lines =
            ["    \(Self.quoted(string.key)) : {"] + comment + [
                "      \"extractionState\" : \"manual\",",
                "      \"localizations\" : {",
                "        \(Self.quoted(sourceLanguage)) : {",
                "          \"stringUnit\" : {",
                "            \"state\" : \"new\",",
                "            \"value\" : \(Self.quoted(string.defaultValue))",
                "          }",
                "        }",
                "      }",
                "    }",
            ]
    }

    static func quoted(_ text: String) -> String { JSONText.string(text).text() }
}
