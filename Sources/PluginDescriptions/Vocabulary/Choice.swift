/// A few words, of which a value is one.
///
/// The words of types are listed when they are asked for: to list those of all takes a debug build as
/// long as to read a description.
package struct Choice: Sendable, ExpressibleByArrayLiteral {
    private let list: @Sendable () -> [String]
    private let hasWord: @Sendable (String) -> Bool

    package init(arrayLiteral words: String...) {
        self.init(words)
    }

    package init(_ words: [String]) {
        list = { words }
        hasWord = { text in words.contains { $0.isWord(text) } }
    }

    /// The words of a type.
    init<Word: CaseIterable & RawRepresentable<String> & Sendable>(of type: Word.Type)
    where Word.AllCases == [Word] {
        list = { Word.allCases.map { $0.rawValue } }
        hasWord = { Word(rawValue: $0) != nil }
    }

    package var words: [String] { list() }

    func has(_ text: String) -> Bool { hasWord(text) }
}
