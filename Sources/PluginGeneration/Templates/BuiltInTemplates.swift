import Mustache
import PluginDescriptions
import SourceDiagnostics

/// The templates that are part of the program.
enum BuiltInTemplates {
    /// The templates, parsed. What is wrong with one is reported with its path in the repository.
    ///
    /// - Parameters:
    ///   - files: the files that are to be rendered; nil for the templates of all.
    ///   - framework: what the tests are written with.
    static func library(
        for files: [PlannedFile]? = nil, tests framework: TestFramework = .swiftTesting,
        reporting diagnostics: inout DiagnosticCollector
    ) -> MustacheLibrary {
        MustacheLibrary(
            parsing: Dictionary(
                uniqueKeysWithValues: EmbeddedTemplates.texts.map { name, text in
                    let tests = framework == .xctest ? EmbeddedTemplates.xcTest[name] : nil
                    return (
                        name, SourceFile(path: "Templates/\(name).mustache", text: tests ?? text)
                    )
                }),
            named: files.map { Set($0.map(\.template)) }, reporting: &diagnostics)
    }
}
