import SourceDiagnostics

extension DescriptionValidator {
    /// The base name of the file begins the names of types: it must be able to.
    mutating func checkPluginName() {
        let name = description.name
        if SwiftIdentifier.problem(of: name) != nil {
            diagnostics.error(
                .invalidName, "'\(name)' cannot begin the name of a Swift type",
                at: place(.start),
                notes: [
                    Diagnostic.Note(
                        "rename the file: letters, digits and '_', as in 'EmptyState.plugin.json'")
                ])
        } else if let first = name.first, first.isLowercase {
            let capitalized = first.uppercased() + name.dropFirst()
            diagnostics.error(
                .invalidName, "a plugin's name begins with a capital letter", at: place(.start),
                notes: [Diagnostic.Note("rename the file to '\(capitalized).plugin.json'")])
        }
    }
}
