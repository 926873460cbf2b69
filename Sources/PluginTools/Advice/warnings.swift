import PluginCore

extension LanguageAdvisor {
    /// Returns the warnings about a value of the right type.
    func warnings(about node: JSONNode, is shape: ValueShape) -> [Diagnostic] {
        switch (shape, node.value) {
        case (.text, .string(let text)): [warning(aboutPlaceholderIn: text, at: node.range)].compactMap(\.self)
        case (.text, .object): [warning(aboutPlaceholderInDefaultValue: node)].compactMap(\.self)
        case (.string(.symbol), .string(let text)): warnings(aboutSymbol: text, at: node.range)
        case (.string(.asset), .string(let text)): [warning(aboutImageFile: text, at: node.range)].compactMap(\.self)
        default: []
        }
    }

    private func warning(aboutImageFile text: String, at range: SourceRange) -> Diagnostic? {
        guard let name = baseName(ofImageFile: text) else { return nil }
        return Diagnostic(
            .warning, .assetExtension,
            "'\(text)' has a file extension, which the images of an asset catalog do not have",
            at: SourcePlace(checked.file, range), notes: [Diagnostic.Note("write '\"asset\": \"\(name)\"'")])
    }

    /// Returns the warning about a placeholder in a localized text that is not an argument.
    private func warning(aboutPlaceholderInDefaultValue node: JSONNode) -> Diagnostic? {
        guard let value = node.member("value"), let text = value.string else { return nil }
        let parts = text.localizedParts.filter { $0.argument == nil }
        return warning(aboutPlaceholderIn: parts.map(\.text).joined(), at: value.range)
    }

    /// Returns the warning about a text with a placeholder, which will be displayed literally.
    private func warning(aboutPlaceholderIn text: String, at range: SourceRange) -> Diagnostic? {
        guard let placeholder = placeholder(in: text) else { return nil }
        // An input holds a whole text.
        let isWhole = placeholder == text && placeholder.first != "%"
        let name = isWhole ? placeholder.filter { $0.isLetter || $0.isNumber } : ""
        let input = SwiftIdentifier.problem(of: name) == nil ? name : "message"
        return Diagnostic(
            .warning, .literalPlaceholder, "'\(placeholder)' will be displayed literally",
            at: SourcePlace(checked.file, range),
            notes: [
                Diagnostic.Note("to show a value, use an input for the whole text: " + "'{ \"input\": \"\(input)\" }'")
            ])
    }

    /// Returns the first placeholder of a text, such as `\(name)`, `{name}`, `{{ name }}`, `${name}` or `%@`.
    private func placeholder(in text: String) -> String? {
        guard text.contains(where: { "\\{%".contains($0) }) else { return nil }
        // Without a parenthesis to find, each interpolation would be read to the end of the text.
        let closed = text.lastIndex(of: ")").map { text[...$0] }
        let interpolation = /\\\([A-Za-z_][^)]*\)/
        let name = /\$?\{[\w.]+\}|\{\{ *[\w.]+ *\}\}/
        // After a digit, the sign is a percentage.
        let format = /(?:^|[^0-9%])(?:%%)*(%[0-9$.+-]*l*(?:@|[diufs](?!\w)))/
        let matches = [
            closed?.firstMatch(of: interpolation)?.0, text.firstMatch(of: name)?.0,
            text.contains("://") ? nil : text.firstMatch(of: format)?.1,
        ]
        return matches.compactMap(\.self).min { $0.startIndex < $1.startIndex }.map(String.init)
    }
}

extension DiagnosticIdentifier {
    static let assetExtension: Self = "asset-extension"
    static let literalPlaceholder: Self = "literal-placeholder"
}
