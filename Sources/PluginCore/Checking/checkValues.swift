extension ShapeChecker {
    /// Checks that a version is not older than the oldest one.
    mutating func checkVersion(
        _ text: String, from least: Int, at range: SourceRange, is shape: ValueShape,
        of subject: Subject
    ) {
        if let major = MinimumVersions.major(of: text), major >= least { return }
        report(.invalidVersion, "\(subject.description) must be \(shape.description)", at: range)
    }

    /// Checks that a number is whole, and within its bounds.
    mutating func checkInteger(
        _ number: JSONNumber, in bounds: ClosedRange<Int>, at range: SourceRange,
        is shape: ValueShape, of subject: Subject
    ) {
        if let int = number.int, bounds.contains(int) { return }
        report(
            number.isWhole ? .outOfRange : .wrongType,
            "\(subject.description) must be \(shape.description)",
            at: range)
    }

    /// Checks that a number is within its bounds.
    mutating func checkNumber(
        _ number: JSONNumber, in bounds: ClosedRange<Double>, at range: SourceRange,
        is shape: ValueShape, of subject: Subject
    ) {
        if let double = number.double, bounds.contains(double) { return }
        report(.outOfRange, "\(subject.description) must be \(shape.description)", at: range)
    }
}

extension JSONNumber {
    /// Whether the number has no fraction. Numbers that are too large for every type have none.
    fileprivate var isWhole: Bool {
        int != nil || double.map { $0 == $0.rounded() } ?? true
    }
}

extension ShapeChecker {
    /// Checks that a name is not empty, and that a symbol can have it.
    mutating func checkName(
        _ text: String, at range: SourceRange, is shape: ValueShape, of subject: Subject
    ) {
        if text.isEmpty {
            report(.outOfRange, "\(subject.description) must not be empty", at: range)
        } else if case .symbol = shape {
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

extension ShapeChecker {
    /// Checks that a string is a Swift name, type or expression, as a shape requires.
    mutating func checkSwift(
        _ text: String, at range: SourceRange, is shape: ValueShape, of subject: Subject
    ) {
        if case .nameOrBoolean = shape, text == "true" || text == "false" {
            return report(
                .invalidIdentifier,
                "\(subject.description) is '\(text)', which is a reserved word in "
                    + "Swift",
                at: range, note: "remove the quotation marks")
        }
        guard let problem = problem(of: text, as: shape) else { return }
        let identifier: DiagnosticIdentifier =
            switch shape {
            case .swiftType: .invalidType
            case .swiftExpression: .invalidExpression
            default: .invalidIdentifier
            }
        report(
            identifier, "\(subject.description) \(problem)", at: range,
            advice: advisor?.note(on: .invalidSwift(text, shape, key: subject.key)))
    }

    private func problem(of text: String, as shape: ValueShape) -> String? {
        switch shape {
        case .moduleName: SwiftIdentifier.problem(ofModule: text)
        case .swiftType: SwiftPiece.problem(ofType: text)
        case .swiftExpression: SwiftPiece.problem(ofExpression: text)
        default: SwiftIdentifier.problem(of: text)
        }
    }
}

extension DiagnosticIdentifier {
    package static let invalidIdentifier: Self = "invalid-identifier"
    static let invalidSymbol: Self = "invalid-symbol"
    static let invalidVersion: Self = "invalid-version"
}
