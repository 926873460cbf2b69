/// The texts of a kit, by their words.
struct KitWords: Sendable {
    /// Each word and its text after it, the words in the order of their lengths.
    let parts: [String]
    private let lengths: LengthIndex

    /// - Parameters:
    ///   - parts: each word and its text after it, the words in the order of their lengths in bytes.
    ///   - starts: the place of the first word of n bytes or more, at n.
    init(_ parts: [String], starts: [Int]) {
        self.parts = parts
        lengths = LengthIndex(starts: starts, step: 2)
    }

    /// The text of a word.
    subscript(word: String) -> String? {
        lengths.place(of: word, in: parts).map { parts[$0 + 1] }
    }
}
