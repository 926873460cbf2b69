import SourceDiagnostics

/// Carries out the instructions of a template and of its partials.
struct TemplateRenderer {
    let library: MustacheLibrary
    /// The objects that names are looked up in, the innermost last.
    var objects: [MustacheObject] = []
    /// What the implicit iterator stands for, the innermost last.
    var iterated: [MustacheValue]
    var loops: [Loop] = []
    /// How many templates wait for a partial to end.
    private var depth = 0
    /// Where the template is in the library that is being rendered.
    private var current = 0

    private(set) var output: [UInt8] = []
    /// Whether the output is not what the template asks for.
    private(set) var hasFailed = false
    private var isStopped = false
    /// The problems, after those that were known before.
    private(set) var diagnostics: DiagnosticCollector

    init(_ library: MustacheLibrary, _ value: MustacheValue, _ diagnostics: DiagnosticCollector) {
        self.library = library
        self.diagnostics = diagnostics
        iterated = [value]
        if case .object(let object) = value { objects = [object] }
    }

    /// Renders a template of the library.
    mutating func render(_ position: Int) {
        output.reserveCapacity(16_384)
        render(position, indentedBy: [])
    }

    /// - Parameter indentation: what each line of the template is indented with.
    private mutating func render(_ position: Int, indentedBy indentation: [UInt8]) {
        let caller = current
        current = position
        let template = library.templates[position]
        template.instructions.withUnsafeBufferPointer { instructions in
            var index = 0
            while index < instructions.count, !isStopped {
                let next = index + 1
                switch instructions[index] {
                case .text(let text, let lineStarts):
                    append(text, lineStarts, of: template, indentedBy: indentation)
                    index = next
                case .interpolation(let tag):
                    interpolate(template.tags[tag], of: template)
                    index = next
                case .section(let tag, let end):
                    let value = resolve(template.tags[tag], of: template)
                    index = beginSection(of: value, at: next) ? next : end
                case .sectionEnd: index = endSection() ?? next
                case .invertedSection(let tag, let end):
                    let value = resolve(template.tags[tag], of: template)
                    index = value?.isFalsy ?? false ? next : end
                case .partial(let partial):
                    include(partial, of: template, indentedBy: indentation)
                    index = next
                }
            }
        }
        current = caller
    }

    /// Reports a problem in the template that is being rendered.
    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note]
    ) {
        hasFailed = true
        let place = SourcePlace(library.templates[current].file, range)
        diagnostics.addOnce(Diagnostic(.error, identifier, message, at: place, notes: notes))
    }

    private mutating func append(
        _ text: Range<Int>, _ lineStarts: Range<Int>, of template: MustacheTemplate,
        indentedBy indentation: [UInt8]
    ) {
        if indentation.isEmpty || lineStarts.isEmpty {
            return append(template.file.bytes, from: text.lowerBound, to: text.upperBound)
        }
        var start = text.lowerBound
        for position in lineStarts {
            append(template.file.bytes, from: start, to: template.lineStarts[position])
            output.append(contentsOf: indentation)
            start = template.lineStarts[position]
        }
        append(template.file.bytes, from: start, to: text.upperBound)
    }

    private mutating func append(_ bytes: [UInt8], from start: Int, to end: Int) {
        bytes.withUnsafeBufferPointer { bytes in
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        }
    }

    /// Adds a text as it is; its own lines are not indented.
    private mutating func interpolate(_ tag: Tag, of template: MustacheTemplate) {
        guard let value = resolve(tag, of: template) else { return }
        let note: String
        switch value {
        case .text(var text):
            text.withUTF8 { output.append(contentsOf: $0) }
            return
        case .nothing: return
        case .flag: note = "a section can depend on it"
        case .list: note = "a section goes through its elements"
        case .object: note = "name one of its values"
        }
        report(
            .notText, "interpolate text only: '\(template.names.text(of: tag))' is \(value.kind)",
            at: tag.range,
            notes: [Diagnostic.Note(note)])
    }
}

extension TemplateRenderer {
    /// How many partials may be open at a time. Templates of nested data include themselves, so that
    /// recursion as such is fine.
    private static let partialLimit = 100

    /// Renders a partial in the contexts of its tag.
    ///
    /// The indentation of a standalone tag comes on top of that of its own template. A tag within a
    /// line begins no lines, so that the lines of its partial get none.
    private mutating func include(
        _ number: Int, of template: MustacheTemplate, indentedBy indentation: [UInt8]
    ) {
        let lines = template.partials[number].indentation.map { indentation + $0 } ?? []
        guard let position = library.included[current][number] else {
            // It was reported when the library was made.
            hasFailed = true
            isStopped = true
            return
        }
        guard depth < Self.partialLimit else {
            let partial = template.partials[number]
            let note =
                "partial '\(partial.name)' leads to itself in a context that does not end that"
            report(
                .endlessPartial, "nest partials at most \(Self.partialLimit) deep",
                at: partial.range, notes: [Diagnostic.Note(note)])
            isStopped = true
            return
        }
        depth += 1
        render(position, indentedBy: lines)
        depth -= 1
    }
}

/// A section that is being rendered for one of its elements, which is the innermost context.
struct Loop {
    /// Those of a list; none where the section is rendered once, for another value.
    let elements: [MustacheValue]
    var index = 0
    /// Where the instructions of the section begin.
    let start: Int
}
