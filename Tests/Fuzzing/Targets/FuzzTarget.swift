import PluginCore
import PluginTools

/// A part of the program that is fuzzed. Each target checks how the program handles an input.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// The reader of JSON.
    case json
    /// The complete way from the text of a description to Swift.
    case description
    /// Templates, and the data that they are rendered with.
    case mustache
    /// The same as `description`, with descriptions that are nearly valid: the bytes are the
    /// decisions of a ``DescriptionGenerator``.
    case generation

    /// Returns a description of the problem with an input; nil if there is none. A crash, or a call
    /// that takes seconds, is a problem too.
    package func problem(with bytes: [UInt8]) -> String? {
        switch self {
        case .json: problemOfJSON(bytes)
        case .description: problemOfDescription(SourceFile(path: "Example.plugin.json", bytes: bytes))
        case .mustache: problemOfTemplates(bytes)
        case .generation: problemOfDescription(generatedDescription(bytes))
        }
    }
}

private func generatedDescription(_ bytes: [UInt8]) -> SourceFile {
    var generator = DescriptionGenerator(Choices(bytes), plugin: "Example")
    return SourceFile(path: "Example.plugin.json", text: generator.mutatedDescription())
}

private func problemOfJSON(_ bytes: [UInt8]) -> String? {
    let file = SourceFile(path: "Example.plugin.json", bytes: bytes)
    var found = DiagnosticCollector()
    let node = readJSON(file, reporting: &found)
    if node == nil, !found.hasErrors { return "neither a value nor an error" }
    return problem(of: found, in: file) ?? node.flatMap { problem(of: $0, within: SourceRange(0, bytes.count)) }
}

private func problem(of node: JSONNode, within outer: SourceRange) -> String? {
    if !outer.contains(node.range) { return "a value beyond the one around it" }
    switch node.value {
    case .array(let elements): return elements.lazy.compactMap { problem(of: $0, within: node.range) }.first
    case .object(let members):
        return members.lazy.compactMap { member in
            node.range.contains(member.keyRange)
                ? problem(of: member.value, within: node.range) : "a key beyond its object"
        }.first
    default: return nil
    }
}

/// Returns a problem if a description neither causes errors with places in the file, nor generates
/// Swift with matching brackets.
func problemOfDescription(_ file: SourceFile) -> String? {
    var found = DiagnosticCollector()
    let generation = generated(for: [file], reporting: &found)
    if let problem = problem(of: found, in: file) { return problem }
    if generation.isEmpty != found.hasErrors { return "neither errors nor Swift, or both" }
    // The code that all plugins share does not depend on the description.
    for rendered in generation where !rendered.path.contains("ChildContainment") {
        if let problem = SwiftTokens(rendered.text).problem {
            return "\(rendered.path): \(problem)"
        }
    }
    return nil
}

/// Returns the Swift for the descriptions of a module, with tests; an empty array if there are
/// errors.
package func generated(
    for files: [SourceFile], configuration: ModuleConfiguration = ModuleConfiguration(),
    module: String = "App", only isIncluded: (PlannedFile) -> Bool = { _ in true },
    reporting found: inout DiagnosticCollector
) -> [RenderedFile] {
    let app = Module(files, configuration: configuration, reporting: &found)
    let options = GenerationOptions(
        sourcesDirectory: "Sources",
        tests: GenerationOptions.Tests(directory: "Tests", module: module, framework: configuration.tests))
    app.check(reporting: &found)
    let plan = app.plan(options, reporting: &found).filter(isIncluded)
    return app.render(plan, reporting: &found)
}

extension RenderedFile {
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Returns a problem if a diagnostic has no place in the file or cannot be printed.
func problem(of found: DiagnosticCollector, in file: SourceFile) -> String? {
    let whole = SourceRange(0, file.bytes.count)
    for diagnostic in found.diagnostics {
        if diagnostic.place.file.path != file.path {
            return "\(diagnostic.place.file.path): \(diagnostic.message)"
        }
        let places = [diagnostic.place] + diagnostic.notes.compactMap(\.place)
        if !places.allSatisfy({ whole.contains($0.range) }) {
            return "a place beyond the file: \(diagnostic.message)"
        }
    }
    for format in DiagnosticFormat.allCases {
        let text = format.text(for: found.sorted)
        if text.isEmpty != (found.diagnostics.isEmpty && format != .json) {
            return "a problem is not reported"
        }
        if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) {
            return "a control character in \(format)"
        }
    }
    let lines = DiagnosticFormat.line.text(for: found.sorted).split(whereSeparator: \.isNewline)
    return lines.count == found.diagnostics.count ? nil : "a problem on more than one line"
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
