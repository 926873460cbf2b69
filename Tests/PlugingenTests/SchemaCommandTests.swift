import Foundation
import TestSupport
import Testing

@Suite("plugingen schema", .timed)
struct SchemaCommandTests {
    @Test("Prints only a JSON Schema")
    func printsSchema() throws {
        let command = try Command.plugingen("schema")
        expect(command.status, equals: 0)
        expect(command.errors, equals: "")
        let json = try JSONSerialization.jsonObject(with: Data(command.output.utf8))
        let schema = try #require(json as? [String: Any])
        expect(schema["$schema"] as? String, equals: "https://json-schema.org/draft/2020-12/schema")
        let keys = try #require(schema["properties"] as? [String: Any]).keys
        expect(keys.contains("content") && keys.contains("$schema"))
        expect(try Command.plugingen("schema").output, equals: command.output)
    }

    @Test("'--configuration' prints the schema that a configuration can name as '$schema'")
    func printsSchemaOfConfigurations() throws {
        let command = try Command.plugingen("schema", "--configuration")
        expect(command.status, equals: 0)
        expect(command.errors, equals: "")
        let json = try JSONSerialization.jsonObject(with: Data(command.output.utf8))
        let schema = try #require(json as? [String: Any])
        expect(schema["title"] as? String, equals: "configuration")
        let keys = try #require(schema["properties"] as? [String: Any]).keys
        expect(
            keys.sorted(),
            equals: [
                "$schema", "access", "appearance", "engine", "host", "hosts",
                "importAccess",
                "kits",
                "minimumVersions", "modules", "names", "platforms", "prefix", "previews",
                "providesEngine", "states", "strings", "templates", "tests",
            ])
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "$schema": "plugingen.schema.json", "tests": "none" }"#, to: "plugingen.json")
        try folder.write("{}", to: "Loading.plugin.json")
        expect(try Command.plugingen("validate", in: folder).status, equals: 0)
    }

    @Test("A description can name the schema as '$schema'")
    func isNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write(try Command.plugingen("schema").output, to: "plugin.schema.json")
        try folder.write(
            #"{ "$schema": "../plugin.schema.json" }"#, to: "App/Loading.plugin.json")
        let command = try Command.plugingen("validate", in: folder)
        expect(command.errors, equals: "")
        expect(command.output, equals: "1 description is valid\n")
    }
}
