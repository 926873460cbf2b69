import PluginCore

/// Returns the names of descriptions in a project file, which are words or the ends of paths.
func descriptionNames(in text: [UInt8]) -> Set<String> {
    let separators = Array(" \t\n\r\"/;=(){},*".utf8)
    let words = text.split { separators.contains($0) }.lazy
        .map { String(decoding: $0, as: UTF8.self) }
    return Set(words.filter(isDescription))
}
