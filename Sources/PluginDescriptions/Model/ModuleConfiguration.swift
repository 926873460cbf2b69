import SourceDiagnostics

/// What holds for all descriptions of a module, as its configuration file says.
package struct ModuleConfiguration: Sendable {
    /// The name of the file.
    package static let fileName = "plugingen.json"

    /// The access of the controllers whose descriptions say nothing of it.
    package let access: AccessLevel
    /// What the names of controllers begin with; those of files do not.
    package let prefix: String
    package let tests: TestFramework

    package init(
        access: AccessLevel = .internal, prefix: String = "", tests: TestFramework = .swiftTesting
    ) {
        self.access = access
        self.prefix = prefix
        self.tests = tests
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
    checker.check(node, is: .object(Vocabulary.configuration), subject: "a configuration")
    found.add(contentsOf: checker.diagnostics)

    let prefix = node.member("prefix")?.locatedString
    if let prefix, SwiftIdentifier.problem(of: prefix.value) == nil,
        prefix.value.first?.isUppercase == false
    {
        found.error(
            .invalidName, "'prefix' begins the names of types, and so with a capital letter",
            at: SourcePlace(file, prefix.range))
    }
    if found.hasErrors { return nil }
    return ModuleConfiguration(
        access: node.member("access")?.choice(AccessLevel.self) ?? .internal,
        prefix: prefix?.value ?? "",
        tests: node.member("tests")?.choice(TestFramework.self) ?? .swiftTesting)
}

extension Vocabulary {
    /// The language of configurations.
    package static let configuration = ObjectShape(
        "configuration",
        "What holds for all descriptions of a module. The file is named 'plugingen.json'.",
        [
            .optional(
                "access", .choice(AccessLevel.allCases.map(\.rawValue)),
                whenAbsent: "\"internal\"",
                "The access of the controllers whose descriptions say nothing of it."),
            .optional(
                "prefix", .identifier, whenAbsent: "no prefix",
                "What the names of controllers begin with: with 'ABC' the controller of 'Loading' "
                    + "is 'ABCLoadingViewController'. Files and helpers keep their names."),
            .optional(
                "tests", .choice(TestFramework.allCases.map(\.rawValue)),
                whenAbsent: "\"swiftTesting\"",
                "What tests are written with; 'none' for no tests."),
        ])
}
