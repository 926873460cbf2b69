/// Renders a template and its partials.
struct TemplateRenderer {
    private let library: MustacheLibrary
    /// The template that is being rendered: the outermost template or a partial.
    private(set) var template: Template
    private(set) var contexts: ContextStack
    /// The tags of the partials that are being rendered, the innermost last.
    private(set) var includers: [SourcePlace] = []
    /// The text before each line of the template that is being rendered.
    private var indentation = ""
    /// The text rendered so far, as UTF-8.
    private var output: [UInt8] = []
    /// The number of nodes rendered so far.
    private var nodeCount = 0
    /// The problems found, each once.
    var diagnostics = DiagnosticCollector()

    /// The error that ends rendering. Its reason was reported before.
    private struct Abort: Error {}

    init(_ template: Template, in library: MustacheLibrary, with value: MustacheValue) {
        self.template = template
        self.library = library
        contexts = ContextStack(value)
    }

    /// Renders the template. Returns nil if there are errors.
    mutating func render() -> [UInt8]? {
        do {
            try render(template.nodes)
            return diagnostics.hasErrors ? nil : output
        } catch {
            return nil
        }
    }

    private mutating func render(_ nodes: [TemplateNode]) throws(Abort) {
        for node in nodes {
            if diagnostics.diagnostics.count >= MustacheLibrary.problemLimit { throw Abort() }
            switch node {
            case .text(let text, let beginsLine):
                if beginsLine { write(indentation) }
                write(text)
            case .variable(let tag): interpolate(tag)
            case .section(let tag, let nodes): try renderSection(nodes, of: tag)
            case .invertedSection(let tag, let nodes):
                if let value = value(of: tag), value.isFalsy { try render(nodes, of: tag.range) }
            case .partial(let partial): try render(partial)
            }
        }
    }

    mutating func write(_ text: String) {
        if !text.isEmpty { output += text.utf8 }
    }

    /// Renders a section once for each element of a list, once for any other value that is not falsy,
    /// and not at all if the name is unknown.
    private mutating func renderSection(_ nodes: [TemplateNode], of tag: Tag) throws(Abort) {
        guard let value = value(of: tag), !value.isFalsy else { return }
        guard case .list(let elements) = value else {
            return try render(nodes, of: tag.range, in: value)
        }
        for element in elements { try render(nodes, of: tag.range, in: element) }
    }

    private mutating func render(
        _ nodes: [TemplateNode], of range: SourceRange, in context: MustacheValue
    ) throws(Abort) {
        contexts.push(context)
        try render(nodes, of: range)
        contexts.pop()
    }

    /// Renders the nodes of a section or of a partial, unless the file becomes too large: partials that include others
    /// twice, and sections in sections, can repeat a text billions of times.
    private mutating func render(_ nodes: [TemplateNode], of range: SourceRange) throws(Abort) {
        nodeCount += nodes.count + 1
        guard nodeCount <= Self.nodeLimit, output.count <= Self.sizeLimit else {
            report(
                .endlessPartial, "the generated file becomes too large", at: range,
                notes: [Diagnostic.Note("a file has at most 10 MB and 2,000,000 parts; repeat less")])
            throw Abort()
        }
        try render(nodes)
    }
}

extension TemplateRenderer {
    /// The maximum number of nested partials. Templates of nested data may include themselves, so
    /// recursion is not an error in itself.
    private static let partialLimit = 100
    private static let nodeLimit = 2_000_000
    /// The maximum size of a generated file in bytes, which is also the limit for reading one.
    private static let sizeLimit = 10_000_000

    /// Renders a partial in the contexts of its tag.
    ///
    /// The indentation of a standalone tag is added to that of its own template. A tag within a
    /// line does not begin lines, so the lines of its partial are not indented.
    private mutating func render(_ partial: Partial) throws(Abort) {
        // A missing partial was reported when the library was created.
        guard let included = library.templates[partial.name] else { throw Abort() }
        guard includers.count < Self.partialLimit else {
            let name = partial.name
            let note = "partial '\(name)' includes itself, and no section around it ends this"
            report(
                .endlessPartial, "nest partials at most \(Self.partialLimit) deep",
                at: partial.range, notes: [Diagnostic.Note(note)])
            throw Abort()
        }
        let (outerTemplate, outerIndentation) = (template, indentation)
        includers.append(SourcePlace(template.file, partial.range))
        template = included
        indentation = partial.indentation.map { indentation + $0 } ?? ""
        try render(included.nodes, of: partial.range)
        includers.removeLast()
        (template, indentation) = (outerTemplate, outerIndentation)
    }
}

/// The values in which names are looked up, the innermost last.
struct ContextStack {
    private var contexts: [MustacheValue]

    init(_ outermost: MustacheValue) { contexts = [outermost] }

    /// The value of the implicit iterator.
    var innermost: MustacheValue { contexts[contexts.count - 1] }

    mutating func push(_ context: MustacheValue) { contexts.append(context) }

    mutating func pop() { contexts.removeLast() }

    /// Returns the value of a name from the innermost context that has it, or nil if none has.
    subscript(name: String) -> MustacheValue? {
        for context in contexts.reversed() {
            if case .object(let object) = context, let value = object[name] { return value }
        }
        return nil
    }

    /// The names in all contexts, the innermost context first.
    var names: [String] {
        contexts.reversed().flatMap { context in
            if case .object(let object) = context { object.keys.sorted() } else { [String]() }
        }
    }
}

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
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange, notes: [Diagnostic.Note]
    ) {
        var notes = notes
        if let includer = includers.last, identifier != .endlessPartial {
            notes.append(Diagnostic.Note("it is included here", at: includer))
        }
        diagnostics.addOnce(
            Diagnostic(.error, identifier, message, at: SourcePlace(template.file, range), notes: notes))
    }
}
