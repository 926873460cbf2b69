import PluginTools
import TestSupport
import Testing

@testable import PluginCore

/// Expects that a value in a description has one problem, at the value, or none.
///
/// - Parameters:
/// - problem: the message with its identifier in brackets; nil for none.
/// - before: the description up to the value.
/// - after: the description after the value.
func expectProblem(
    _ problem: String?,
    of value: String,
    between before: String,
    and after: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let written = JSONText.string(value).text()
    let file = SourceFile(path: "Example.plugin.json", text: before + written + after)
    let (description, found) = readDescription(file)
    expect(
        found.map { "\($0.message) [\($0.identifier.name)]" }, equals: (problem.map { [$0] } ?? []),
        sourceLocation: sourceLocation)
    for diagnostic in found {
        expect(file.text(in: diagnostic.place.range), equals: written, sourceLocation: sourceLocation)
    }
    expect((description == nil), equals: (problem != nil), sourceLocation: sourceLocation)
}
