import PluginCore

/// Returns the keys and values of the language as a dictionary for libFuzzer.
package func fuzzDictionary() -> String {
    var entries: Set<String> = [
        "{", "}", "[", "]", ":", ",", "true", "false", "null", "//", "/*", "*/", "\\\\u202e",
        "\\\\ud83d\\\\ude00", "{{#list}}", "{{/list}}", "{{^none}}", "{{/none}}",
        "{{text}}", "{{object.a}}", "{{=<% %>=}}", "{{! a }}", "{{.}}", "{{{text}}}", "{{&text}}",
    ]
    var known: Set<String> = []
    func add(_ keys: [KeyShape], of object: String) {
        guard known.insert(object).inserted else { return }
        for key in keys {
            entries.insert("\\\"\(key.name)\\\":")
            add(key.value)
        }
    }
    func add(_ shape: ValueShape) {
        switch shape {
        case .choice(let choice): entries.formUnion(choice.values.map { "\\\"\($0)\\\"" })
        case .list(let element): add(element)
        case .object(let shape): add(shape.keys, of: shape.name)
        case .anyOf(let shapes): shapes.forEach(add)
        case .text: TextKinds.orMarkdown.shapes.forEach { add($0.keys, of: $0.name) }
        case .view:
            Vocabulary.viewShapes.forEach { add($0.keys, of: $0.name) }
            add(Vocabulary.outermostKeys, of: "outermost view")
        default: break
        }
    }
    add(.object(Vocabulary.description))
    return entries.sorted().map { "\"\($0)\"\n" }.joined()
}
