import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct SchemaTests {
    @Test(
        "the descriptions in the repository are valid",
        arguments: try ["Templates", "Tests/Golden", "Tests/Fixtures"].flatMap {
            try Repository.files(in: $0, withSuffix: ".plugin.json")
        })
    func files(path: String) throws {
        let text = try Repository.text(of: path)
        expect(try DescriptionSchema.validator.get().problems(of: node(text)), equals: [])
    }

    @Test("the descriptions of snippets are valid", arguments: Snippet.all)
    func snippets(snippet: Snippet) throws {
        let validator = try DescriptionSchema.validator.get()
        expect(try validator.problems(of: node(snippet.firstDescription)), equals: [])
        expect(try validator.problems(of: node(snippet.secondDescription)), equals: [])
    }

    @Test("an unknown key is rejected in every object", arguments: Snippet.all)
    func unknownKeys(snippet: Snippet) throws {
        let text = snippet.secondDescription.replacing(
            "\"\(snippet.keyName)\":", with: "\"unheardOf\": 1, \"\(snippet.keyName)\":")
        expect(try DescriptionSchema.validator.get().problems(of: node(text)) != [])
    }

    @Test("values of every kind and size are accepted as by the checker", arguments: Snippet.all)
    func values(snippet: Snippet) throws {
        let key = try #require(VocabularyTests.keys[snippet.key])
        var values = [
            "null", "true", "0", "-1", "1.5", "1e1", "-1e999", "\"\"", "\"x\"", "[]", "[[]]",
            "[{}]",
            "[1]", "{}", "{ \"x\": 1 }", "{ \"stack\": [] }", "{ \"input\": \"x\" }",
        ]
        switch key.value {
        case .number(let range, .whole):
            values += [range.lowerBound, range.upperBound].flatMap { bound in
                [-1, 0, 1].map { String(Int(bound) + $0) }
            }
        case .number(let range, _):
            values += [range.lowerBound, range.upperBound].flatMap { bound in
                [bound.nextDown, bound, bound.nextUp].map { "\($0)" }
            }
        case .choice(let choice): values += choice.values.flatMap { ["\"\($0)\"", "\"\($0.uppercased())\""] }
        default: break
        }
        for value in values {
            let text = snippet.description(with: value)
            expectSchemaAgreement(on: SourceFile(path: "Example.plugin.json", text: text))
        }
    }

    @Test("every shape of the vocabulary has its own definition")
    func definitions() throws {
        let definitions = try #require(DescriptionSchema.node.get().member("$defs")).members
        let shapes = Set(VocabularyTests.keys.keys.map { $0.split(separator: ".")[0] }).subtracting(["surface"])
        // The root is the description, and surfaces are keys of views. Each kind of view is defined again with the keys of the
        // outermost view. The text of labels, text that can be a pair, and the text in a pair are defined in addition to
        // other text.
        expect(definitions.count, equals: shapes.count + Vocabulary.viewShapes.count + 4)
        expect(Set(definitions.map(\.key)).count, equals: definitions.count)
        for definition in definitions where definition.value.member("oneOf") == nil {
            expect(definition.value.member("additionalProperties")?.bool, equals: false)
            expect(definition.value.member("description")?.string?.hasSuffix("."), equals: true)
        }
    }

    @Test("defaults are valid values of their keys")
    func defaults() throws {
        let schema = try DescriptionSchema.node.get()
        let definitions = try #require(schema.member("$defs"))
        var count = 0
        for object in [schema] + definitions.members.map(\.value) {
            for property in object.member("properties")?.members ?? [] {
                guard let value = property.value.member("default") else { continue }
                count += 1
                let property = JSONNode(
                    value: .object(property.value.members + schema.members.filter { $0.key == "$defs" }),
                    range: property.value.range)
                expect(try SchemaValidator(property).problems(of: value), equals: [])
            }
        }
        expect(count > 10)
    }

    @Test("a description may have the path of a schema, which must be a string")
    func schemaKey() {
        expectDescriptionDiagnostics(#"{ "$schema": "../plugin.schema.json" }"#)
        expectDescriptionDiagnostics(
            """
            { "$schema": null, "$scheme": "a" }
                         ^~~~ error: '$schema' must be a string, not null [wrong-type]
                               ^~~~~~~~~ error: a description has no key '$scheme' [unknown-key]
            """)
    }
}
