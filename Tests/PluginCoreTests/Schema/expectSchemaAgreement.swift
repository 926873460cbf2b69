import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// The schema of descriptions, parsed for tests.
struct DescriptionSchema: Sendable {
    static let node = ofDescriptions.node
    static let validator = ofDescriptions.validator

    static let ofDescriptions = DescriptionSchema(of: Vocabulary.description)
    static let ofConfigurations = DescriptionSchema(of: Vocabulary.configuration)

    let root: ObjectShape
    let node: Result<JSONNode, any Error>
    let validator: Result<SchemaValidator, any Error>

    init(of root: ObjectShape) {
        self.root = root
        let node = Result { try PluginCoreTests.node(schema(for: root)) }
        self.node = node
        validator = Result { try SchemaValidator(node.get()) }
    }

    /// The problems that a schema can detect.
    static let identifiers: [DiagnosticIdentifier] = [
        .unknownKey, .requiredKey, .exclusiveKeys, .wrongType, .outOfRange, .unknownValue,
        .tooMany, .invalidColor, .misplacedMarkdown, .misplacedPair,
        .misplacedInput,
    ]
}

/// Expects that the schema rejects a description if, and only if, the checker reports a problem of
/// its structure.
///
/// Ignores a file that is not JSON.
func expectSchemaAgreement(
    on file: SourceFile, of schema: DescriptionSchema = .ofDescriptions,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    var problems = DiagnosticCollector()
    guard let node = readJSON(file, reporting: &problems), !problems.hasErrors else { return }
    var checker = ShapeChecker(CheckedFile(file: file), advisor: LanguageAdvisor.init)
    checker.check(node, is: .object(schema.root), of: .file(schema.root))
    let reported = checker.diagnostics.diagnostics.filter {
        DescriptionSchema.identifiers.contains($0.identifier)
    }
    do {
        let found = try schema.validator.get().problems(of: node)
        expect(
            found.isEmpty, equals: reported.isEmpty,
            """
            the schema: \(found), the checker: \(reported.map(\.message)),
            of: \(String(decoding: file.bytes, as: UTF8.self))
            """,
            sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}

/// Returns the JSON value in a text without errors.
func node(_ text: String) throws -> JSONNode {
    var problems = DiagnosticCollector()
    let node = readJSON(SourceFile(path: "Example.json", text: text), reporting: &problems)
    expect(!problems.hasErrors)
    return try #require(node)
}
