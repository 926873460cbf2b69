import Mustache
import PluginDescriptions
import SourceDiagnostics

/// A description that ships with plugingen: the beginning of one of the user's own.
package struct Starter: Sendable {
    package let name: String
    package let text: String

    /// All starters, by name.
    package static let all: [Starter] = EmbeddedFiles.starters
        .map { Starter(name: $0.key, text: $0.value) }
        .sorted { $0.name < $1.name }

    /// The starter of that name, whatever the case of its letters.
    package static func named(_ name: String) -> Starter? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }

    /// A description that says what can be said, for a plugin that no starter is like.
    package static let blank = Starter(name: "blank", text: EmbeddedFiles.blankDescription)

    /// The starter as a description, as if it had been read from the user's file.
    package func description(named name: String) -> PluginDescription? {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: name + OutputNames.descriptionSuffix, text: text)
        return readDescription(file, name: name, into: &diagnostics)
    }
}

/// The templates that are part of the program.
package enum BuiltInTemplates {
    /// The templates, parsed. What is wrong with one is reported with its path in the repository.
    ///
    /// - Parameters:
    ///   - files: the files that are to be rendered; nil for the templates of all.
    ///   - framework: what the tests are written with.
    package static func library(
        for files: [PlannedFile]? = nil, tests framework: TestFramework = .swiftTesting,
        reporting diagnostics: inout DiagnosticCollector
    ) -> MustacheLibrary {
        MustacheLibrary(
            parsing: Dictionary(
                uniqueKeysWithValues: EmbeddedFiles.templates.map { name, text in
                    let tests = framework == .xctest ? EmbeddedFiles.xcTestTemplates[name] : nil
                    return (
                        name, SourceFile(path: "Templates/\(name).mustache", text: tests ?? text)
                    )
                }),
            named: files.map { Set($0.map(\.template)) }, reporting: &diagnostics)
    }
}
