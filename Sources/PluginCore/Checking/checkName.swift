extension ShapeChecker {
    /// Checks that a name is not empty, and that a symbol or an asset can have it.
    mutating func checkName(
        _ text: String, at range: SourceRange, is shape: ValueShape, of subject: Subject
    ) {
        if text.isEmpty {
            report(.outOfRange, "\(subject.description) must not be empty", at: range)
        } else if !text.unicodeScalars.contains(where: \.changesDirection) {
            switch shape {
            case .symbol: checkSymbol(text, at: range)
            case .asset: checkAsset(text, at: range)
            default: break
            }
        }
    }

    private mutating func checkSymbol(_ text: String, at range: SourceRange) {
        if let name = nameOfFile(text) {
            return report(
                .invalidSymbol, "'\(text)' is a file, not an SF Symbol", at: range,
                note: "write '\"asset\": \"\(name)\"'")
        }
        if isSymbolName(text) { return }
        let suggestion = symbolName(for: text)
        report(
            .invalidSymbol,
            "'\(text)' is not an SF Symbol: their names are lowercase words, digits and dots",
            at: range,
            note: suggestion.isEmpty
                ? "copy the name from the app SF Symbols, as in '\"symbol\": \"star\"'"
                : "write '\"symbol\": \"\(suggestion)\"'")
    }

    private mutating func checkAsset(_ text: String, at range: SourceRange) {
        guard let name = nameOfFile(text) else { return }
        report(
            .assetExtension,
            "'\(text)' has a file extension, which the images of an asset catalog do not have",
            at: range, note: "write '\"asset\": \"\(name)\"'", as: .warning)
    }

    /// Returns the base name of an image's file; nil for other names.
    func nameOfFile(_ text: String) -> String? {
        guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
        let ending = text[text.index(after: dot)...].lowercased()
        return ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"].contains(ending)
            ? String(text[..<dot]) : nil
    }

    private func isSymbolName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy(isSymbolLetter)
        }
    }

    private func isSymbolLetter(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || isDigit(byte)
    }

    /// Returns a name as those of symbols are spelled: `wifi.slash` for `wifi slash` and `wifiSlash`.
    private func symbolName(for text: String) -> String {
        var words: [String] = [""]
        var wasLowercase = false
        for character in text {
            let isPart = character.isASCII && (character.isLetter || character.isNumber)
            if !isPart || wasLowercase && character.isUppercase { words.append("") }
            if isPart { words[words.count - 1] += character.lowercased() }
            wasLowercase = character.isLowercase
        }
        return words.filter { !$0.isEmpty }.joined(separator: ".")
    }
}

extension DiagnosticIdentifier {
    static let assetExtension: Self = "asset-extension"
    static let invalidSymbol: Self = "invalid-symbol"
}
