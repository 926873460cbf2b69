import PluginCore

/// Returns notes on a generated file that was edited by hand: where to move the edit first, and how to discard it
/// last.
///
/// - Parameter discarding: the last note.
func notesOnEdit(of file: SourceFile, discarding: String) -> [Diagnostic.Note] {
    let name = fileName(ofPath: file.path)
    let notes: [String] =
        if name.hasSuffix("Tests.swift") {
            ["to keep the edit, move it to a test file of your own"]
        } else if let plugin = GeneratedText(file.bytes)?.plugin, let controller = controllerName(in: file) {
            [
                "to keep the edit, change '\(descriptionFileName(ofPlugin: plugin))', or write in another file: "
                    + "extension \(controller) { … }",
                "to run code when the view loads: \"hooks\": [\"viewDidLoad\"]",
                "to change all plugins: plugingen templates --eject Templates PluginViewController",
            ]
        } else if sharedFileNames.contains(name) {
            ["to keep the edit: plugingen templates --eject Templates " + name.dropLast(".swift".count)]
        } else {
            ["to keep the edit, move it to the template, or to a file of your own"]
        }
    return (notes + [discarding]).map { Diagnostic.Note($0) }
}

/// Returns the first class that a file declares.
private func controllerName(in file: SourceFile) -> String? {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    for line in lines where !line.hasPrefix("//") && !line.hasPrefix(" ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if let index = words.firstIndex(of: "class"), index + 1 < words.count { return String(words[index + 1]) }
    }
    return nil
}
