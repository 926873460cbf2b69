import PluginCore

/// Returns the difference between a custom template and the built-in one that it replaces, after a line that says
/// who made the changes as far as that is known; nil if the custom template replaces none.
///
/// - Parameter version: the version of the program.
package func compareTemplate(_ name: String, of own: CustomTemplates, version: String) -> String? {
    guard let file = own.file(named: name),
        let builtIn = ejectedText(of: name, version: version), let builtInLine = builtIn.split(separator: "\n").first
    else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self)
    let difference = String(
        decoding: unifiedDiff(from: file.bytes, to: Array(builtIn.utf8), path: file.path), as: UTF8.self)
    if difference.isEmpty { return "\(name): the same as the built-in template\n" }
    let firstLine = text.split(separator: "\n").first ?? ""
    let remark =
        if fingerprint(in: firstLine) == nil {
            "made from an unknown version: the changes are yours or those of plugingen"
        } else if fingerprint(in: firstLine) == fingerprint(in: builtInLine) {
            "made from the built-in template as it is: all changes are yours"
        } else {
            "made from another version: the changes are yours or those of plugingen"
        }
    return "\(name): \(remark)\n" + difference
}

/// Returns the fingerprint in the first line of an ejected template.
private func fingerprint(in line: Substring) -> Substring? {
    let words = line.split(separator: " ")
    guard line.hasPrefix("{{!") || line.hasPrefix("// Made"),
        let index = words.firstIndex(of: templateFingerprintMark.dropLast()), index + 1 < words.count
    else { return nil }
    return words[index + 1]
}
