import PluginDescriptions
import SystemCalls

/// Carries out the instructions of a template and of its partials.
///
/// What it points to is held, unchanged, by the library and by the outermost value.
struct TemplateRenderer {
    let templates: [MustacheTemplate]
    let code: TemplateCode
    /// Where the template is in the library that is being rendered.
    var current = 0

    /// What each name stands for in the contexts that are open, by its number; nil for one of none.
    let values: UnsafeMutablePointer<UnsafePointer<MustacheValue>?>
    var contexts = Memory<OpenContext>(capacity: 32)
    var shadowed = Memory<ShadowedValue>(capacity: 512)

    private var output = Memory<UInt8>(capacity: 32_768)
    /// The indentation of the templates that are open; from an offset on, that of each line now.
    private var indentation = Memory<UInt8>(capacity: 64)
    private var indentationStart = 0
    /// The template whose partial is being rendered, and the partial's tag; nil in the outermost one.
    private var includer: (template: Int, tag: SourceRange)?
    /// How many templates wait for a partial to end.
    private var depth = 0
    /// Whether the output is not what the template asks for.
    private var hasFailed = false
    private var isStopped = false
    /// The problems, after those that were known before.
    private(set) var diagnostics: DiagnosticCollector

    init(_ library: MustacheLibrary, _ diagnostics: DiagnosticCollector) {
        templates = library.templates
        code = library.linked.code
        self.diagnostics = diagnostics
        values = .allocate(capacity: code.names.count)
        values.initialize(repeating: nil, count: code.names.count)
    }

    /// Renders a template of the library, once; nil where it fails.
    mutating func render(_ position: Int, with value: UnsafePointer<MustacheValue>) -> [UInt8]? {
        enter(value, last: value, start: 0)
        run(position)
        let bytes = hasFailed ? nil : output.array
        values.deallocate()
        contexts.free()
        shadowed.free()
        output.free()
        indentation.free()
        return bytes
    }

    private mutating func run(_ position: Int) {
        let caller = current
        current = position
        let instructions = code.instructions.start
        let tags = UnsafePointer(code.tags.start)
        var next = templates[position].start
        while true {
            let index = next
            next += 1
            switch instructions[index] {
            case .text(let start, let end, let lines): appendText(from: start, to: end, lines)
            case .interpolation(let tag): interpolate(tags + tag)
            case .section(let tag, let end): if !beginSection(tags + tag, next) { next = end }
            case .sectionEnd: if let start = endSection() { next = start }
            case .invertedSection(let tag, let end):
                if let value = resolve(tags + tag), value.pointee.isFalsy { continue }
                next = end
            case .partial(let partial):
                include(code.partials.start[partial])
                if isStopped { return }
            case .end:
                current = caller
                return
            }
        }
    }

    /// Reports a problem in the template that is being rendered.
    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note]
    ) {
        hasFailed = true
        let place = SourcePlace(templates[current].source.file, range)
        var notes = notes
        if let includer, identifier != .endlessPartial {
            let tag = SourcePlace(templates[includer.template].source.file, includer.tag)
            notes.append(Diagnostic.Note("it is included here", at: tag))
        }
        diagnostics.addOnce(Diagnostic(.error, identifier, message, at: place, notes: notes))
    }

    private mutating func appendText(
        from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, _ lines: LineBounds
    ) {
        if indentation.count == indentationStart { return output.append(start, end - start) }
        if lines.beginsLine, start == end || !isLineBreak(start, end) { indent() }
        var start = start
        while start < end {
            let count = end - start
            let next = min(count, offset(of: 0x0A, in: start, from: 0, to: count) + 1)
            let isWhole = start[next - 1] == 0x0A
            output.append(start, next)
            start += next
            if isWhole, start == end ? lines.endsAtLine : !isLineBreak(start, end) { indent() }
        }
    }

    private mutating func indent() {
        output.append(indentation.start + indentationStart, indentation.count - indentationStart)
    }

    /// Whether LF or CRLF is at a place before the end.
    private mutating func isLineBreak(
        _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) -> Bool {
        start[0] == 0x0A || start[0] == 0x0D && start + 1 < end && start[1] == 0x0A
    }

    /// Adds a text as it is; its own lines are not indented.
    private mutating func interpolate(_ tag: UnsafePointer<Tag>) {
        guard let value = resolve(tag) else { return }
        let advice: (String) -> String
        switch value.pointee {
        case .text(var text):
            text.withUTF8 { if let bytes = $0.baseAddress { output.append(bytes, $0.count) } }
            return
        case .nothing: return
        case .flag: advice = { "write what depends on it as '{{#\($0)}} … {{/\($0)}}'" }
        case .list: advice = { "write what stands for each element as '{{#\($0)}} … {{/\($0)}}'" }
        case .object:
            advice = { "name one of its values, as in '{{\($0 == "." ? "" : $0 + ".")name}}'" }
        }
        let name = text(in: tag.pointee.name)
        report(
            .notText, "'\(name)' is \(value.pointee.kind), and only texts are written",
            at: tag.pointee.range, notes: [Diagnostic.Note(advice(name))])
    }

    /// A text of the template that is being rendered.
    mutating func text(in range: SourceRange) -> String {
        templates[current].source.text.part(range).string
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
    private mutating func include(_ partial: Partial) {
        guard let position = partial.template else {
            // It was reported when the library was made.
            hasFailed = true
            isStopped = true
            return
        }
        guard depth < Self.partialLimit else {
            let name = text(in: partial.name)
            let note = "partial '\(name)' leads to itself in a context that does not end that"
            report(
                .endlessPartial, "nest partials at most \(Self.partialLimit) deep",
                at: partial.range, notes: [Diagnostic.Note(note)])
            isStopped = true
            return
        }
        let outerStart = indentationStart
        let outerCount = indentation.count
        if let own = partial.indentation {
            indentation.append(own.bytes, own.count)
        } else {
            indentationStart = outerCount
        }
        let outerIncluder = includer
        includer = (current, partial.range)
        depth += 1
        run(position)
        depth -= 1
        includer = outerIncluder
        indentationStart = outerStart
        indentation.count = outerCount
    }
}
