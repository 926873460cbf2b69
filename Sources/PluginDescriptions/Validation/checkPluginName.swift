import SourceDiagnostics

extension DescriptionValidator {
    /// The base name of the file begins the names of types: it must be able to, and must not make
    /// the name of a type that there is.
    mutating func checkPluginName() {
        let name = description.name
        if !SwiftIdentifier.isWord(name) {
            reportName(
                "'\(name)' cannot begin the name of a Swift type",
                note: "rename the file: letters, digits and '_', as in 'EmptyState.plugin.json'")
        } else if name.first?.isUppercase == false {
            let letters = name.drop { $0 == "_" }
            let capitalized = EmittedNames.capitalized(String(letters))
            reportName(
                "a plugin's name begins with a capital letter",
                note: capitalized.first?.isUppercase == true
                    ? "rename the file to '\(capitalized).plugin.json'"
                    : "rename the file, as in 'EmptyState.plugin.json'")
        } else if ReservedNames.ofPlugins.contains(name) {
            reportName(
                "'\(EmittedNames.controller(ofPlugin: name))' is generated for all plugins",
                note: "name the file after what the plugin shows, as in 'EmptyState.plugin.json'")
        } else if let (prefix, kit) = kitPrefix(of: name) {
            let rest = name.dropFirst(prefix.count)
            reportName(
                "'\(EmittedNames.controller(ofPlugin: name))' looks like a type of \(kit)'s own",
                note: rest.isEmpty
                    ? "rename the file, as in 'EmptyState.plugin.json'"
                    : "rename the file to '\(rest).plugin.json'")
        }
    }

    private mutating func reportName(_ message: String, note: String) {
        diagnostics.error(
            .invalidName, message, at: place(.start), notes: [Diagnostic.Note(note)])
    }

    /// The prefix of a kit's types that the name begins with: `UI` in `UITable`, not in `UIs`.
    private func kitPrefix(of name: String) -> (prefix: String, kit: String)? {
        [("UI", "UIKit"), ("NS", "AppKit")].first { prefix, _ in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase != false
        }
    }
}
