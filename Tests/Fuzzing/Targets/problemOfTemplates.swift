import PluginCore
import PluginTools

/// Returns a problem if a template gives neither text nor errors with places.
func problemOfTemplates(_ bytes: [UInt8]) -> String? {
    var found = DiagnosticCollector()
    let template = Template(parsing: SourceFile(path: "main", bytes: bytes), reporting: &found)
    let output = template?.render(data, reporting: &found)
    if output != nil, found.hasErrors { return "text in spite of errors" }
    if output == nil, !found.hasErrors { return "neither text nor errors" }
    for diagnostic in found.diagnostics {
        for place in [diagnostic.place] + diagnostic.notes.compactMap(\.place)
        where place.range.upperBound > place.file.bytes.count {
            return "a place beyond the template: \(diagnostic.message)"
        }
    }
    if DiagnosticFormat.text.text(for: found.sorted).isEmpty != found.diagnostics.isEmpty {
        return "a problem is not reported"
    }
    return nil
}

/// A few values of each kind. Lists have one element, because nested sections of longer lists
/// produce any amount of text, as they should.
private let data: MustacheValue = [
    "text": "Text", "empty": "", "yes": true, "no": false, "nothing": nil, "list": [["a": "1"]],
    "texts": ["a"], "none": [], "object": ["a": "2", "object": ["a": "3", "list": ["b"]]],
    "lines": "a\n  b\r\n", "a": "0",
]
