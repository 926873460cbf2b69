import SourceDiagnostics

extension JSONReader {
    /// Ends the innermost array or object at the closing bracket that stands at `index`.
    ///
    /// A bracket of the other kind closes an outer array or object if there is one that it fits,
    /// and stays to be read there; otherwise it is taken for a slip.
    mutating func close(_ bracket: OpenBracket) {
        let closing = bytes[index]
        let found = SourceRange(index, index + 1)
        if closing != bracket.closing {
            if fitsOuterBracket(closing) {
                reportUnclosed(bracket, before: found)
                isRecovering = false
                return
            }
            reportBracket(
                .wrongBracket,
                "close the \(bracket.container) with \(name(of: bracket.closing)),"
                    + " not with \(name(of: closing))",
                at: found,
                note: "the \(bracket.container) begins here", noteRange: bracket.range)
        }
        index += 1
        isRecovering = false
    }

    mutating func reportUnclosed(_ bracket: OpenBracket, before found: SourceRange? = nil) {
        reportBracket(
            .missingBracket,
            "close this \(bracket.container) with \(name(of: bracket.closing))",
            at: bracket.range,
            note:
                "it is not closed before \(found == nil ? "the end of the file" : "this bracket")",
            noteRange: found)
    }

    /// Reports the first wrong bracket of a file. After it no other can be told from what follows
    /// from the first.
    mutating func reportBracket(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        note: String, noteRange: SourceRange?
    ) {
        if isStructureUncertain { return }
        report(identifier, message, at: range, note: note, noteRange: noteRange)
        isStructureUncertain = true
    }

    /// Whether an outer array or object is closed by `closing`. The outermost one is not, if
    /// more text follows.
    private func fitsOuterBracket(_ closing: UInt8) -> Bool {
        let outer = openBrackets.dropLast().lastIndex { $0.closing == closing }
        guard outer == 0 else { return outer != nil }
        return bytes[(index + 1)...].allSatisfy { $0 <= UInt8(ascii: " ") }
    }

    private func name(of bracket: UInt8) -> String {
        name(of: Unicode.Scalar(bracket))
    }
}
