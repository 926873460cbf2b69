import PluginCore

/// A built-in description to start from.
package struct Starter: Sendable {
    package let name: String
    package let text: String

    /// All starters, by name.
    package static let all: [Starter] = EmbeddedStarters.texts
        .map { Starter(name: $0.key, text: $0.value) }
        .sorted { $0.name < $1.name }

    /// Returns the starter with a name. The case of letters does not matter.
    package static func named(_ name: String) -> Starter? { all.first { $0.name.lowercased() == name.lowercased() } }

    /// The names and the summaries of all starters, as a table.
    package static var list: String { table(all.map { ($0.name, $0.description(named: $0.name)?.summary ?? "") }) }

    /// A description with the most common keys, for names without a starter.
    package static let blank = Starter(name: "blank", text: EmbeddedStarters.blank)

    package var isBlank: Bool { name == Self.blank.name }

    /// The starter's text without the `while` of its recovery, for a target that has no such plugin.
    package var textWithoutWhile: String {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: name, text: text)
        let recovery = readJSON(file, reporting: &diagnostics)?.member("host")?.member("recovery")
        guard case .object(let members)? = recovery?.value,
            let index = members.firstIndex(where: { $0.key == "while" }), index > 0
        else { return text }
        // This includes the comma before it.
        let start = members[index - 1].value.range.upperBound
        let bytes = file.bytes.prefix(start) + file.bytes.dropFirst(members[index].value.range.upperBound)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the starter with another first key.
    package func beginning(with key: String, _ value: JSONText) -> Starter {
        guard let brace = text.firstIndex(of: "{") else { return self }
        let member = "\n  \"\(key)\": \(value.compactText),"
        return Starter(name: name, text: text[...brace] + member + text[text.index(after: brace)...])
    }

    /// Returns the starter as a description, as if the user's file contained it.
    package func description(named name: String) -> PluginDescription? {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: descriptionFileName(ofPlugin: name), text: text)
        return readDescription(file, name: name, reporting: &diagnostics)
    }
}
