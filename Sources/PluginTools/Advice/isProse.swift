import PluginCore

/// Returns whether an expression looks like a text without quotation marks: several words, or a word with a period.
func isProse(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, words.count > 1 || first.last == ".", !SwiftIdentifier.keywords.contains(first)
    else { return false }
    for word in words where word.first?.isNumber == true && word.last != "%" { return false }
    let punctuation = " .,:;!?'’…-–%@".unicodeScalars
    return text.unicodeScalars.allSatisfy { SwiftIdentifier.isBody($0) || punctuation.contains($0) }
}
