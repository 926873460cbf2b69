/// Templates by name, which can be rendered and can include each other as partials.
///
/// ```swift
/// let library = MustacheLibrary(
///     parsing: ["Controller": controllerFile, "Header": headerFile], reporting: &diagnostics)
/// let bytes = library.render("Controller", with: ["name": "Loading"], reporting: &diagnostics)
/// ```
package struct MustacheLibrary: Sendable {
    /// The maximum number of problems that are reported in a template.
    static let problemLimit = 100

    /// The templates without errors.
    private(set) var templates: [String: Template] = [:]
    /// The names of the templates with errors that have been reported.
    private var faultyNames: Set<String> = []

    /// The names of the partials that the templates include.
    package var partials: Set<String> {
        Set(templates.values.flatMap { $0.partials.map(\.name) })
    }

    /// Parses templates by their names.
    package init(parsing files: [String: SourceFile], reporting diagnostics: inout DiagnosticCollector) {
        self.init(
            parsing: files.keys.sorted(), from: { files[$0] }, among: { files.keys.sorted() }, reporting: &diagnostics)
    }

    /// Parses templates and their partials, and reports all problems in them: first the errors of
    /// each template, then the unknown partials of templates without errors.
    ///
    /// A template without errors can be rendered even if others have errors.
    ///
    /// - Parameters:
    /// - file: returns the template with a name, if there is one.
    /// - known: returns the names of all templates, for suggestions.
    init(
        parsing names: [String], from file: (String) -> SourceFile?, among known: () -> [String],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        var names = names
        var parsed: [Template] = []
        var next = 0
        while next < names.count {
            let name = names[next]
            next += 1
            guard !isParsed(name), let file = file(name) else { continue }
            if let template = Template(parsing: file, reporting: &diagnostics) {
                templates[name] = template
                parsed.append(template)
                names += template.partials.map(\.name)
            } else {
                faultyNames.insert(name)
            }
        }
        for template in parsed {
            reportUnknownPartials(of: template, among: known, reporting: &diagnostics)
        }
    }

    private func isParsed(_ name: String) -> Bool {
        templates[name] != nil || faultyNames.contains(name)
    }

    private func reportUnknownPartials(
        of template: Template, among known: () -> [String], reporting diagnostics: inout DiagnosticCollector
    ) {
        let unknown = template.partials.lazy.filter { !isParsed($0.name) }
        for partial in unknown.prefix(Self.problemLimit) {
            diagnostics.error(
                .unknownPartial, "unknown partial '\(partial.name)'",
                at: SourcePlace(template.file, partial.range),
                notes: suggestion(for: partial.name, among: known()))
        }
    }

    /// Returns the UTF-8 text that a template renders for a value, or nil if there are errors.
    ///
    /// These are errors: a name that is not in any context, an interpolated value that is not text,
    /// partials that include each other endlessly, and an unknown template. Each is reported once,
    /// and not at all if `diagnostics` already contains it. If a template or one of its partials has errors that
    /// were reported when it was parsed, nothing more is reported.
    package func render(
        _ name: String, with value: MustacheValue, reporting diagnostics: inout DiagnosticCollector
    ) -> [UInt8]? {
        guard let template = templates[name] else {
            if !faultyNames.contains(name) {
                let known = Array(templates.keys) + faultyNames
                diagnostics.error(
                    .unknownTemplate, "no template is named '\(name)'",
                    at: SourcePlace(SourceFile(path: name, bytes: [])),
                    notes: suggestion(for: name, among: known.sorted()))
            }
            return nil
        }
        var renderer = TemplateRenderer(template, in: self, with: value)
        let bytes = renderer.render()
        diagnostics.addOnce(contentsOf: renderer.diagnostics)
        return bytes
    }
}
