import PluginCore
import SystemCalls

/// Warns of a file that is not read although its name is nearly that of a description or of a configuration.
func reportNearName(ofFile path: String, reporting diagnostics: inout DiagnosticCollector) {
    let name = fileName(ofPath: path)
    let place = SourcePlace(ofFile: path)
    if let suggestion = suggestion(for: name) {
        diagnostics.warning(
            .unreadDescription, "this file is not read: its name does not end in '.plugin.json'",
            at: place, notes: suggestion)
    } else if isNearlyConfiguration(path) {
        diagnostics.warning(
            .unreadConfiguration,
            "this file is not read: a configuration is called '\(ModuleConfiguration.fileName)'",
            at: place, note: "rename it")
    }
}

/// Returns a note with the correct name of a file that is nearly named like a description; nil for other files.
func suggestion(for name: String) -> [Diagnostic.Note]? {
    let ending = descriptionFileName(ofPlugin: "")
    guard let dot = name.firstIndex(of: "."), dot != name.startIndex, !name.hasSuffix("~"),
        name.hasSuffix(ending + ".json")
            || abs(name[dot...].count - ending.count) < 2
                && nearestMatch(to: String(name[dot...]), among: [ending]) != nil
    else { return nil }
    let intended = descriptionFileName(ofPlugin: capitalized(String(name[..<dot])))
    return [Diagnostic.Note("did you mean '\(intended)'?")]
}

private func isNearlyConfiguration(_ path: String) -> Bool {
    let name = fileName(ofPath: path)
    let usual = ModuleConfiguration.fileName
    if name == usual { return false }
    if name.lowercased() == usual {
        // Some file systems ignore the case of letters.
        return !FileIO.exists(String(path.dropLast(name.count)) + usual)
    }
    return ["." + usual, usual + "c", usual + "5", usual + ".json"].contains(name.lowercased())
}

/// Whether a file is visible, or is a hidden configuration, of which the doctor warns.
func isVisible(_ name: String) -> Bool { !name.hasPrefix(".") || name == "." + ModuleConfiguration.fileName }
