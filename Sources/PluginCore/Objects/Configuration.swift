/// The configuration of a module: the settings in `plugingen.json`.
package struct ModuleConfiguration: Sendable {
    /// The name of the configuration file.
    package static let fileName = "plugingen.json"

    /// The default access level of controllers.
    package let access: AccessLevel
    /// The access level that imports state; nil if they do not state one.
    package let importAccess: AccessLevel?
    /// The frameworks that code is generated for if descriptions name none.
    package let kits: [Kit]
    /// The prefix of the names of controllers. The names of files do not have it.
    package let prefix: String
    package let tests: TestFramework
    /// The names of the methods that add and remove children.
    package var names: ContainmentNames
    package let appearance: AppearanceConfiguration
    /// Whether the files of controllers end in previews if descriptions do not say otherwise.
    package let hasPreviews: Bool
    /// Whether plugins have SwiftUI modifiers if their descriptions do not say otherwise.
    package let hasModifiers: Bool
    /// The protocols that hosts adopt.
    package let hosts: HostProtocols
    /// The states of screens.
    package let states: [StatesConfiguration]
    package let minimumVersions: MinimumVersions
    package let strings: StringTable
    /// The path of the folder of custom templates, as it is written, and its place; nil if there is
    /// none.
    package let templates: (path: String, place: SourcePlace)?

    /// The module whose shared code this one uses; nil if it has shared code of its own.
    package var engine: Engine?
    /// The access level of the shared code for other modules; nil if only this module uses it.
    package let providedEngine: EngineAccess?

    /// The modules of the project that the configuration is for; empty if it is for one module.
    package let modules: [ProjectModule]

    package init(
        access: AccessLevel = .internal, importAccess: AccessLevel? = nil,
        kits: [Kit] = [.default], prefix: String = "",
        tests: TestFramework = .swiftTesting,
        names: ContainmentNames = ContainmentNames(),
        appearance: AppearanceConfiguration = AppearanceConfiguration(),
        hasPreviews: Bool = false, hasModifiers: Bool = false,
        hosts: HostProtocols = HostProtocols(nil), states: [StatesConfiguration] = [],
        minimumVersions: MinimumVersions = MinimumVersions(),
        strings: StringTable = StringTable(),
        templates: (path: String, place: SourcePlace)? = nil,
        engine: Engine? = nil, providedEngine: EngineAccess? = nil,
        modules: [ProjectModule] = []
    ) {
        self.access = access
        self.importAccess = importAccess
        self.kits = kits
        self.prefix = prefix
        self.tests = tests
        self.names = names
        self.appearance = appearance
        self.hasPreviews = hasPreviews
        self.hasModifiers = hasModifiers
        self.hosts = hosts
        self.states = states
        self.minimumVersions = minimumVersions
        self.strings = strings
        self.templates = templates
        self.engine = engine
        self.providedEngine = providedEngine
        self.modules = modules
    }
}

/// The names of the methods that add and remove children. The configuration can change them.
package struct ContainmentNames: Sendable {
    /// The base name of the method that adds a child: `add(_:in:)` by default.
    package let add: String
    /// The base name of the method that removes a child: `remove(animated:)` by default.
    package let remove: String

    package init(add: String = "add", remove: String = "remove") {
        self.add = add
        self.remove = remove
    }
}

/// The string table that localized strings are in.
package struct StringTable: Sendable {
    /// A bundle with a table or an asset catalog: the app's, the package target's, or that of the framework that
    /// contains the controllers.
    package enum Bundle: String, CaseIterable, PlainValue {
        case main
        case module
        case framework
    }

    package let bundle: Bundle
    /// The name of the table.
    package let name: String

    package static let defaultName = "Localizable"

    package init(bundle: Bundle = .main, name: String = defaultName) {
        self.bundle = bundle
        self.name = name
    }
}

/// The testing framework of generated tests.
package enum TestFramework: String, CaseIterable, PlainValue {
    case swiftTesting
    case xctest
    /// Tests are not generated.
    case none

    /// The module that tests import.
    package var module: String { self == .xctest ? "XCTest" : "Testing" }
}

extension ModuleConfiguration {
    /// Decodes a configuration of checked JSON.
    init(_ node: JSONNode, in file: SourceFile) {
        let strings = node.object("strings")
        self.init(
            access: node[Vocabulary.access],
            importAccess: node.choice("importAccess"),
            kits: decodeKits(node) ?? [.default],
            prefix: node.string("prefix") ?? "",
            tests: node[Vocabulary.tests],
            names: ContainmentNames(node.object("names")),
            appearance: AppearanceConfiguration(node.object("appearance")),
            hasPreviews: node[Vocabulary.previews],
            hasModifiers: node.object("host")[Vocabulary.swiftUIOfHosts],
            hosts: HostProtocols(node.member("hosts")),
            states: [StatesConfiguration](node.object("states"), in: file),
            minimumVersions: MinimumVersions(
                platforms: node.member("platforms")?.elements.compactMap {
                    $0.choice(SupportedPlatform.self)
                } ?? []
            ) { node.member("minimumVersions")?.string($0) },
            strings: StringTable(
                bundle: strings[Vocabulary.bundleOfStrings],
                name: strings.string("table") ?? StringTable.defaultName),
            templates: node.locatedString("templates").map {
                ($0.value, SourcePlace(file, $0.range))
            },
            engine: node.locatedString("engine").map {
                Engine(name: $0.value, place: SourcePlace(file, $0.range))
            },
            providedEngine: node.choice("providesEngine"),
            modules: node.member("modules")?.elements.map(ProjectModule.init) ?? [])
    }
}

extension ProjectModule {
    /// Decodes a module of checked JSON.
    init(_ node: JSONNode) {
        self.init(
            name: node.string("name") ?? "",
            descriptions: node.string("descriptions") ?? "",
            output: node.string("output"),
            tests: node.member("tests").map { tests in
                Tests(output: tests.string("output") ?? "", prefix: tests.string("prefix") ?? "")
            })
    }
}

extension ContainmentNames {
    /// Decodes the names of checked JSON.
    init(_ node: JSONNode) {
        self.init(add: node.string("add") ?? "add", remove: node.string("remove") ?? "remove")
    }
}

/// A module that the configuration of a project lists.
///
/// Paths start from the folder of the configuration.
package struct ProjectModule: Sendable {
    /// The committed tests of a module.
    package struct Tests: Sendable {
        package let output: String
        /// The prefix of the names of test files and suites; empty for none.
        package let prefix: String
    }

    /// The name that the module is imported by.
    package let name: String
    package let descriptions: String
    /// The folder of the committed controllers; nil if a build plugin generates them.
    package let output: String?
    /// The committed tests; nil for none.
    package let tests: Tests?

    /// The folders of the committed files.
    package var outputs: [String] { [output, tests?.output].compactMap { $0 } }
}

extension Vocabulary {
    static let access = Key("access", default: AccessLevel.internal)

    static let tests = Key("tests", default: TestFramework.swiftTesting)

    static let previews = Key("previews", default: false)

    /// The keys of configurations.
    package static let configuration = ObjectShape(
        "configuration",
        "The configuration of a module. The file is named 'plugingen.json'.",
        [
            .optional("$schema", .string(.any)),
            access.shape,
            .optional("importAccess", .choice(of: AccessLevel.self)),
            kits(),
            .optional("platforms", .list(of: .choice(of: SupportedPlatform.self))),
            .optional("prefix", .identifier),
            tests.shape,
            previews.shape,
            .optional("templates", .name),
            .optional("names", .object(containmentNames)),
            .optional("strings", .object(strings)),
            .optional("appearance", .object(appearance)),
            .optional("host", .object(hostDefaults)),
            hosts,
            states,
            .optional("minimumVersions", .object(minimumVersions)),
            .optional("engine", .identifier),
            .optional("providesEngine", .choice(of: EngineAccess.self)),
            .optional("modules", .list(of: .object(module))),
        ])

    package static let containmentNames = ObjectShape(
        "set of method names",
        "Other names for the methods of every view controller, if a project already has "
            + "methods with these names.",
        [
            .optional("add", .identifier),
            .optional("remove", .identifier),
        ])

    static let swiftUIOfHosts = Key("swiftUI", default: false)

    package static let hostDefaults = ObjectShape(
        "set of host helpers",
        "The host helpers that plugins get if their descriptions do not say otherwise.",
        [
            swiftUIOfHosts.shape
        ])

    static let bundleOfStrings = Key("bundle", default: StringTable.Bundle.main)

    package static let strings = ObjectShape(
        "string table",
        "The string table of localized strings.",
        [
            bundleOfStrings.shape,
            .optional("table", .name),
        ])

    package static let minimumVersions = ObjectShape(
        "set of versions",
        "The minimum platform versions. Mac Catalyst follows iOS.",
        Platform.all.map { platform in
            .optional(platform.name, .string(.version(from: platform.oldestVersion)))
        })
}

extension Vocabulary {
    package static let module = ObjectShape(
        "module",
        "A module with plugins. Paths start from the folder of this file.",
        [
            .required("name", .identifier),
            .required("descriptions", .name),
            .optional("output", .name),
            .optional("tests", .object(moduleTests)),
        ])

    package static let moduleTests = ObjectShape(
        "module's 'tests'",
        "The committed tests of a module.",
        [
            .required("output", .name),
            .optional("prefix", .identifier),
        ])
}
