/// What holds for all descriptions of a module, as its configuration file says.
package struct ModuleConfiguration: Sendable {
    /// The name of the file.
    package static let fileName = "plugingen.json"

    /// The access of the controllers whose descriptions say nothing of it.
    package let access: AccessLevel
    /// The kits that code is emitted for where descriptions name none.
    package let kits: [Kit]
    /// What the names of controllers begin with; those of files do not.
    package let prefix: String
    package let tests: TestFramework
    package let names: ContainmentNames
    package let minimumVersions: MinimumVersions
    package let strings: StringTable
    /// The folder of own templates, as it is written, and where; nil where there is none.
    package let templates: (path: String, place: SourcePlace)?

    package init(
        access: AccessLevel = .internal, kits: [Kit] = [.usual], prefix: String = "",
        tests: TestFramework = .swiftTesting,
        names: ContainmentNames = ContainmentNames(),
        minimumVersions: MinimumVersions = MinimumVersions(),
        strings: StringTable = StringTable(),
        templates: (path: String, place: SourcePlace)? = nil
    ) {
        self.access = access
        self.kits = kits
        self.prefix = prefix
        self.tests = tests
        self.names = names
        self.minimumVersions = minimumVersions
        self.strings = strings
        self.templates = templates
    }
}

/// The names of the methods that add children and remove them, as the configuration has them.
package struct ContainmentNames: Sendable {
    package let add: String
    package let remove: String

    package init(add: String = "add", remove: String = "remove") {
        self.add = add
        self.remove = remove
    }
}

/// Where localized texts are looked up.
package struct StringTable: Sendable {
    package enum Bundle: String, CaseIterable, Sendable {
        case main
        case module
        case framework
    }

    package let bundle: Bundle
    /// The name of the table.
    package let name: String

    package static let usualName = "Localizable"

    package init(bundle: Bundle = .main, name: String = usualName) {
        self.bundle = bundle
        self.name = name
    }
}

/// The oldest systems that a module is for.
package struct MinimumVersions: Sendable {
    /// The systems that emitted code is for, each with the first version that it supports.
    static let leastVersions: [(String, Int)] = Kit.all.flatMap { kit in
        zip(kit.list("systems"), kit.list("systems.versions").compactMap(Int.init))
    }

    private let written: [(system: String, version: String)]?

    /// The first versions that are supported.
    package init() { written = nil }

    /// - Parameter version: the version of a system; nil for the first that is supported.
    package init(of version: (_ system: String) -> String?) {
        written = Self.leastVersions.map { ($0, version($0) ?? String($1)) }
    }

    /// The systems, each with its version as it was written.
    package var all: [(system: String, version: String)] {
        written ?? Self.leastVersions.map { ($0, String($1)) }
    }

    /// The whole part of a version such as `16` or `16.4.1`; nil for what is no version.
    static func major(of version: String) -> Int? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let areNumbers = parts.allSatisfy { part in
            (1...4).contains(part.utf8.count) && part.allSatisfy("0123456789".contains)
        }
        return areNumbers && parts.count <= 3 ? Int(parts[0]) : nil
    }
}

/// What emitted tests are written with.
package enum TestFramework: String, CaseIterable, Sendable {
    case swiftTesting
    case xctest
    /// There are none.
    case none

    /// The module that tests import.
    package var module: String { self == .xctest ? "XCTest" : "Testing" }
}

/// Reads, checks and decodes a configuration.
///
/// - Returns: the configuration, or nil where it has an error, which is reported.
package func readConfiguration(
    _ file: SourceFile, into diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration? {
    var found = DiagnosticCollector()
    defer { diagnostics.add(contentsOf: found) }

    guard let node = readJSON(file, into: &found) else { return nil }
    var checker = ShapeChecker(file: file, isComplete: !found.hasErrors)
    checker.check(
        node.value, at: node.range, is: .object(Vocabulary.configuration),
        of: .file(Vocabulary.configuration))
    found.add(contentsOf: checker.diagnostics)

    let prefix = node.locatedString("prefix")
    if let prefix, SwiftIdentifier.problem(of: prefix.value) == nil,
        prefix.value.first?.isUppercase == false
    {
        found.error(
            .invalidName, "'prefix' begins the names of types, and so with a capital letter",
            at: SourcePlace(file, prefix.range))
    } else if let prefix, let kit = Kit.looking(like: prefix.value) {
        found.error(
            .invalidName, "with this prefix, types look like \(kit.name)'s own",
            at: SourcePlace(file, prefix.range))
    }
    let strings = node.object("strings")
    if let table = strings.locatedString("table"),
        let ending = [".strings", ".stringsdict", ".xcstrings"].first(where: table.value.hasSuffix)
    {
        found.error(
            .invalidName, "'table' is the name of a table without its ending",
            at: SourcePlace(file, table.range),
            notes: [Diagnostic.Note("leave out '\(ending)'")])
    }
    let givenNames = node.object("names")
    let names = ContainmentNames(
        add: givenNames.string("add") ?? "add", remove: givenNames.string("remove") ?? "remove")
    let kits = decodeKits(node) ?? [.usual]
    checkKits(of: node, in: file, into: &found)
    checkNames(names, in: givenNames, of: file, kits: kits, into: &found)
    if found.hasErrors { return nil }
    return ModuleConfiguration(
        access: node.choice("access") ?? .internal,
        kits: kits,
        prefix: prefix?.value ?? "",
        tests: node.choice("tests") ?? .swiftTesting,
        names: names,
        minimumVersions: MinimumVersions { node.member("minimumVersions")?.string($0) },
        strings: StringTable(
            bundle: strings.choice("bundle") ?? .main,
            name: strings.string("table") ?? StringTable.usualName),
        templates: node.locatedString("templates").map {
            ($0.value, SourcePlace(file, $0.range))
        })
}

/// The methods have names of their own, which no view controller has a member of already.
private func checkNames(
    _ names: ContainmentNames, in node: JSONNode, of file: SourceFile, kits: [Kit],
    into diagnostics: inout DiagnosticCollector
) {
    for key in ["add", "remove"] {
        guard let name = node.locatedString(key) else { continue }
        let isMember = kits.contains { kit in
            kit.reservedMembers.has(name.value)
                || kit.list("reserved.methods").contains(name.value)
        }
        let isEmitted =
            ReservedNames.ofEmittedControllers.has(name.value)
            || ReservedNames.ofContainment.contains(name.value)
        if !isMember, !isEmitted { continue }
        let words = isMember ? "already a member of every view controller" : "generated already"
        diagnostics.error(
            .nameCollision, "'\(name.value)' is \(words)", at: SourcePlace(file, name.range),
            notes: [Diagnostic.Note("choose another name")])
    }
    if names.add == names.remove, let last = node.member("remove") ?? node.member("add") {
        diagnostics.error(
            .nameCollision, "the methods that add and remove children are both '\(names.add)'",
            at: SourcePlace(file, last.range))
    }
}

extension Vocabulary {
    /// The language of configurations.
    package static let configuration = ObjectShape(
        "configuration",
        "What holds for all descriptions of a module. The file is named 'plugingen.json'.",
        [
            .optional(
                "$schema", .string, whenAbsent: "what the editor's settings say",
                "The path of the schema that 'plugingen schema --configuration' prints. It is ignored."
            ),
            .optional(
                "access", .choice(of: AccessLevel.self),
                whenAbsent: "\"internal\"",
                "The access of the controllers whose descriptions say nothing of it."),
            kits(whenAbsent: "[\"\(Kit.usual.name)\"]"),
            .optional(
                "prefix", .identifier, whenAbsent: "no prefix",
                "What the names of controllers begin with: with 'ABC' the controller of 'Loading' "
                    + "is 'ABCLoadingViewController'. Files and helpers keep their names."),
            .optional(
                "tests", .choice(of: TestFramework.self),
                whenAbsent: "\"swiftTesting\"",
                "What tests are written with; 'none' for no tests."),
            .optional(
                "templates", .name, whenAbsent: "the built-in templates",
                "The folder of your own templates, as a path from the folder of this file."),
            .optional(
                "names", .object(containmentNames), whenAbsent: "{}",
                "Other names for what every view controller gets."),
            .optional(
                "strings", .object(strings), whenAbsent: "{}",
                "Where localized texts are looked up."),
            .optional(
                "minimumVersions", .object(minimumVersions), whenAbsent: "{}",
                "The oldest systems that the module is for. Some words of descriptions need newer "
                    + "ones."),
        ])

    package static let containmentNames = ObjectShape(
        "set of method names",
        "The names of the methods that every view controller gets, where a project has others of "
            + "the usual names.",
        [
            .optional(
                "add", .identifier, whenAbsent: "\"add\"",
                "The name of the method that adds a child, 'add(_:in:)'."),
            .optional(
                "remove", .identifier, whenAbsent: "\"remove\"",
                "The name of the method that removes a child, 'remove(animated:)'."),
        ])

    package static let strings = ObjectShape(
        "string table",
        "Where localized texts are looked up.",
        [
            .optional(
                "bundle", .choice(of: StringTable.Bundle.self), whenAbsent: "\"main\"",
                "Whose resources hold the table. 'main': the app's. 'module': those of the "
                    + "package's target, which has to have some. 'framework': those of the "
                    + "framework that the controllers are in."),
            .optional(
                "table", .name, whenAbsent: "\"\(StringTable.usualName)\"",
                "The name of the table."),
        ])

    package static let minimumVersions = ObjectShape(
        "set of versions",
        "The oldest systems that a module is for. Mac Catalyst follows iOS.",
        MinimumVersions.leastVersions.map { system, least in
            .optional(
                system, .version(from: least), whenAbsent: "\"\(least)\"",
                "The oldest version of \(system).")
        })
}

extension Vocabulary {
    /// The words of choices that the first supported systems do not know, each with the versions of
    /// the systems from which it can be used; those that always had it are left out.
    package static let newerWords =
        [
            NewerWord(AccessibilityTrait.toggleButton.rawValue, from: 17, of: ["iOS", "tvOS"]),
            NewerWord(TextStyle.extraLargeTitle.rawValue, from: 17, of: ["iOS", "tvOS"]),
            NewerWord(TextStyle.extraLargeTitle2.rawValue, from: 17, of: ["iOS", "tvOS"]),
        ] + newerContentTypes.map { NewerWord($0.rawValue, from: 17, of: ["iOS", "tvOS"]) }

    private static let newerContentTypes: [TextFieldView.ContentType] = [
        .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .creditCardSecurityCode,
        .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
        .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear,
        .creditCardType,
    ]

    /// What is known of a word that not all systems know; nil for one that all do.
    package static func newerWord(_ word: String) -> NewerWord? {
        newerWords.first { $0.word.isWord(word) }
    }
}

/// A word of a choice that the first supported systems do not know.
package struct NewerWord: Sendable {
    package let word: String
    /// The first version that knows it, of each of some systems.
    package let version: Int
    package let systems: [String]

    init(_ word: String, from version: Int, of systems: [String]) {
        self.word = word
        self.version = version
        self.systems = systems
    }
}
