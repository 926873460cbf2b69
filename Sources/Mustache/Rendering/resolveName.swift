import SourceDiagnostics

extension TemplateRenderer {
    /// The value that a tag names, or nil, with a report, where there is none.
    ///
    /// The first part of a name is looked up from the innermost context outwards, each other part
    /// only in the value of the part before it, as the specification has it.
    mutating func resolve(_ tag: Tag) -> MustacheValue? {
        if tag.name.isEmpty { return contexts[contexts.count - 1] }
        let first = tag.name[0]
        var index = contexts.count - 1
        while index >= 0 {
            if case .object(let fields) = contexts[index], let value = fields[first] {
                return tag.name.count == 1 ? value : resolveRest(of: tag, in: value)
            }
            index -= 1
        }
        var known: [String] = []
        for context in contexts.reversed() {
            if case .object(let fields) = context { known += fields.keys.sorted() }
        }
        report(
            .unknownName, "unknown name '\(first)'", at: tag.range,
            notes: suggestion(for: first, among: known))
        return nil
    }

    /// Looks up the parts of a dotted name after the first.
    private mutating func resolveRest(of tag: Tag, in first: MustacheValue) -> MustacheValue? {
        var value = first
        for index in 1..<tag.name.count {
            if case .nothing = value { return value }
            guard case .object(let fields) = value, let next = fields[tag.name[index]] else {
                reportMissing(index, of: tag, in: value)
                return nil
            }
            value = next
        }
        return value
    }

    /// Reports that a value does not hold the part of a name at `index`.
    private mutating func reportMissing(_ index: Int, of tag: Tag, in value: MustacheValue) {
        let part = tag.name[index]
        let owner = tag.name[..<index].joined(separator: ".")
        var notes = [Diagnostic.Note("'\(owner)' is \(value.kind), which holds no names")]
        if case .object(let fields) = value {
            notes = suggestion(for: part, among: fields.keys.sorted())
        }
        report(.unknownName, "unknown name '\(part)' in '\(owner)'", at: tag.range, notes: notes)
    }
}
