extension ShapeChecker {
    /// Checks that a number is within its bounds, and whole if it has to be.
    mutating func checkNumber(
        _ number: JSONNumber, in bounds: ClosedRange<Double>, _ kind: NumberKind,
        at range: SourceRange, is shape: ValueShape, of subject: Subject
    ) {
        let value = kind == .whole ? number.int.map(Double.init) : number.double
        if let value, bounds.contains(value) { return }
        report(
            kind == .whole && !number.isWhole ? .wrongType : .outOfRange,
            "\(subject.description) must be \(shape.description)", at: range)
    }
}

extension JSONNumber {
    /// Whether the number has no fraction. Numbers that are too large for every type have none.
    fileprivate var isWhole: Bool { int != nil || double.map { $0 == $0.rounded() } ?? true }
}

extension ShapeChecker {
    /// Checks that a string has a format.
    mutating func checkString(_ text: String, at range: SourceRange, is format: StringFormat, of subject: Subject) {
        if let problem = format.problem(text) {
            report(
                format.mistake, "\(subject.description) \(problem)", at: range,
                advice: advisor?.note(on: .invalidString(text, format, key: subject.key)))
        } else if format == .symbol {
            checkSymbol(text, at: range)
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
            at: range, advice: advisor?.note(on: .invalidString(text, .symbol, key: nil)))
    }

    private func isSymbolName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || isDigit($0) }
        }
    }
}

/// Returns the base name of an image's file; nil for other names.
package func baseName(ofImageFile text: String) -> String? {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    let ending = text[text.index(after: dot)...].lowercased()
    return ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"].contains(ending) ? String(text[..<dot]) : nil
}

extension DiagnosticIdentifier {
    static let invalidSymbol: Self = "invalid-symbol"
}
