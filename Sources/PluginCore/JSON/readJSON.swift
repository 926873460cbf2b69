/// Reads a file with one JSON value (RFC 8259, section 2), and keeps the place of each part.
///
/// In addition to the RFC, comments (`// …` and `/* … */`, which cannot be nested) are allowed
/// wherever white space is, and a comma may follow the last element of an array or the last member
/// of an object. A byte order mark is skipped, as section 8.1 allows. Anything else is an error.
///
/// A file in strict JSON can have neither comments nor such commas, but its strings can change the
/// direction of text, as translations do.
///
/// All errors are reported once. The parser continues after an error if it can infer the intended
/// value, and does not report problems that only follow from that error. It stops after 100 errors,
/// and at brackets that are nested more than 128 deep (section 9 allows such a limit).
///
/// - Returns: The value; nil if nothing could be read. After errors, the value contains everything
///   that could be read, without elements and members that have no value.
package func readJSON(
    _ file: SourceFile, isStrict: Bool = false, reporting diagnostics: inout DiagnosticCollector
) -> JSONNode? {
    var reader = JSONReader(file, isStrict: isStrict)
    let root = reader.readDocument()
    diagnostics.add(contentsOf: reader.diagnostics)
    return root
}

extension JSONReader {
    fileprivate mutating func readDocument() -> JSONNode? {
        guard checkEncoding() else { return nil }
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

    /// The offset of the end of the file, without the white space there.
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
