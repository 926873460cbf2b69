import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests that the vocabulary's entry for each key of `plugingen.json` matches the key's effect.
@Suite(.timed) struct ConfigurationVocabularyTests {
    /// For each key, a value that is not the default, and a configuration with `<>` in place of the
    /// key.
    private static let samples: [String: (value: String, template: String)] = [
        "configuration.$schema": (#""a""#, "{ <> }"),
        "configuration.access": (#""public""#, "{ <> }"),
        "configuration.importAccess": (#""internal""#, "{ <> }"),
        "configuration.kits": (#"["AppKit"]"#, "{ <> }"),
        "configuration.platforms": (#"["iOS", "macCatalyst"]"#, "{ <> }"),
        "configuration.prefix": (#""ABC""#, "{ <> }"),
        "configuration.tests": (#""none""#, "{ <> }"),
        "configuration.previews": ("true", "{ <> }"),
        "configuration.templates": (#""Templates""#, "{ <> }"),
        "configuration.names": (#"{ "add": "embed" }"#, "{ <> }"),
        "configuration.host": (#"{ "swiftUI": true }"#, "{ <> }"),
        "set of host helpers.swiftUI": ("true", #"{ "host": { <> } }"#),
        "configuration.hosts": (#""PluginHost""#, "{ <> }"),
        "set of host protocols.controllers": (#""PluginHost""#, #"{ "hosts": { <> } }"#),
        "set of host protocols.views": (#""PluginScreen""#, #"{ "hosts": { <> } }"#),
        "configuration.states": (#"{ "A": { "b": "C" } }"#, "{ <> }"),
        "configuration.minimumVersions": (#"{ "iOS": "16" }"#, "{ <> }"),
        "configuration.strings": (#"{ "bundle": "module" }"#, "{ <> }"),
        "configuration.appearance": (#"{ "notification": "A.b" }"#, "{ <> }"),
        "appearance.colors": (#"{ "a": { "asset": "A" } }"#, #"{ "appearance": { <> } }"#),
        "appearance.fonts": (#"{ "a": { "size": 20 } }"#, #"{ "appearance": { <> } }"#),
        "appearance.bundle": (#""module""#, #"{ "appearance": { <> } }"#),
        "appearance.imports": (#"["Design"]"#, #"{ "appearance": { <> } }"#),
        "app color.asset": (#""A""#, color("<>")),
        "app color.light": (##""#FFFFFF""##, color("<>")),
        "app color.dark": (##""#000000""##, color(##""light": "#FFFFFF", <>"##)),
        "app color.swift": (#""A.b""#, color("<>")),
        "app font.size": ("20", font("<>")),
        "app font.custom": (#""A""#, font(#""size": 20, <>"#)),
        "app font.weight": (#""bold""#, font(#""size": 20, <>"#)),
        "app font.textStyle": (#""title1""#, font(#""size": 20, <>"#)),
        "app font.swift": (#""A.b""#, font("<>")),
        "appearance.notification": (#""A.b""#, #"{ "appearance": { <> } }"#),
        "string table.bundle": (#""framework""#, #"{ "strings": { <> } }"#),
        "string table.table": (#""Plugins""#, #"{ "strings": { <> } }"#),
        "set of method names.add": (#""embed""#, #"{ "names": { <> } }"#),
        "set of method names.remove": (#""unembed""#, #"{ "names": { <> } }"#),
        "set of versions.iOS": (#""16.4""#, #"{ "minimumVersions": { <> } }"#),
        "set of versions.tvOS": (#""18.0.1""#, #"{ "minimumVersions": { <> } }"#),
        "set of versions.visionOS": (#""2""#, #"{ "minimumVersions": { <> } }"#),
        "set of versions.macOS": (#""13""#, #"{ "minimumVersions": { <> } }"#),
        "configuration.engine": (#""AppSupport""#, "{ <> }"),
        "configuration.providesEngine": (#""public""#, "{ <> }"),
        "configuration.modules": (#"[{ "name": "A", "descriptions": "B" }]"#, "{ <> }"),
        "module.name": (#""C""#, module(#""descriptions": "B", <>"#)),
        "module.descriptions": (#""C""#, module(#""name": "A", <>"#)),
        "module.output": (#""C""#, module(#""name": "A", "descriptions": "B", <>"#)),
        "module.tests": (
            #"{ "output": "C" }"#, module(#""name": "A", "descriptions": "B", <>"#)
        ),
        "module's 'tests'.output": (#""D""#, moduleTests("<>")),
        "module's 'tests'.prefix": (#""D""#, moduleTests(#""output": "C", <>"#)),
    ]

    /// The members in place of keys of which a configuration has to have one.
    private static let others = [
        "app color.asset": #""swift": "C.d""#, "app color.light": #""swift": "C.d""#,
        "app color.swift": #""asset": "D""#, "app font.size": #""swift": "C.d""#,
        "app font.swift": #""size": 12"#, "module.name": #""name": "A""#,
        "module.descriptions": #""descriptions": "B""#,
        "module's 'tests'.output": #""output": "C""#,
    ]

    private static func module(_ members: String) -> String {
        #"{ "modules": [{ \#(members) }] }"#
    }

    private static func moduleTests(_ members: String) -> String {
        module(#""name": "A", "descriptions": "B", "tests": { \#(members) }"#)
    }

    private static func color(_ members: String) -> String {
        #"{ "appearance": { "colors": { "a": { \#(members) } } } }"#
    }

    private static func font(_ members: String) -> String {
        #"{ "appearance": { "fonts": { "a": { \#(members) } } } }"#
    }

    private static let keys: [String: KeyShape] = Dictionary(
        uniqueKeysWithValues: VocabularyTests.configurationShapes.flatMap { shape in
            shape.keys.map { ("\(shape.name).\($0.name)", $0) }
        })

    @Test("each key has an example, and each example has a key")
    func examples() {
        expect(Self.samples.keys.sorted(), equals: Self.keys.keys.sorted())
    }

    @Test(
        "each key except those for tools changes the decoded configuration",
        arguments: samples.keys.sorted())
    func isDecoded(name: String) throws {
        let key = try #require(Self.keys[name])
        let without = try outline(decode(name, nil))
        let value = try #require(Self.samples[name]).value
        expect(try (outline(decode(name, value)) == without), equals: key.isForTools)
        // To name a platform also says that the module supports it.
        if key.defaultValue != nil, !name.hasPrefix("set of versions") {
            expect(try outline(decode(name, key.whenAbsent)), equals: without)
        }
    }

    @Test("the schema accepts the same values as the checker", arguments: samples.keys.sorted())
    func values(name: String) {
        for value in ["null", "true", "1", "-1.5", "\"\"", "\"x\"", "[]", "{}", #"{ "x": 1 }"#] {
            expectSchemaAgreement(on: file(name, value), of: .ofConfigurations)
        }
    }

    @Test("the schema accepts the configurations of the examples, and no other keys")
    func schema() throws {
        let validator = try DescriptionSchema.ofConfigurations.validator.get()
        for (name, example) in Self.samples {
            let text = String(decoding: file(name, example.value).bytes, as: UTF8.self)
            expect(try validator.problems(of: node(text)), equals: [])
            let key = name.split(separator: ".")[1]
            let wrong = text.replacing("\"\(key)\":", with: "\"unheardOf\": 1, \"\(key)\":")
            expect(try validator.problems(of: node(wrong)) != [])
        }
    }

    @Test("the schema has titles, descriptions, defaults and the values of choices")
    func annotations() throws {
        let schema = try DescriptionSchema.ofConfigurations.node.get()
        let objects = [schema] + (schema.member("$defs")?.members.map(\.value) ?? [])
        expect(objects.count, equals: VocabularyTests.configurationShapes.count)
        for object in objects {
            let title = object.member("title")?.string
            let shape = VocabularyTests.configurationShapes.first { $0.name == title }
            expect(object.member("description")?.string, equals: shape?.summary)
            let properties = object.member("properties")
            for key in try #require(shape).keys {
                let property = try #require(properties?.member(key.name))
                expect(property.member("description")?.string, equals: key.summary)
                expect((property.member("default") == nil), equals: (key.defaultValue == nil))
                guard case .choice(let choice) = key.value else { continue }
                expect(property.member("enum")?.elements.compactMap(\.string), equals: choice.values)
            }
        }
    }

    @Test("the defaults are the oldest supported versions, and 'add' and 'remove'")
    func defaults() {
        let configuration = ModuleConfiguration()
        expect(
            Platform.all.map { "\($0.name) \(configuration.minimumVersions.version(of: $0))" },
            equals: ["iOS 15", "tvOS 15", "visionOS 1", "macOS 12"])
        expect(configuration.names.add == "add" && configuration.names.remove == "remove")
    }

    private func file(_ name: String, _ value: String?) -> SourceFile {
        let key = name.split(separator: ".")[1]
        let text = Self.samples[name]?.template.replacing(
            "<>", with: value.map { "\"\(key)\": \($0)" } ?? Self.others[name] ?? "")
        return SourceFile(path: "plugingen.json", text: text ?? "")
    }

    /// Returns everything that a configuration says, as text that can be compared.
    private func outline(_ configuration: ModuleConfiguration) -> String {
        let modules = configuration.modules.map { module in
            "\(module.name) \(module.descriptions) \(module.outputs) \(module.tests?.prefix ?? "")"
        }
        let appearance = configuration.appearance
        let colors = appearance.colors.map { "\($0.name) \($0.source)" }
        let fonts = appearance.fonts.map { "\($0.name) \($0.source) \($0.size) \($0.textStyle)" }
        let states = configuration.states.flatMap { states in
            states.states.map { "\(states.name.value) \($0.name.value) \($0.plugin.value)" }
        }
        let parts: [Any] = [
            configuration.access, configuration.importAccess as Any, configuration.kits,
            configuration.prefix, configuration.tests, configuration.names.add, configuration.names.remove,
            colors, fonts, appearance.bundle, appearance.imports, appearance.notification as Any,
            configuration.hasPreviews, configuration.hasModifiers,
            configuration.hosts.controllers as Any, configuration.hosts.views as Any,
            states, configuration.minimumVersions,
            configuration.strings.bundle, configuration.strings.name,
            configuration.templates?.path as Any, configuration.engine?.name as Any,
            configuration.providedEngine as Any, modules,
        ]
        return PluginCoreTests.outline(parts)
    }

    private func decode(_ name: String, _ value: String?) throws -> ModuleConfiguration {
        var found = DiagnosticCollector()
        let configuration = readConfiguration(file(name, value), reporting: &found)
        expect(found.diagnostics.map(\.message), equals: [])
        return try #require(configuration)
    }
}
