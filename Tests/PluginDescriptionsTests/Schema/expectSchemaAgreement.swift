import SourceDiagnostics
import Testing

@testable import PluginDescriptions

/// The schema of descriptions, as the tests use it.
enum DescriptionSchema {
    static let node = Result { try PluginDescriptionsTests.node(writeSchema()) }
    static let validator = Result { try SchemaValidator(node.get()) }

    /// The problems that a schema can tell.
    static let identifiers: Set<DiagnosticIdentifier> = [
        .unknownKey, .requiredKey, .contradictingKeys, .wrongType, .outOfRange, .unknownValue,
    ]
}

/// Expects that the schema refuses a description where its shape is wrong, and only there.
///
/// A file that is no JSON is passed over.
func expectSchemaAgreement(
    on file: SourceFile, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    var problems = DiagnosticCollector()
    guard let node = readJSON(file, into: &problems), !problems.hasErrors else { return }
    var checker = ShapeChecker(file: file, isComplete: true)
    checker.check(node, is: .object(Vocabulary.description), subject: "a description")
    let told = checker.diagnostics.diagnostics.filter {
        DescriptionSchema.identifiers.contains($0.identifier)
    }
    do {
        let found = try DescriptionSchema.validator.get().problems(of: node)
        #expect(
            found.isEmpty == told.isEmpty,
            """
            the schema: \(found), the checker: \(told.map(\.message)),
            of: \(String(decoding: file.bytes, as: UTF8.self))
            """,
            sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}

/// The JSON in a text, which has no errors.
func node(_ text: String) throws -> JSONNode {
    var problems = DiagnosticCollector()
    let node = readJSON(SourceFile(path: "Example.json", text: text), into: &problems)
    #expect(!problems.hasErrors)
    return try #require(node)
}
