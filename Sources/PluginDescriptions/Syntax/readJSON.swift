/// Reads the one JSON value of a file (RFC 8259, section 2), and keeps the place of each part.
///
/// Beyond the RFC, comments (`// …` and `/* … */`, which do not nest) may stand wherever white
/// space may, and a comma may follow the last element of an array or member of an object. A byte
/// order mark is skipped, as section 8.1 allows. Anything else is an error.
///
/// All errors are reported, each once: reading goes on after an error where the text shows how it
/// was meant, and says nothing about what only follows from that error. Reading ends early after
/// 100 errors, and where brackets are nested more than 128 deep (section 9 allows such a bound).
///
/// - Returns: The value; where there were errors, as much of it as could be read, without the
///   elements and members that have no value; nil where nothing could be read.
package func readJSON(
    _ file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) -> JSONNode? {
    var reader = JSONReader(file)
    let root = reader.readDocument()
    diagnostics.add(contentsOf: reader.diagnostics)
    return root
}

extension JSONReader {
    fileprivate mutating func readDocument() -> JSONNode? {
        guard reportEncoding() else { return nil }
        if byte() == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { index = 3 }
        var root = readValue()
        while root == nil, index < end {
            skipUnexpected()
            root = readValue()
        }
        skipTrivia()
        if root == nil, diagnostics.diagnostics.isEmpty {
            report(
                .emptyFile, "the file holds no value", at: .start, note: "write an object: '{ }'")
        } else if index < end, !isStructureUncertain {
            report(
                .extraText, "remove the text after the end of the value",
                at: SourceRange(index, endOfText),
                note: "a file holds one value")
        }
        return root
    }

    /// The end of the file without the white space there.
    private var endOfText: Int {
        var offset = bytes.count
        while offset > index, bytes[offset - 1] <= UInt8(ascii: " ") { offset -= 1 }
        return offset
    }
}

extension DiagnosticIdentifier {
    package static let emptyFile: Self = "empty-file"
    package static let extraText: Self = "extra-text"
}
