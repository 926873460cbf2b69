import Mustache
import SourceDiagnostics

/// The templates that are part of the program.
package enum BuiltInTemplates {
    /// The templates, parsed. What is wrong with one is reported with its path in the repository.
    package static func library(reporting diagnostics: inout DiagnosticCollector) -> MustacheLibrary
    {
        var files: [String: SourceFile] = [:]
        for (name, text) in EmbeddedFiles.templates {
            files[name] = SourceFile(path: "Templates/\(name).mustache", text: text)
        }
        return MustacheLibrary(parsing: files, reporting: &diagnostics)
    }
}
