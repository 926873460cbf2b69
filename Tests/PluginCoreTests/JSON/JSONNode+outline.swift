@testable import PluginCore

extension JSONNode {
    /// The value as JSON without white space.
    var outline: String {
        switch value {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): number.literal
        case .string(let string): string.debugDescription
        case .array(let elements): "[" + elements.map(\.outline).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { $0.key.debugDescription + ":" + $0.value.outline }.joined(separator: ",") + "}"
        }
    }
}

/// Returns the value of a text, and the problems by position.
func read(_ text: String) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
    read(Array(text.utf8))
}

func read(_ bytes: [UInt8]) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
    var collector = DiagnosticCollector()
    let node = readJSON(SourceFile(path: "Example.json", bytes: bytes), reporting: &collector)
    return (node, collector.sorted)
}
