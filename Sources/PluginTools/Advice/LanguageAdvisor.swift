import PluginCore

/// Explains mistakes in descriptions and configurations, with code to paste.
struct LanguageAdvisor: Advisor {
    let checked: CheckedFile

    init(_ checked: CheckedFile) { self.checked = checked }

    func note(on mistake: ShapeMistake) -> Diagnostic.Note? {
        switch mistake {
        case .unknownKey(let member, let keys, let shape):
            noteOnUnknownKey(member, among: keys, of: shape)
        case .unknownValue(let text, let shape, let accepted):
            noteOnUnknownValue(text, shape, accepted: accepted)
        case .missingKind(let members, let kinds): noteOnMissingKind(members, among: kinds)
        case .wrongType(let node, let shape):
            (hint(for: shape, whenGiven: node.value) ?? noteOnObject(shape, whenGiven: node))
                .map { Diagnostic.Note($0) }
        case .missingKeys(let keys, let shape, let members):
            Diagnostic.Note(noteOnMissingKeys(keys, of: shape, given: members))
        case .invalidSwift(let text, let shape, let key):
            noteOnSwift(text, shape, key).map { Diagnostic.Note($0) }
        case .invalidColor(let text): Diagnostic.Note(noteOnColor(text))
        case .invalidSymbol(let text): Diagnostic.Note(noteOnSymbol(text))
        case .misplacedMarkdown(let member, let key):
            Diagnostic.Note(
                key.map { "write '\"\($0.name)\": \(source(of: member.value))'" }
                    ?? "write the text without 'markdown'")
        }
    }

    private func noteOnUnknownValue(
        _ text: String, _ shape: ValueShape, accepted: [String]
    ) -> Diagnostic.Note? {
        var list = accepted.isEmpty ? "" : "accepted: \(quotedList(accepted))"
        if let object = shape.object, !accepted.isEmpty {
            list += ", or an object with \(quotedList(object.keys.acceptedNames))"
        }
        let note =
            match(for: text, among: accepted).map { "did you mean '\($0)'?" }
            ?? noteOnToken(text, of: shape, isOnly: accepted.isEmpty) ?? ""
        return Diagnostic.Note(note, list: list)
    }
}

extension Module {
    /// Reads the files of a module, and explains all mistakes in each of them.
    ///
    /// - Parameter progress: called with the number of descriptions that have been read.
    package init(
        reading files: ModuleFiles, reporting diagnostics: inout DiagnosticCollector,
        progress: (Int) -> Void = { _ in }
    ) {
        self.init(
            reading: files, advisor: LanguageAdvisor.init, reporting: &diagnostics,
            progress: progress)
    }

    /// Reads descriptions from memory, and explains all mistakes in each of them.
    package init(
        _ sources: [SourceFile], configuration: ModuleConfiguration = ModuleConfiguration(),
        templates: CustomTemplates = CustomTemplates(),
        reporting diagnostics: inout DiagnosticCollector
    ) {
        self.init(
            sources, configuration: configuration, templates: templates,
            advisor: LanguageAdvisor.init, reporting: &diagnostics)
    }

    /// Returns the module with other descriptions, and explains all mistakes in them.
    package func with(
        _ sources: [SourceFile], reporting diagnostics: inout DiagnosticCollector
    ) -> Module {
        Module(
            sources, configuration: configuration, templates: templates, reporting: &diagnostics)
    }
}

/// Reads one description as ``readDescription(_:name:configuration:advisor:reporting:)`` does, and explains all mistakes
/// in it.
package func readDescription(
    _ file: SourceFile, name: String, configuration: ModuleConfiguration = ModuleConfiguration(),
    reporting diagnostics: inout DiagnosticCollector
) -> PluginDescription? {
    readDescription(
        file, name: name, configuration: configuration, advisor: LanguageAdvisor.init,
        reporting: &diagnostics)
}

/// Reads a configuration, and explains all mistakes in it.
package func readConfiguration(
    _ file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration? {
    readConfiguration(file, advisor: LanguageAdvisor.init, reporting: &diagnostics)
}

/// Reads the configuration at a path, and explains all mistakes in it.
package func readConfiguration(
    at path: String?, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration {
    readConfiguration(at: path, advisor: LanguageAdvisor.init, reporting: &diagnostics)
}
