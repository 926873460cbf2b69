import SourceDiagnostics

extension TemplateRenderer {
    /// The value that a tag names, or nil, with a report, where there is none.
    ///
    /// The first part of a name is looked up from the innermost context outwards, each other part
    /// only in the value of the part before it, as the specification has it.
    mutating func resolve(_ tag: Tag, of template: MustacheTemplate) -> MustacheValue? {
        if tag.name.isEmpty { return iterated[iterated.count - 1] }
        let key = template.keys[tag.name.lowerBound]
        var index = objects.count - 1
        while index >= 0 {
            if let value = objects[index].value(of: key) {
                return tag.name.count == 1 ? value : resolveRest(of: tag, of: template, in: value)
            }
            index -= 1
        }
        let first = template.names[tag.name.lowerBound]
        report(
            .unknownName, "unknown name '\(first)'", at: tag.range,
            notes: suggestion(for: first, among: objects.reversed().flatMap(\.names)))
        return nil
    }

    /// Looks up the parts of a dotted name after the first.
    private mutating func resolveRest(
        of tag: Tag, of template: MustacheTemplate, in first: MustacheValue
    ) -> MustacheValue? {
        var value = first
        for index in tag.name.dropFirst() {
            if case .nothing = value { return value }
            guard case .object(let fields) = value,
                let next = fields.value(of: template.keys[index])
            else {
                let owner = template.names[tag.name.lowerBound..<index].joined(separator: ".")
                reportMissing(template.names[index], in: value, named: owner, at: tag.range)
                return nil
            }
            value = next
        }
        return value
    }

    /// Reports that a value does not hold a part of a name.
    private mutating func reportMissing(
        _ part: String, in value: MustacheValue, named owner: String, at range: SourceRange
    ) {
        var notes = [Diagnostic.Note("'\(owner)' is \(value.kind), which holds no names")]
        if case .object(let fields) = value {
            notes = suggestion(for: part, among: fields.names)
        }
        report(.unknownName, "unknown name '\(part)' in '\(owner)'", at: range, notes: notes)
    }
}

extension TemplateRenderer {
    /// Renders a section for each element of a list, once for any other value that is not falsy,
    /// and not at all where the name was not found.
    ///
    /// Returns whether it is to be rendered.
    ///
    /// - Parameter start: where its instructions begin.
    mutating func beginSection(of value: MustacheValue?, at start: Int) -> Bool {
        guard let value, !value.isFalsy else { return false }
        var elements: [MustacheValue] = []
        if case .list(let values) = value { elements = values }
        loops.append(Loop(elements: elements, start: start))
        enter(elements.first ?? value)
        return true
    }

    /// Where the instructions of the section begin, if there is another element to render it for.
    mutating func endSection() -> Int? {
        leave()
        let last = loops.count - 1
        loops[last].index += 1
        if loops[last].index == max(1, loops[last].elements.count) {
            loops.removeLast()
            return nil
        }
        enter(loops[last].elements[loops[last].index])
        return loops[last].start
    }

    private mutating func enter(_ value: MustacheValue) {
        iterated.append(value)
        if case .object(let object) = value { objects.append(object) }
    }

    private mutating func leave() {
        if case .object = iterated.removeLast() { objects.removeLast() }
    }
}
