import PluginCore
import TestSupport
import Testing

/// A template with marked problems: `⟨` and `⟩` are around the place of a problem, `⟪` and `⟫`
/// around that of a note.
struct FaultyExample: Sendable, CustomTestStringConvertible {
    let template: String
    let value: MustacheValue
    let partials: [String: String]
    let expected: [Problem]

    /// Creates an example.
    ///
    /// - Parameter expected: the problems in the order of their marks, sorted by file. The file
    ///   `main` comes after partials whose names are before it.
    init(
        _ template: String, _ value: MustacheValue = [:], partials: [String: String] = [:], reports expected: [Problem]
    ) {
        self.template = template
        self.value = value
        self.partials = partials
        self.expected = expected
    }

    var testDescription: String { template.debugDescription }

    /// Expects no text, and exactly the problems at the marks.
    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        var marked = partials.mapValues(MarkedTemplate.init)
        marked["main"] = MarkedTemplate(template)
        var files: [String: SourceFile] = [:]
        for (name, text) in marked { files[name] = SourceFile(path: name, bytes: text.bytes) }

        var diagnostics = DiagnosticCollector()
        let library = MustacheLibrary(parsing: files, reporting: &diagnostics)
        let bytes = library.render("main", with: value, reporting: &diagnostics)
        expect(bytes == nil, sourceLocation: sourceLocation)

        let found = diagnostics.sorted
        expect(found.map(Problem.init), equals: expected, sourceLocation: sourceLocation)
        expect(found.allSatisfy { $0.severity == .error }, sourceLocation: sourceLocation)
        let marks = marked.sorted { $0.key < $1.key }
        let places = marks.flatMap { name, text in text.problems.map { "\(name):\($0)" } }
        expect(found.map { describe($0.place) }, equals: places, sourceLocation: sourceLocation)
        let notePlaces = marks.flatMap { name, text in text.notes.map { "\(name):\($0)" } }
        let foundNotes = found.flatMap(\.notes).compactMap(\.place)
        expect(foundNotes.map(describe).sorted(), equals: notePlaces.sorted(), sourceLocation: sourceLocation)
    }

    private func describe(_ place: SourcePlace) -> String {
        let end = place.file.location(of: place.range.upperBound)
        return "\(place.file.path):\(place.location.line):\(place.location.column)" + "-\(end.line):\(end.column)"
    }
}
