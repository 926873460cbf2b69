extension Template {
    /// Returns the UTF-8 text that the template renders for a value. Returns nil, and reports each error once, if a name
    /// is in no value around its tag, or if a value is inserted that is not text.
    package func render(_ value: MustacheValue, reporting diagnostics: inout DiagnosticCollector) -> [UInt8]? {
        var renderer = TemplateRenderer(file: file, values: [value])
        renderer.render(nodes)
        diagnostics.addOnce(contentsOf: renderer.diagnostics)
        return renderer.diagnostics.hasErrors ? nil : renderer.output
    }
}

private struct TemplateRenderer {
    let file: SourceFile
    /// The values in which names are looked up, the innermost last.
    var values: [MustacheValue]
    var output: [UInt8] = []
    var diagnostics = DiagnosticCollector()
    /// The offsets of the tags whose problems were reported.
    private var reported: Set<Int> = []
    private var nodeCount = 0

    init(file: SourceFile, values: [MustacheValue]) {
        self.file = file
        self.values = values
    }

    mutating func render(_ nodes: [TemplateNode]) {
        for node in nodes {
            switch node {
            case .text(let text): output += text
            case .value(let tag): insert(tag)
            case .section(let tag, let isInverted, let nodes): render(nodes, of: tag, isInverted)
            }
        }
    }

    private mutating func render(_ nodes: [TemplateNode], of tag: Tag, _ isInverted: Bool) {
        guard let value = value(of: tag), value.isFalsy == isInverted else { return }
        if isInverted { return render(nodes) }
        guard case .list(let elements) = value else { return render(nodes, of: tag, in: value) }
        for element in elements { render(nodes, of: tag, in: element) }
    }

    /// Renders a section, unless the file becomes too large: sections in sections can repeat a text billions of times.
    private mutating func render(_ nodes: [TemplateNode], of tag: Tag, in value: MustacheValue) {
        nodeCount += nodes.count + 1
        guard nodeCount <= 2_000_000, output.count <= 10_000_000 else {
            return report(
                .tooLarge, "the generated file becomes too large", at: tag,
                notes: [Diagnostic.Note("a file has at most 10 MB and 2,000,000 parts; repeat less")])
        }
        values.append(value)
        render(nodes)
        values.removeLast()
    }

    /// Returns the value that a tag names, from the innermost value that has it. Reports an unknown name.
    private mutating func value(of tag: Tag) -> MustacheValue? {
        if tag.name == "." { return values.last }
        for case .object(let object) in values.reversed() {
            if let value = object[tag.name] { return value }
        }
        if reported.contains(tag.range.lowerBound) { return nil }
        let names = values.flatMap { value in
            if case .object(let object) = value { object.keys.sorted() } else { [String]() }
        }
        report(.unknownName, "unknown name '\(tag.name)'", at: tag, notes: suggestion(for: tag.name, among: names))
        return nil
    }

    private mutating func insert(_ tag: Tag) {
        switch value(of: tag) {
        case .text(let text): output += text.utf8
        case nil, .nothing: break
        case .flag, .list, .object:
            report(
                .notText, "'\(tag.name)' is not a text, and only a text can be inserted", at: tag,
                notes: [Diagnostic.Note("open a section for it: '{{#\(tag.name)}} … {{/\(tag.name)}}'")])
        }
    }

    private mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at tag: Tag, notes: [Diagnostic.Note]
    ) {
        if !reported.insert(tag.range.lowerBound).inserted { return }
        diagnostics.error(
            identifier, message, at: SourcePlace(file, tag.range), notes: notes)
    }
}
