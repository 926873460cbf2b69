extension TemplateRenderer {
    /// Returns the value that a tag names. Reports an unknown name, and returns nil.
    ///
    /// According to the specification, the first part of a name is looked up from the innermost
    /// context outward, and each other part only in the value of the part before it.
    mutating func value(of tag: Tag) -> MustacheValue? {
        guard let first = tag.keys.first else { return contexts.innermost }
        guard var value = contexts[first] else {
            report(
                .unknownName, "unknown name '\(first)'", at: tag.range,
                notes: suggestion(for: first, among: contexts.names))
            return nil
        }
        for index in 1..<tag.keys.count {
            if case .nothing = value { return value }
            guard case .object(let object) = value, let member = object[tag.keys[index]] else {
                reportUnknownKey(at: index, of: tag, in: value)
                return nil
            }
            value = member
        }
        return value
    }

    /// Reports that the value of the parts before a key does not have that key.
    private mutating func reportUnknownKey(at index: Int, of tag: Tag, in value: MustacheValue) {
        let key = tag.keys[index]
        let owner = tag.keys[..<index].joined(separator: ".")
        var notes = [Diagnostic.Note("'\(owner)' is \(value.kind), which holds no names")]
        if case .object(let object) = value {
            notes = suggestion(for: key, among: object.keys.sorted())
        }
        report(.unknownName, "unknown name '\(key)' in '\(owner)'", at: tag.range, notes: notes)
    }

    /// Adds the text of a variable. Its lines are not indented.
    mutating func interpolate(_ tag: Tag) {
        guard let value = value(of: tag) else { return }
        if case .nothing = value { return }
        guard case .text(let text) = value else {
            report(
                .notText, "'\(tag.name)' is \(value.kind), and only a text can be inserted",
                at: tag.range, notes: [Diagnostic.Note(advice(on: value, named: tag.name))])
            return
        }
        write(text)
    }

    /// Returns the note on how to use a value that is not text.
    private func advice(on value: MustacheValue, named name: String) -> String {
        switch value {
        case .flag: "open a section for what depends on it: '{{#\(name)}} … {{/\(name)}}'"
        case .list: "open a section for its elements: '{{#\(name)}} … {{/\(name)}}'"
        default: "name one of its values, as in '{{\(name == "." ? "" : name + ".")name}}'"
        }
    }

    /// Reports a problem in the template that is being rendered, with a note on where it is included.
    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note]
    ) {
        var notes = notes
        if let includer = includers.last, identifier != .endlessPartial {
            notes.append(Diagnostic.Note("it is included here", at: includer))
        }
        diagnostics.addOnce(
            Diagnostic(
                .error, identifier, message, at: SourcePlace(template.file, range), notes: notes))
    }
}
