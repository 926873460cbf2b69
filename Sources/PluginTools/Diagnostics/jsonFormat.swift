import PluginCore

/// Returns the diagnostics as a JSON array of objects with `severity`, `identifier`, `message`,
/// `place` and `notes`. A place has `path`, `line`, `column`, `endLine` and `endColumn`, counted as
/// in ``SourceLocation``. A note has `message`, and `place` if it has one.
func jsonText(for diagnostics: [Diagnostic]) -> String { JSONText.array(diagnostics.map(object)).text() + "\n" }

private func object(for diagnostic: Diagnostic) -> JSONText {
    .object([
        ("severity", .string(diagnostic.severity.rawValue)),
        ("identifier", .string(diagnostic.identifier.name)),
        ("message", .string(diagnostic.message)),
        ("place", object(for: diagnostic.place)),
        ("notes", .array(diagnostic.notes.map(object))),
    ])
}

private func object(for note: Diagnostic.Note) -> JSONText {
    .object([("message", .string(note.message))] + (note.place.map { [("place", object(for: $0))] } ?? []))
}

private func object(for place: SourcePlace) -> JSONText {
    let end = place.file.location(of: place.range.upperBound)
    return .object([
        ("path", .string(place.file.path)),
        ("line", .integer(place.location.line)),
        ("column", .integer(place.location.column)),
        ("endLine", .integer(end.line)),
        ("endColumn", .integer(end.column)),
    ])
}

/// A value that can be written as JSON.
///
/// Unlike Foundation's encoders, it keeps the order of the members of objects.
package enum JSONText: Sendable {
    case null
    case boolean(Bool)
    case string(String)
    case integer(Int)
    /// A finite number. It is written without a fraction if it is whole.
    case number(Double)
    case array([JSONText])
    /// The members, in the order in which they are written.
    case object([(key: String, value: JSONText)])

    /// Returns the JSON text of the value (RFC 8259), indented by two spaces per level, without a
    /// final line break.
    package func text(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .null: return "null"
        case .boolean(let value): return String(value)
        case .string(let text): return Self.quoted(text)
        case .integer(let number): return String(number)
        case .number(let number): return Int(exactly: number).map(String.init) ?? String(number)
        case .array(let elements):
            if elements.isEmpty { return "[]" }
            let lines = elements.map { inner + $0.text(indentation: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { key, value in "\(inner)\(Self.quoted(key)): \(value.text(indentation: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        }
    }

    /// The JSON text of the value on one line, without spaces.
    var compactText: String {
        switch self {
        case .array(let elements): "[\(elements.map(\.compactText).joined(separator: ","))]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0)):\($1.compactText)" }.joined(separator: ",") + "}"
        case .null, .boolean, .string, .integer, .number: text()
        }
    }

    /// Returns a string as a JSON string (RFC 8259, section 7), with escapes for quotation marks,
    /// backslashes, and characters that control a terminal or the direction of text.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
