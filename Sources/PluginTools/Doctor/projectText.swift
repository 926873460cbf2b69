import PluginGeneration

/// Returns the names of descriptions in a project file, which are words or the ends of paths.
func descriptionNames(in text: [UInt8]) -> Set<String> {
    let separators = Array(" \t\n\r\"/;=(){},*".utf8)
    let words = text.split { separators.contains($0) }.lazy
        .map { String(decoding: $0, as: UTF8.self) }
    return Set(words.filter(isDescription))
}

/// Whether a text contains another one.
func contains(_ text: [UInt8], _ part: String) -> Bool {
    let part = Array(part.utf8)
    return text.indices.contains { text[$0] == part[0] && text[$0...].starts(with: part) }
}
