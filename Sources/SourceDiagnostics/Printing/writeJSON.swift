#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The diagnostics as a JSON array, in the form that ``DiagnosticRecord`` describes.
func writeJSON(_ diagnostics: [Diagnostic]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(diagnostics.map(DiagnosticRecord.init)) else {
        preconditionFailure("text and whole numbers can always be encoded")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
}

/// A diagnostic as data for other programs.
struct DiagnosticRecord: Encodable {
    /// A range, with lines and columns counted from 1 and columns in bytes of UTF-8.
    struct Place: Encodable {
        let path: String
        let line: Int
        let column: Int
        let endLine: Int
        let endColumn: Int
    }

    struct Note: Encodable {
        let message: String
        let place: Place?
    }

    let severity: String
    let identifier: String
    let message: String
    let place: Place
    let notes: [Note]
}

extension DiagnosticRecord {
    init(_ diagnostic: Diagnostic) {
        self.init(
            severity: diagnostic.severity.rawValue,
            identifier: diagnostic.identifier.name,
            message: diagnostic.message,
            place: Place(diagnostic.place),
            notes: diagnostic.notes.map {
                Note(message: $0.message, place: $0.place.map(Place.init))
            }
        )
    }
}

extension DiagnosticRecord.Place {
    init(_ place: SourcePlace) {
        let end = place.file.location(of: place.range.upperBound)
        self.init(
            path: place.file.path, line: place.location.line, column: place.location.column,
            endLine: end.line, endColumn: end.column)
    }
}
