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
    /// Where in `templates` each name's is; nil for those that have errors.
    private var positions: [String: Int?] = [:]

    /// The names of the partials that the templates include.
    package var partials: Set<String> {
        var names: Set<String> = []
        for template in templates {
            for partial in template.partials {
                names.insert(template.file.text(in: linked.code.partials.start[partial].name))
            }
        }
        return names
    }

    /// Parses templates, each known by the name it is given.
    package init(
        parsing files: [String: SourceFile], reporting diagnostics: inout DiagnosticCollector
    ) {
        self.init(
            parsing: files.keys.sorted(), from: { files[$0] }, among: { files.keys.sorted() },
            reporting: &diagnostics)
    }

    /// Parses templates and their partials, and reports all problems found in them: first the errors
    /// of each template, then, in templates without, the partials that no template has the name of.
    ///
    /// Templates without errors can be rendered, whatever is wrong with others.
    ///
    /// - Parameters:
    ///   - file: the template of a name, where there is one.
    ///   - known: the names of all templates, one of which may have been meant.
    package init(
        parsing names: [String], from file: (String) -> SourceFile?, among known: () -> [String],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        var open = names
        var parser = TemplateParser()
        var templates: [MustacheTemplate] = []
        var partials: [(position: Int, name: String, place: SourcePlace)] = []
        var next = 0
        while next < open.count {
            let name = open[next]
            next += 1
            guard positions[name] == nil, let file = file(name) else { continue }
            guard let template = parser.parse(file, reporting: &diagnostics) else {
                positions.updateValue(nil, forKey: name)
                continue
            }
            positions[name] = templates.count
            templates.append(template)
            for position in template.partials {
                let partial = parser.code.partials.start[position]
                let name = file.text(in: partial.name)
                partials.append((position, name, SourcePlace(file, partial.range)))
                open.append(name)
            }
        }
        parser.sections.free()
        self.templates = templates
        for (position, name, _) in partials {
            parser.code.partials.start[position].template = positions[name] ?? nil
        }
        linked = LinkedCode(parser.code)
        for (_, name, place) in partials where positions[name] == nil {
            diagnostics.error(
                .unknownPartial, "unknown partial '\(name)'", at: place,
                notes: suggestion(for: name, among: known()))
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
        guard let position = positions[name] else {
            let file = SourceFile(path: name, bytes: [])
            diagnostics.error(
                .unknownTemplate, "no template is named '\(name)'", at: SourcePlace(file),
                notes: suggestion(for: name, among: positions.keys.sorted()))
            return nil
        }
        guard let position else { return nil }
        var renderer = TemplateRenderer(self, diagnostics)
        let output = withUnsafePointer(to: value) { renderer.render(position, with: $0) }
        // Until here, the renderer points into what is linked.
        withExtendedLifetime(linked) { diagnostics = renderer.diagnostics }
        return output
    }
}

/// A note that tells the name which was probably meant, or none.
func suggestion(for name: String, among names: [String]) -> [Diagnostic.Note] {
    guard let nearest = nearestMatch(to: name, among: names) else { return [] }
    return [Diagnostic.Note("did you mean '\(nearest)'?")]
}

extension DiagnosticCollector {
    /// Adds problems, each unless it has been told of the same place in the same words.
    package mutating func addOnce(contentsOf other: DiagnosticCollector) {
        for diagnostic in other.diagnostics { addOnce(diagnostic) }
    }

    mutating func addOnce(_ diagnostic: Diagnostic) {
        for known in diagnostics
        where known.identifier == diagnostic.identifier && known.message == diagnostic.message
            && known.place.range == diagnostic.place.range
            && known.place.file.path == diagnostic.place.file.path
        {
            return
        }
        add(diagnostic)
    }
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
