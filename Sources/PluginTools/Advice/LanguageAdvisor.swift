import PluginCore

/// Explains mistakes in descriptions and configurations, with code to paste.
struct LanguageAdvisor: Advisor {
    let checked: CheckedFile

    init(_ checked: CheckedFile) { self.checked = checked }

    func note(on mistake: ShapeMistake) -> Diagnostic.Note? {
        switch mistake {
        case .unknownKey(let member, let keys, let shape): noteOnUnknownKey(member, among: keys, of: shape)
        case .unknownValue(let text, let shape, let accepted): noteOnUnknownValue(text, shape, accepted: accepted)
        case .missingKind(let members, let kinds): noteOnMissingKind(members, among: kinds)
        case .wrongType(let node, let shape):
            (hint(for: shape, whenGiven: node.value) ?? noteOnObject(shape, whenGiven: node))
                .map { Diagnostic.Note($0) }
        case .missingKeys(let keys, let shape, let members):
            Diagnostic.Note(noteOnMissingKeys(keys, of: shape, given: members))
        case .invalidString(let text, .hexColor, _): Diagnostic.Note(noteOnColor(text))
        case .invalidString("", .symbol, _): nil
        case .invalidString(let text, .symbol, _): Diagnostic.Note(noteOnSymbol(text))
        case .invalidString(let text, let format, let key): noteOnSwift(text, format, key).map { Diagnostic.Note($0) }
        case .misplacedInput(let input, let key):
            key.flatMap { noteOnMisplacedInput(input, $0) }.map { Diagnostic.Note($0) }
        case .misplacedMarkdown(let member, let key):
            Diagnostic.Note(
                key.map { "write '\"\($0.name)\": \(source(of: member.value))'" }
                    ?? "write the text without 'markdown'")
        }
    }

    private func noteOnUnknownValue(_ text: String, _ shape: ValueShape, accepted: [String]) -> Diagnostic.Note? {
        if let match = match(for: text, among: accepted) { return .suggestion(match, accepted: accepted) }
        var list = Diagnostic.Note.list(ofAccepted: accepted)
        if let object = shape.object, !accepted.isEmpty {
            list += ", or an object with \(quotedList(object.keys.acceptedNames))"
        }
        return Diagnostic.Note(noteOnToken(text, of: shape, isOnly: accepted.isEmpty) ?? "", list: list)
    }
}
