import SourceDiagnostics

extension TemplateRenderer {
    /// The value that a tag names, or nil, with a report, where there is none.
    ///
    /// The first part of a name is looked up from the innermost context outwards, each other part
    /// only in the value of the part before it, as the specification has it.
    mutating func resolve(_ tag: Tag) -> MustacheValue? {
        if tag.name.isEmpty { return contexts[contexts.count - 1] }
        var index = contexts.count - 1
        while index >= 0 {
            if case .object(let fields) = contexts[index],
                let value = fields.value(of: tag.name[0])
            {
                return tag.name.count == 1 ? value : resolveRest(of: tag, in: value)
            }
            index -= 1
        }
        let first = tag.name[0].text
        var known: [String] = []
        for context in contexts.reversed() {
            if case .object(let fields) = context { known += fields.names }
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
            guard case .object(let fields) = value, let next = fields.value(of: tag.name[index])
            else {
                reportMissing(index, of: tag, in: value)
                return nil
            }
            value = next
        }
        return value
    }

    /// Reports that a value does not hold the part of a name at `index`.
    private mutating func reportMissing(_ index: Int, of tag: Tag, in value: MustacheValue) {
        let part = tag.name[index].text
        let owner = tag.name[..<index].map(\.text).joined(separator: ".")
        var notes = [Diagnostic.Note("'\(owner)' is \(value.kind), which holds no names")]
        if case .object(let fields) = value {
            notes = suggestion(for: part, among: fields.names)
        }
        report(.unknownName, "unknown name '\(part)' in '\(owner)'", at: tag.range, notes: notes)
    }
}

extension TemplateRenderer {
    /// Renders a section for each element of a list, once for any other value that is not falsy,
    /// and not at all where the name was not found.
    mutating func beginSection(of value: MustacheValue?, end: Int) {
        guard let value, !value.isFalsy else {
            frame.position = end
            return
        }
        var elements: [MustacheValue] = []
        if case .list(let values) = value { elements = values }
        loops.append(Loop(elements: elements, start: frame.position))
        contexts.append(elements.first ?? value)
    }

    mutating func endSection() {
        let last = loops.count - 1
        contexts.removeLast()
        loops[last].index += 1
        if loops[last].index < loops[last].elements.count {
            contexts.append(loops[last].elements[loops[last].index])
            frame.position = loops[last].start
        } else {
            loops.removeLast()
        }
    }
}

/// How many partials may be open at a time. Templates of nested data include themselves, so that
/// recursion as such is fine.
private let partialLimit = 100

extension TemplateRenderer {
    /// Renders a partial in the contexts of its tag.
    ///
    /// The indentation of a standalone tag comes on top of that of its own template. A tag within a
    /// line begins no lines, so that the lines of its partial get none.
    mutating func include(_ partial: Partial) {
        guard callers.count < partialLimit else {
            let note =
                "partial '\(partial.name)' leads to itself in a context that does not end that"
            report(
                .endlessPartial, "nest partials at most \(partialLimit) deep", at: partial.range,
                notes: [Diagnostic.Note(note)])
            stop()
            return
        }
        guard let template = library.template(named: partial.name) else {
            // It was reported when the library was made.
            hasFailed = true
            stop()
            return
        }
        callers.append(frame)
        var lines: [UInt8] = []
        if let indentation = partial.indentation { lines = frame.indentation + indentation }
        frame = Frame(template: template, indentation: lines)
    }

    private mutating func stop() {
        callers = []
        frame.position = frame.template.instructions.count
    }
}
