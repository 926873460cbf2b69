import PluginCore

/// Strings that are not what a key takes.
extension LanguageAdvisor {
    /// Returns what to write in place of a string that is not a Swift name, type or expression.
    func noteOnSwift(_ text: String, _ format: StringFormat, _ key: KeyShape?) -> String? {
        if format == .swiftExpression, let note = noteOnExpression(text) { return note }
        return noteOnNegation(text, key)
    }

    /// Returns what to write in place of an input with `!` before it.
    private func noteOnNegation(_ text: String, _ key: KeyShape?) -> String? {
        guard text.first == "!", let key else { return nil }
        let input = text.drop { "! ".contains($0) }
        return switch key.name {
        case "shownWhen": "write '\"hiddenWhen\": \"\(input)\"'"
        case "hiddenWhen": "write '\"shownWhen\": \"\(input)\"'"
        case "when": "write '\"when\": \"\(input)\"', and swap 'then' and 'else'"
        case "enabledWhen", "busyWhen": "add an input with the opposite meaning"
        default: nil
        }
    }

    /// Returns what to write in place of a text that is not an expression.
    private func noteOnExpression(_ text: String) -> String? {
        if text.isEmpty { return #"for an empty string, write '"\"\""'"# }
        let isQuoted = ["''", "“”", "„“", "‘’"].contains {
            text.count > 1 && text.first == $0.first && text.last == $0.last
        }
        if isQuoted { return ValueShape.hint(quotingText: String(text.dropFirst().dropLast())) }
        if isProse(text) || text.first == "#" { return ValueShape.hint(quotingText: text) }
        guard text.contains("://"), !text.contains("\"") else { return nil }
        return ValueShape.hint(quotingText: text) + "; a URL is 'URL(string: \\\"\(text)\\\")!'"
    }

    /// Returns what to write in place of a string that is not the name of a symbol.
    func noteOnSymbol(_ text: String) -> String {
        let suggestion = symbolName(for: text)
        return suggestion.isEmpty
            ? "copy the name from the app SF Symbols, as in '\"symbol\": \"star\"'"
            : "write '\"symbol\": \"\(suggestion)\"'"
    }

    /// Returns whether a text is spelled as the names of symbols are, and is not a file.
    func isSpelledAsSymbol(_ text: String) -> Bool {
        !text.isEmpty && baseName(ofImageFile: text) == nil && symbolName(for: text) == text
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

    /// Returns what to write in place of a string that is not a color.
    func noteOnColor(_ text: String) -> String {
        let digits = text.drop { $0 == "#" }
        let hexDigits = digits.hasPrefix("0x") ? digits.dropFirst(2) : digits
        if hexDigits.allSatisfy(\.isHexDigit) {
            if HexColor("#" + hexDigits) != nil { return "write '\"#\(hexDigits)\"'" }
            if hexDigits.count == 3 { return "write '\"#\(hexDigits.map { "\($0)\($0)" }.joined())\"'" }
        }
        return "write six digits for red, green and blue, as in '\"#1C1C1E\"', and two more for the opacity"
    }

    /// Returns how to use a color or a font of the app that the configuration does not declare.
    ///
    /// - Parameter isOnly: whether there are no other values.
    func noteOnToken(_ text: String, of shape: ValueShape, isOnly: Bool) -> String? {
        guard let token = shape.token else { return nil }
        let isColor = token == .color && HexColor(text) != nil
        guard isColor || isOnly else { return nil }
        let name = isColor ? "accent" : SwiftIdentifier.isWord(text) ? text : "title"
        let definition = isColor ? "{ \"light\": \"\(text)\" }" : "{ \"custom\": \"…\", \"size\": 17 }"
        return "give the \(token.rawValue) a name in \(ModuleConfiguration.fileName): "
            + "'\"appearance\": { \"\(token.key)\": { \"\(name)\": \(definition) } }'"
    }
}
