import PluginDescriptions

/// The diagnostics as a JSON array of objects with `severity`, `identifier`, `message`, `place` and
/// `notes`. A place has `path`, `line`, `column`, `endLine` and `endColumn`, counted as
/// ``SourceLocation`` counts; a note has `message`, and `place` where it has one.
func jsonText(for diagnostics: [Diagnostic]) -> String {
    JSONText.array(diagnostics.map(record)).text() + "\n"
}

private func record(_ diagnostic: Diagnostic) -> JSONText {
    .object([
        ("severity", .string(diagnostic.severity.rawValue)),
        ("identifier", .string(diagnostic.identifier.name)),
        ("message", .string(diagnostic.message)),
        ("place", record(diagnostic.place)),
        ("notes", .array(diagnostic.notes.map(record))),
    ])
}

private func record(_ note: Diagnostic.Note) -> JSONText {
    .object(
        [("message", .string(note.message))] + (note.place.map { [("place", record($0))] } ?? []))
}

private func record(_ place: SourcePlace) -> JSONText {
    let end = place.file.location(of: place.range.upperBound)
    return .object([
        ("path", .string(place.file.path)),
        ("line", .integer(place.location.line)),
        ("column", .integer(place.location.column)),
        ("endLine", .integer(end.line)),
        ("endColumn", .integer(end.column)),
    ])
}

/// A value to be written as JSON.
///
/// Foundation's encoders do not keep the order of members.
package enum JSONText: Sendable {
    case null
    case boolean(Bool)
    case string(String)
    case integer(Int)
    /// A finite number, written without a fraction where it has none.
    case number(Double)
    case array([JSONText])
    /// Members in the order in which they are written.
    case object([(key: String, value: JSONText)])

    /// Returns the value as RFC 8259 writes it, indented by two spaces a level, without a final line break.
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
            let lines = members.map { key, value in
                "\(inner)\(Self.quoted(key)): \(value.text(indentation: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        }
    }

    /// The text as a string (RFC 8259, section 7): quotation marks, backslashes and control
    /// characters are escaped.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
