import SourceDiagnostics

/// How many partials may be open at a time. Templates of nested data include themselves, so that
/// recursion as such is fine.
private let partialLimit = 100

extension TemplateRenderer {
    /// Renders a partial in the contexts of its tag.
    ///
    /// The indentation of a standalone tag comes on top of that of its own template. A tag within a
    /// line begins no lines, so that the lines of its partial get none.
    mutating func include(_ name: String, at range: SourceRange, indentation: [UInt8]?) {
        guard callers.count < partialLimit else {
            let note = "partial '\(name)' leads to itself in a context that does not end that"
            report(
                .endlessPartial, "nest partials at most \(partialLimit) deep", at: range,
                notes: [Diagnostic.Note(note)])
            stop()
            return
        }
        guard let template = library.template(named: name) else {
            // It was reported when the library was made.
            hasFailed = true
            stop()
            return
        }
        callers.append(frame)
        var lines: [UInt8] = []
        if let indentation { lines = frame.indentation + indentation }
        frame = Frame(template: template, indentation: lines)
    }

    private mutating func stop() {
        callers = []
        frame.position = frame.template.instructions.count
    }
}
