extension DescriptionValidator {
    /// Reports a file name that cannot begin the names of types, or makes the name of an existing type.
    mutating func reportPluginName() {
        let name = description.name
        if !SwiftIdentifier.isWord(name) {
            reportName(
                "'\(name)' cannot be part of the name of a Swift type",
                note:
                    "rename the file, with letters, digits and '_' only, as in 'EmptyState.plugin.json'"
            )
        } else if name.utf8.count > SwiftIdentifier.byteLimit {
            reportName(
                "a plugin's name has at most \(SwiftIdentifier.byteLimit) bytes",
                note: "file names contain it; rename the file")
        } else if isDevice(name) {
            reportName(
                "'\(name)' is the name of a device on Windows, where no file can have it",
                note: exampleNote)
        } else if name.first?.isUppercase == false {
            let suggestion = capitalized(String(name.drop { $0 == "_" }))
            reportName(
                "a plugin's name begins with a capital letter",
                note: suggestion.first?.isUppercase == true
                    ? "rename the file to '\(suggestion).plugin.json'" : exampleNote)
        } else if name.hasSuffix("ViewController"), name != "ViewController" {
            reportName(
                "the controller would be called '\(description.controllerName)'",
                note: "rename the file to '\(name.dropLast("ViewController".count)).plugin.json'")
        } else if let words = ReservedNames.sharedTypes[description.controllerName] {
            reportName(
                "'\(description.controllerName)' \(words)",
                note: "name the file after what the plugin shows, as in 'EmptyState.plugin.json'")
        } else if let kit = Kit.looking(like: description.controllerName) {
            reportName(withPrefixOf: kit)
        } else if let rest = nameBeforeSuffix(name) {
            report(
                .invalidName, "the controller will be called '\(description.controllerName)'",
                at: .start, note: "rename the file to '\(rest).plugin.json'", as: .warning)
        }
    }

    /// Returns the part of a name before `View` or `Controller`, which the controller's name adds.
    private func nameBeforeSuffix(_ name: String) -> Substring? {
        guard let suffix = ["View", "Controller"].first(where: name.hasSuffix), name != suffix
        else { return nil }
        return name.dropLast(suffix.count)
    }

    private mutating func reportName(withPrefixOf kit: Kit) {
        let prefix = description.controller.prefix
        // The configuration's prefix is reported there if it is wrong in itself.
        if Kit.looking(like: prefix) != nil { return }
        let rest = description.name.dropFirst(kit.typePrefix.count)
        reportName(
            "'\(description.controllerName)' looks like a type of \(kit.name)",
            note: !prefix.isEmpty
                ? "choose another \"prefix\" in 'plugingen.json'"
                : rest.isEmpty ? exampleNote : "rename the file to '\(rest).plugin.json'")
    }

    private mutating func reportName(_ message: String, note: String) {
        report(.invalidName, message, at: .start, note: note)
    }

    /// Returns whether a name is that of a device on Windows, such as `Con` or `Com1`.
    private func isDevice(_ name: String) -> Bool {
        let name = name.lowercased()
        if ["con", "prn", "aux", "nul"].contains(name) { return true }
        return name.utf8.count == 4 && ["com", "lpt"].contains(name.prefix(3))
            && name.last?.isNumber == true
    }
}

private let exampleNote = "rename the file, as in 'EmptyState.plugin.json'"
