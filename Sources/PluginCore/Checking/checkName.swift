extension ShapeChecker {
    /// Checks that a name is not empty, and that a symbol can have it.
    mutating func checkName(
        _ text: String, at range: SourceRange, is shape: ValueShape, of subject: Subject
    ) {
        if text.isEmpty {
            report(.outOfRange, "\(subject.description) must not be empty", at: range)
        } else if !text.unicodeScalars.contains(where: \.changesDirection) {
            if case .symbol = shape { checkSymbol(text, at: range) }
        }
    }

    private mutating func checkSymbol(_ text: String, at range: SourceRange) {
        if let name = baseName(ofImageFile: text) {
            return report(
                .invalidSymbol, "'\(text)' is a file, not an SF Symbol", at: range,
                note: "write '\"asset\": \"\(name)\"'")
        }
        if isSymbolName(text) { return }
        report(
            .invalidSymbol,
            "'\(text)' is not an SF Symbol: their names are lowercase words, digits and dots",
            at: range, advice: advisor?.note(on: .invalidSymbol(text)))
    }

    private func isSymbolName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy(isSymbolLetter)
        }
    }

    private func isSymbolLetter(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || isDigit(byte)
    }
}

/// Returns the base name of an image's file; nil for other names.
package func baseName(ofImageFile text: String) -> String? {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    let ending = text[text.index(after: dot)...].lowercased()
    return ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"].contains(ending)
        ? String(text[..<dot]) : nil
}

extension DiagnosticIdentifier {
    static let invalidSymbol: Self = "invalid-symbol"
}
