@testable import PluginDescriptions

extension EmbeddedKit {
    /// The text of each word.
    var texts: [String: String] { embeddedTexts(of: words.parts) }
}

extension EmbeddedKits {
    static var sharedTexts: [String: String] { embeddedTexts(of: sharedWords.parts) }
}

private func embeddedTexts(of parts: [String]) -> [String: String] {
    let pairs = stride(from: 0, to: parts.count, by: 2).map { (parts[$0], parts[$0 + 1]) }
    return Dictionary(uniqueKeysWithValues: pairs)
}
