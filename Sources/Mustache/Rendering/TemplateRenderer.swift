import SourceDiagnostics

/// Carries out the instructions of a template and of its partials.
struct TemplateRenderer {
    let library: MustacheLibrary
    var frame: Frame
    /// The templates that wait for a partial to end, the innermost last.
    var callers: [Frame] = []
    var loops: [Loop] = []
    /// The values that names are looked up in, the innermost last.
    var contexts: [MustacheValue]

    private(set) var output: [UInt8] = []
    /// Whether the output is not what the template asks for.
    var hasFailed = false
    /// The problems, after those that were known before.
    private(set) var diagnostics: DiagnosticCollector

    init(
        _ library: MustacheLibrary, _ template: MustacheTemplate, _ value: MustacheValue,
        _ diagnostics: DiagnosticCollector
    ) {
        self.library = library
        self.diagnostics = diagnostics
        frame = Frame(template: template)
        contexts = [value]
    }

    mutating func render() {
        output.reserveCapacity(2 * frame.template.file.bytes.count)
        while true {
            let template = frame.template
            while frame.template === template, frame.position < template.instructions.count {
                let instruction = template.instructions[frame.position]
                frame.position += 1
                perform(instruction, of: template)
            }
            if frame.position < frame.template.instructions.count { continue }
            guard let caller = callers.popLast() else { return }
            frame = caller
        }
    }

    /// Reports a problem in the template that is being rendered.
    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note]
    ) {
        hasFailed = true
        let place = SourcePlace(frame.template.file, range)
        diagnostics.addOnce(Diagnostic(.error, identifier, message, at: place, notes: notes))
    }

    private mutating func perform(_ instruction: Instruction, of template: MustacheTemplate) {
        switch instruction {
        case .text(let text, let lineStarts): append(text, lineStarts, of: template)
        case .interpolation(let tag):
            if let value = resolve(template.tags[tag]) {
                interpolate(value, at: template.tags[tag])
            }
        case .section(let tag, let end):
            beginSection(of: resolve(template.tags[tag]), end: end)
        case .sectionEnd: endSection()
        case .invertedSection(let tag, let end):
            let isFalsy = resolve(template.tags[tag])?.isFalsy ?? false
            if !isFalsy { frame.position = end }
        case .partial(let partial): include(template.partials[partial])
        }
    }

    private mutating func append(
        _ text: Range<Int>, _ lineStarts: Range<Int>, of template: MustacheTemplate
    ) {
        if frame.indentation.isEmpty || lineStarts.isEmpty {
            return append(template.file.bytes, from: text.lowerBound, to: text.upperBound)
        }
        var start = text.lowerBound
        for position in lineStarts {
            append(template.file.bytes, from: start, to: template.lineStarts[position])
            output.append(contentsOf: frame.indentation)
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
    private mutating func interpolate(_ value: MustacheValue, at tag: Tag) {
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
            .notText, "interpolate text only: '\(tag.text)' is \(value.kind)", at: tag.range,
            notes: [Diagnostic.Note(note)])
    }
}

/// A template that is being rendered, or that waits for a partial of it to end.
struct Frame {
    let template: MustacheTemplate
    /// The next instruction.
    var position = 0
    /// What each line of the template is indented with.
    var indentation: [UInt8] = []
}

/// A section that is being rendered for one of its elements, which is the innermost context.
struct Loop {
    /// Those of a list; none where the section is rendered once, for another value.
    let elements: [MustacheValue]
    var index = 0
    /// Where the instructions of the section begin.
    let start: Int
}
