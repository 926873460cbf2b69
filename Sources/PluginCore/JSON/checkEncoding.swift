/// Reports the first bytes of a text file that are not UTF-8, or the first character that changes the
/// direction of text.
package func reportEncoding(of file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
    do throws(JSONError) {
        try checkEncoding(of: file)
    } catch {
        diagnostics.report(error, in: file)
    }
}

/// Checks that a file is UTF-8 (RFC 8259, section 8.1), and that no character changes the direction of
/// text.
func checkEncoding(of file: SourceFile) throws(JSONError) {
    var parser = UTF8.ForwardParser()
    var bytes = file.bytes.makeIterator()
    var offset = 0
    while true {
        switch parser.parseScalar(from: &bytes) {
        case .emptyInput: return
        case .error(let length):
            throw JSONError(
                identifier: .invalidUTF8, message: "replace what is not UTF-8",
                range: SourceRange(offset, offset + length), note: "save the file as UTF-8")
        case .valid(let sequence):
            let scalar = UTF8.decode(sequence)
            let range = SourceRange(offset, offset + sequence.count)
            if scalar.changesDirection { throw JSONError(changingDirection: scalar, at: range) }
            offset = range.upperBound
        }
    }
}

extension JSONError {
    /// Creates the error for a character that can make text look like different text.
    init(changingDirection scalar: Unicode.Scalar, at range: SourceRange) {
        self.init(
            identifier: .textDirection,
            message:
                "remove \(scalar.nameInMessages), which changes the order that text is shown in",
            range: range, note: "with it, code and text can look different from what they are")
    }
}

extension Unicode.Scalar {
    /// The character in quotation marks if it is visible, or else its code point.
    var nameInMessages: String {
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
            let digits = String(value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        default: return "'\(self)'"
        }
    }

    /// Whether the character overrides, embeds or isolates the direction of the text after it.
    package var changesDirection: Bool { 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }
}

extension DiagnosticIdentifier {
    package static let invalidUTF8: Self = "invalid-utf8"
    package static let textDirection: Self = "text-direction"
}
