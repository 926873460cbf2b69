/// The configuration of a module: the settings in `plugingen.json`.
package struct ModuleConfiguration: Sendable {
    /// The name of the configuration file.
    package static let fileName = "plugingen.json"

    package let node: JSONNode
    private let file: SourceFile
    /// The frameworks that code is generated for if descriptions name none.
    package var kits: [Kit]
    /// The names of the methods that add and remove children.
    package var names: ContainmentNames
    package let appearance: AppearanceConfiguration
    /// The protocols that hosts adopt.
    package let hosts: HostProtocols
    /// The states of screens.
    package let states: [StatesConfiguration]
    package var minimumVersions: MinimumVersions
    /// The module whose shared code this one uses; nil if it has shared code of its own.
    package var engine: Engine?

    /// Creates the configuration without any key.
    package init() { self.init(.empty, in: SourceFile(path: "", bytes: [])) }

    /// - Parameter node: checked JSON.
    init(_ node: JSONNode, in file: SourceFile) {
        self.node = node
        self.file = file
        kits = decodeKits(node) ?? [.default]
        names = ContainmentNames(node.object("names"))
        appearance = AppearanceConfiguration(node: node.object("appearance"))
        hosts = HostProtocols(node: node.member("hosts"))
        states = node.object("states").members.map { StatesConfiguration(member: $0, file: file) }
        minimumVersions = MinimumVersions(platforms: node.choices("platforms") ?? []) {
            node.member("minimumVersions")?.string($0)
        }
        engine = node.locatedString("engine").map { Engine(name: $0.value, place: SourcePlace(file, $0.range)) }
    }

    /// The default access level of controllers.
    package var access: AccessLevel { node.choice("access") ?? .internal }
    /// The access level that imports state; nil if they do not state one.
    package var importAccess: AccessLevel? { node.choice("importAccess") }
    /// The prefix of the names of controllers. The names of files do not have it.
    package var prefix: String { node.string("prefix") ?? "" }
    package var tests: TestFramework { node.choice("tests") ?? .swiftTesting }
    /// Whether the files of controllers end in previews if descriptions do not say otherwise.
    package var hasPreviews: Bool { node.bool("previews") ?? false }
    /// Whether plugins have SwiftUI modifiers if their descriptions do not say otherwise.
    package var hasModifiers: Bool { node.object("host").bool("swiftUI") ?? false }
    package var strings: StringTable { StringTable(node: node.object("strings")) }
    /// The path of the folder of custom templates, as it is written, and its place; nil if there is
    /// none.
    package var templates: (path: String, place: SourcePlace)? {
        node.locatedString("templates").map { ($0.value, SourcePlace(file, $0.range)) }
    }
    /// The place of the first key that names the bundle of the package's target; nil if there is none.
    package var moduleBundle: SourcePlace? {
        let bundles = ["strings", "appearance"].compactMap { node.object($0).locatedString("bundle") }
        return bundles.first { $0.value == "module" }.map { SourcePlace(file, $0.range) }
    }
    /// The access level of the shared code for other modules; nil if only this module uses it.
    package var providedEngine: AccessLevel? { node.choice("providesEngine") }
}

/// The names of the methods that add and remove children. The configuration can change them.
package struct ContainmentNames: Sendable {
    private let node: JSONNode

    /// - Parameter node: checked JSON.
    package init(_ node: JSONNode = .empty) { self.node = node }

    /// The base name of the method that adds a child: `add(_:in:)` by default.
    package var add: String { node.string("add") ?? "add" }
    /// The base name of the method that removes a child: `remove(animated:)` by default.
    package var remove: String { node.string("remove") ?? "remove" }
}

/// The string table that localized strings are in.
package struct StringTable: Sendable {
    /// A bundle with a table or an asset catalog: the app's, the package target's, or that of the framework that
    /// contains the controllers.
    package enum Bundle: String, CaseIterable, Sendable {
        case main, module, framework
    }

    package static let defaultName = "Localizable"

    var node = JSONNode.empty

    package var bundle: Bundle { node.choice("bundle") ?? .main }
    /// The name of the table.
    package var name: String { node.string("table") ?? Self.defaultName }
}

/// The testing framework of generated tests.
package enum TestFramework: String, CaseIterable, Sendable {
    case swiftTesting, xctest
    /// Tests are not generated.
    case none

    /// The module that tests import.
    package var module: String { self == .xctest ? "XCTest" : "Testing" }
}

extension Vocabulary {
    /// The keys of configurations.
    package static let configuration = ObjectShape(
        "configuration",
        [
            .optional("$schema", .string(.any)),
            .optional("access", .choice(of: AccessLevel.self)),
            .optional("importAccess", .choice(of: AccessLevel.self)),
            kits,
            .optional("platforms", .list(of: .choice(of: SupportedPlatform.self))),
            .optional("prefix", .identifier),
            .optional("tests", .choice(of: TestFramework.self)),
            .optional("previews", .boolean),
            .optional("templates", .name),
            .optional("names", .object(containmentNames)),
            .optional("strings", .object(strings)),
            .optional("appearance", .object(appearance)),
            .optional("host", .object(hostDefaults)),
            .optional("hosts", .identifier.or(hostProtocols)),
            .optional("states", .named("enumeration of states", .named("state", .identifier))),
            .optional("minimumVersions", .object(minimumVersions)),
            .optional("engine", .moduleName),
            .optional("providesEngine", .choice(Choice([AccessLevel.package, .public].map(\.rawValue)))),
            .optional("modules", .list(of: .object(module))),
        ])

    package static let containmentNames = ObjectShape(
        "set of method names",
        [.optional("add", .identifier), .optional("remove", .identifier)])

    package static let hostDefaults = ObjectShape("set of host helpers", [.optional("swiftUI", .boolean)])

    package static let strings = ObjectShape(
        "string table",
        [.optional("bundle", .choice(of: StringTable.Bundle.self)), .optional("table", .name)])

    package static let minimumVersions = ObjectShape(
        "set of versions",
        Platform.all.map { platform in
            .optional(platform.name, .string(.version(from: platform.oldestVersion)))
        })
}

extension Vocabulary {
    package static let module = ObjectShape(
        "module",
        [
            .required("name", .moduleName),
            .required("descriptions", .name),
            .optional("output", .name),
            .optional("tests", .object(moduleTests)),
        ])

    package static let moduleTests = ObjectShape(
        "module's 'tests'",
        [.required("output", .name), .optional("prefix", .identifier)])
}
