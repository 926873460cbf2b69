import PluginDescriptions

/// Templates by name, which can be rendered and can include each other as partials.
///
/// ```swift
/// let library = MustacheLibrary(
///     parsing: ["Controller": controllerFile, "Header": headerFile], reporting: &diagnostics)
/// let bytes = library.render("Controller", with: ["name": "Loading"], reporting: &diagnostics)
/// ```
package struct MustacheLibrary: Sendable {
    /// The templates without errors.
    let templates: [MustacheTemplate]
    let linked: LinkedCode
    /// The templates that were parsed, by their names.
    private let entries: [LibraryEntry]

    /// The names of the partials that the templates include.
    package var partials: Set<String> {
        var names: Set<String> = []
        for template in templates {
            for partial in template.partials {
                names.insert(
                    template.source.text.part(linked.code.partials.start[partial].name).string)
            }
        }
        return names
    }

    /// Parses templates, each known by the name it is given.
    package init(
        parsing files: [String: SourceFile], reporting diagnostics: inout DiagnosticCollector
    ) {
        self.init(
            parsing: files.keys.sorted(), from: { files[$0].map { .file($0) } },
            among: { files.keys.sorted() },
            reporting: &diagnostics)
    }

    /// Parses templates and their partials, and reports all problems found in them: first the errors
    /// of each template, then, in templates without, the partials that no template has the name of.
    ///
    /// Templates without errors can be rendered, whatever is wrong with others.
    ///
    /// - Parameters:
    ///   - source: the template of a name, where there is one.
    ///   - known: the names of all templates, one of which may have been meant.
    init(
        parsing names: [String], from source: (String) -> TemplateSource?,
        among known: () -> [String],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        var open = names
        var parser = TemplateParser()
        var templates: [MustacheTemplate] = []
        var entries: [LibraryEntry] = []
        var next = 0
        while next < open.count {
            let name = open[next]
            next += 1
            guard entries[name] == nil, let source = source(name) else { continue }
            guard let template = parser.parse(source, reporting: &diagnostics) else {
                entries.append(LibraryEntry(name: name, position: nil))
                continue
            }
            entries.append(LibraryEntry(name: name, position: templates.count))
            templates.append(template)
            for position in template.partials {
                open.append(source.text.part(parser.code.partials.start[position].name).string)
            }
        }
        parser.free()
        self.templates = templates
        self.entries = entries
        linked = LinkedCode(parser.code)
        for index in templates.indices {
            link(templates[index], among: known, reporting: &diagnostics)
        }
    }

    /// Finds the templates that the partials of one name, and reports those that are not there.
    private func link(
        _ template: MustacheTemplate, among known: () -> [String],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        for position in template.partials {
            let partial = linked.code.partials.start + position
            let name = template.source.text.part(partial.pointee.name).string
            if let entry = entries[name] {
                partial.pointee.template = entry.position
            } else {
                diagnostics.error(
                    .unknownPartial, "unknown partial '\(name)'",
                    at: SourcePlace(template.source.file, partial.pointee.range),
                    notes: suggestion(for: name, among: known()))
            }
        }
    }

    /// The text that the template makes of the value, as UTF-8, by the rules that
    /// ``MustacheTemplate`` names.
    ///
    /// Nil where there are errors: a name that is in no context, a value that is interpolated and is
    /// not text, partials that include each other without end, or a template that is not there.
    /// All that are found are reported, at their tags, but none that `diagnostics` has already: a
    /// loop and the next render find the same again. Where the template, or a partial of it, was
    /// reported when the library was made, nothing more is reported.
    package func render(
        _ name: String, with value: MustacheValue, reporting diagnostics: inout DiagnosticCollector
    ) -> [UInt8]? {
        guard let entry = entries[name] else {
            let file = SourceFile(path: name, bytes: [])
            diagnostics.error(
                .unknownTemplate, "no template is named '\(name)'", at: SourcePlace(file),
                notes: suggestion(for: name, among: entries.map(\.name).sorted()))
            return nil
        }
        guard let position = entry.position else { return nil }
        var renderer = TemplateRenderer(self, diagnostics)
        let output = withUnsafePointer(to: value) { renderer.render(position, with: $0) }
        // Until here, the renderer points into what is linked.
        withExtendedLifetime(linked) { diagnostics = renderer.diagnostics }
        return output
    }
}

/// A template that was parsed.
private struct LibraryEntry {
    let name: String
    /// Where in the library it is; nil for one that has errors.
    let position: Int?
    /// The bytes of the name, by which most are told apart.
    let length: Int

    init(name: String, position: Int?) {
        self.name = name
        self.position = position
        length = name.utf8.count
    }
}

extension [LibraryEntry] {
    fileprivate subscript(name: String) -> LibraryEntry? {
        let length = name.utf8.count
        return withUnsafeBufferPointer { entries in
            // By way of a pointer, a debug build copies none on the way.
            guard var entry = entries.baseAddress else { return nil }
            let end = entry + entries.count
            while entry < end {
                if entry.pointee.length == length, entry.pointee.name == name {
                    return entry.pointee
                }
                entry += 1
            }
            return nil
        }
    }
}

/// A note that tells the name which was probably meant, or none.
func suggestion(for name: String, among names: [String]) -> [Diagnostic.Note] {
    guard let nearest = nearestMatch(to: name, among: names) else { return [] }
    return [Diagnostic.Note("did you mean '\(nearest)'?")]
}

/// The problems that templates can have, when they are parsed (the first six) or rendered.
extension DiagnosticIdentifier {
    static let unclosedTag: DiagnosticIdentifier = "template-unclosed-tag"
    static let invalidName: DiagnosticIdentifier = "template-invalid-name"
    static let invalidDelimiters: DiagnosticIdentifier = "template-invalid-delimiters"
    static let unclosedSection: DiagnosticIdentifier = "template-unclosed-section"
    static let mismatchedSection: DiagnosticIdentifier = "template-mismatched-section"
    static let unknownPartial: DiagnosticIdentifier = "template-unknown-partial"
    static let unknownTemplate: DiagnosticIdentifier = "template-unknown"
    static let unknownName: DiagnosticIdentifier = "template-unknown-name"
    static let notText: DiagnosticIdentifier = "template-not-text"
    static let endlessPartial: DiagnosticIdentifier = "template-endless-partial"
}
