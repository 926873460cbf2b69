/// A line with `#if`, `#elseif`, `#else` or `#endif`.
struct ConditionalDirective {
    enum Keyword: String, CaseIterable {
        case `if`
        case elseif
        case `else`
        case endif
    }

    let line: ArraySlice<UInt8>
    let keyword: Keyword
    /// The condition; nil if the directive has none, or one that cannot be read.
    let condition: CompilationCondition?

    /// Reads a line; nil if it is not a directive.
    init?(_ line: ArraySlice<UInt8>) {
        let code = line.drop { $0 == UInt8(ascii: " ") }
        guard code.first == UInt8(ascii: "#") else { return nil }
        let word = code.dropFirst().prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        guard let keyword = Keyword(rawValue: String(decoding: word, as: UTF8.self)) else {
            return nil
        }
        self.line = line
        self.keyword = keyword
        let rest = String(decoding: line[word.endIndex...], as: UTF8.self)
        condition =
            keyword == .if || keyword == .elseif ? CompilationCondition(rest[...]) : nil
    }

    /// Returns the line with another keyword and condition. A condition that cannot be read stays.
    func written(_ keyword: Keyword, _ condition: CompilationCondition?) -> ArraySlice<UInt8> {
        if keyword == self.keyword, condition == self.condition { return line }
        let indentation = line.prefix { $0 == UInt8(ascii: " ") }
        var text = "#\(keyword.rawValue)"
        if let condition {
            text += " \(condition.text)"
        } else if keyword != .else {
            let start = indentation.count + 1 + self.keyword.rawValue.utf8.count
            text += String(decoding: line.dropFirst(start), as: UTF8.self)
        }
        return indentation + Array(text.utf8)
    }
}
