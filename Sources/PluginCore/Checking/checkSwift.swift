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
        // Characters that change the direction of text were reported when the file was read.
        guard let problem = problem(of: text, as: shape),
            !text.unicodeScalars.contains(where: \.changesDirection)
        else { return }
        var identifier: DiagnosticIdentifier = .invalidIdentifier
        var note = noteOnNegation(text, of: subject)
        switch shape {
        case .swiftType: identifier = .invalidType
        case .swiftExpression:
            identifier = .invalidExpression
            note = noteOnExpression(text) ?? note
        default: break
        }
        report(identifier, "\(subject.description) \(problem)", at: range, note: note)
    }

    private func problem(of text: String, as shape: ValueShape) -> String? {
        switch shape {
        case .moduleName: SwiftIdentifier.problem(ofModule: text)
        case .swiftType: SwiftFragment.problem(ofType: text)
        case .swiftExpression: SwiftFragment.problem(ofExpression: text)
        default: SwiftIdentifier.problem(of: text)
        }
    }

    /// Returns what to write in place of an input with `!` before it.
    private func noteOnNegation(_ text: String, of subject: Subject) -> String? {
        guard text.first == "!", case .key(let key) = subject else { return nil }
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
        if SwiftFragment.isProse(text) || text.first == "#" {
            return ValueShape.hint(quotingText: text)
        }
        guard text.contains("://"), !text.contains("\"") else { return nil }
        return ValueShape.hint(quotingText: text) + "; a URL is 'URL(string: \\\"\(text)\\\")!'"
    }
}

extension DiagnosticIdentifier {
    static let invalidIdentifier: Self = "invalid-identifier"
}
