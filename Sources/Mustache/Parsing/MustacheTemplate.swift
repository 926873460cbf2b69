import SourceDiagnostics

/// A parsed template of the Mustache language, to be rendered by a ``MustacheLibrary``.
///
/// The rules are those of the core modules of the public specification
/// (https://github.com/mustache/spec): comments, delimiters, interpolation, inverted sections,
/// partials and sections. There are three differences:
/// - No text is escaped: `{{x}}`, `{{&x}}` and `{{{x}}}` mean the same.
/// - What the specification lets pass in silence (a name or a partial that is not there, a list in
///   place of a text) is an error.
/// - Indentation is not given to empty lines of a partial.
package struct MustacheTemplate: Sendable {
    /// What the template was parsed from; its path is the one that problems are reported with.
    package let file: SourceFile

    let instructions: [Instruction]

    /// Parses a template, and reports all problems found in it: tags, sections and delimiters that
    /// are not closed, section ends that do not fit, and names that are none.
    ///
    /// Nil where there are errors.
    package init?(parsing file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
        var parser = TemplateParser(file)
        parser.parse()
        diagnostics.add(contentsOf: parser.diagnostics)
        if parser.diagnostics.hasErrors { return nil }
        self.file = file
        instructions = parser.instructions
    }
}
