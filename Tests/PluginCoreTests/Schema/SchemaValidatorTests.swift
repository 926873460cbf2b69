import TestSupport
import Testing

@testable import PluginCore

/// Tests of the keywords that the schema of descriptions uses, according to JSON Schema.
@Suite(.timed) struct SchemaValidatorTests {
    @Test(
        "each keyword accepts and rejects what the standard says",
        arguments: [
            Case("{}", accepts: ["null", "1", "{}", "[]"], refuses: []),
            Case(
                #"{ "type": "string" }"#, accepts: [#""""#, #""a""#],
                refuses: ["1", "null", "{}", "[]", "true"]),
            Case(
                #"{ "type": "boolean" }"#, accepts: ["true", "false"], refuses: ["0", #""true""#]),
            Case(
                #"{ "type": "integer" }"#, accepts: ["1", "-1", "1.0", "1e1", "1e30"],
                refuses: ["1.5", #""1""#]),
            Case(#"{ "type": "number" }"#, accepts: ["1", "1.5", "1e999"], refuses: [#""1""#]),
            Case(#"{ "type": "array" }"#, accepts: ["[]", "[1]"], refuses: ["{}", #""a""#]),
            Case(#"{ "type": "object" }"#, accepts: ["{}"], refuses: ["[]", "null"]),
            Case(#"{ "enum": ["a", "b"] }"#, accepts: [#""b""#], refuses: [#""c""#, "1", "null"]),
            Case(
                #"{ "minimum": 0, "maximum": 1.5 }"#, accepts: ["0", "1.5", "-0.0", #""a""#],
                refuses: ["-0.1", "1.6", "1e999", "-1e999"]),
            Case(
                #"{ "items": { "type": "string" } }"#, accepts: ["[]", #"["a"]"#, "{}"],
                refuses: [#"["a", 1]"#]),
            Case(
                #"{ "required": ["a", "b"] }"#, accepts: [#"{ "a": 1, "b": 2, "c": 3 }"#, "[]"],
                refuses: ["{}", #"{ "a": 1 }"#]),
            Case(
                #"{ "properties": { "a": { "type": "string" } } }"#,
                accepts: ["{}", #"{ "a": "b" }"#, #"{ "c": 1 }"#, "1"], refuses: [#"{ "a": 1 }"#]),
            Case(
                #"{ "properties": { "a": {} }, "additionalProperties": false }"#,
                accepts: ["{}", #"{ "a": 1 }"#, "[]"], refuses: [#"{ "b": 1 }"#]),
            Case(
                #"{ "properties": { "a": {} }, "additionalProperties": { "type": "string" } }"#,
                accepts: ["{}", #"{ "a": 1, "b": "c" }"#, "[]"], refuses: [#"{ "b": 1 }"#]),
            Case(
                #"{ "pattern": "^a+$" }"#, accepts: [#""aa""#, "1"], refuses: [#""""#, #""ab""#]),
            Case(
                #"{ "oneOf": [{ "type": "integer" }, { "minimum": 2 }] }"#,
                accepts: ["1", "2.5"], refuses: ["3", "1.5"]),
            Case(
                ##"""
                {
                  "$ref": "#/$defs/a",
                  "$defs": { "a": { "items": { "$ref": "#/$defs/a" }, "type": "array" } }
                }
                """##,
                accepts: ["[]", "[[], [[]]]"], refuses: ["1", "[[], [1]]"]),
        ])
    func keywords(example: Case) throws {
        let validator = try SchemaValidator(node(example.schema))
        for text in example.accepted {
            expect(try validator.problems(of: node(text)), equals: [], "\(text)")
        }
        for text in example.refused {
            expect(try validator.problems(of: node(text)).count > 0, "\(text)")
        }
    }

    @Test("a problem consists of the path of the value and the keyword")
    func paths() throws {
        let validator = try SchemaValidator(
            node(#"{ "properties": { "a": { "items": { "type": "string", "enum": ["b"] } } } }"#))
        expect(try validator.problems(of: node(#"{ "a": ["b", 1] }"#)), equals: ["/a/1 type", "/a/1 enum"])
    }

    @Test(
        "an unknown keyword is rejected anywhere",
        arguments: [
            #"{ "format": "a" }"#, #"{ "properties": { "a": { "format": "a" } } }"#,
            #"{ "$defs": { "a": { "items": { "format": "a" } } } }"#,
            #"{ "oneOf": [{ "format": "a" }] }"#,
        ])
    func unknownKeyword(schema: String) throws {
        #expect(throws: SchemaValidator.UnknownKeyword(name: "format")) {
            try SchemaValidator(node(schema))
        }
    }

    struct Case: Sendable {
        let schema: String
        let accepted: [String]
        let refused: [String]

        init(_ schema: String, accepts accepted: [String], refuses refused: [String]) {
            self.schema = schema
            self.accepted = accepted
            self.refused = refused
        }
    }
}
