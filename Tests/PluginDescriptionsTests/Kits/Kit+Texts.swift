@testable import PluginDescriptions

extension Kit {
    /// The text of each word.
    var textsByWord: [String: String] {
        Dictionary(uniqueKeysWithValues: zip(words.names, texts))
    }
}
