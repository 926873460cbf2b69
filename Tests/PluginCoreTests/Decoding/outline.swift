import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Returns a part of a description as text that can be compared, with everything except its JSON and the ranges
/// of its values.
func outline(_ value: Any) -> String {
    if value is SourceFile || value is SourceRange? || value is JSONNode { return "" }
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return String(reflecting: value) }
    let parts = mirror.children.map { child in
        (child.label.map { $0 + ": " } ?? "") + outline(child.value)
    }
    return "\(mirror.subjectType)(\(parts.joined(separator: ", ")))"
}

/// Returns the description in a text without errors.
func decode(
    _ text: String,
    name: String = "Example",
    configuration: ModuleConfiguration = ModuleConfiguration(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> PluginDescription {
    let file = SourceFile(path: name + ".plugin.json", text: text)
    let (description, found) = readDescription(
        named: name, file, configuration: configuration, sourceLocation: sourceLocation)
    expect(found.filter { $0.severity == .error }.map(\.message), equals: [], "\(text)", sourceLocation: sourceLocation)
    return try #require(description, sourceLocation: sourceLocation)
}
