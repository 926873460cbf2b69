import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite("Names of generated types", .timed)
struct TypeNameTests {
    @Test("are reported if two types have one name, or if generated code uses it")
    func types() {
        let rows = { (name: String) in
            """
            { "inputs": [{ "name": "tags", "type": "[String]" }], "content": { "rows": "\(name)", "items": "tags",
              "row": { "label": "tagLabel", "text": { "swift": "item" } } } }
            """
        }
        let texts = [
            "Card": rows("listItems"), "CardList": rows("items"),
            "Note": #"{ "host": { "view": "Sendable", "cell": "CardViewController" } }"#,
        ]
        var found = DiagnosticCollector()
        let module = Module(
            texts.sorted { $0.key < $1.key }.map { SourceFile(path: "\($0.key).plugin.json", text: $0.value) },
            reporting: &found)
        module.check(reporting: &found)
        expect(
            found.sorted.map { "\($0.place.file.path): \($0.message)" },
            equals: [
                "CardList.plugin.json: 'CardListItemsRow' is the name of two generated types",
                "Note.plugin.json: 'Sendable' is a type that generated code uses",
                "Note.plugin.json: 'CardViewController' is the name of two generated types",
            ])
    }
}
