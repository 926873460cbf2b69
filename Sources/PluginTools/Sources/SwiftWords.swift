import PluginCore

/// The names and keywords in Swift source, and its braces if they are of interest, with their places.
///
/// Comments and string literals are left out, but not the code in interpolations. The source may have mistakes.
struct SwiftWords {
    private(set) var ranges: [SourceRange] = []
    private let bytes: [UInt8]
    private let includesBraces: Bool
    private var index = 0
    private var depth = 0

    init(in bytes: [UInt8], includingBraces: Bool = false) {
        self.bytes = bytes
        includesBraces = includingBraces
        readCode(isInterpolated: false)
    }

    /// Reads up to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(isInterpolated: Bool) {
        var parentheses = 0
        while let byte = byte(at: 0) {
            switch byte {
            case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"): readLiteral()
            case UInt8(ascii: ")") where isInterpolated && parentheses == 0: return
            case UInt8(ascii: "("), UInt8(ascii: ")"):
                parentheses += byte == UInt8(ascii: "(") ? 1 : -1
                index += 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                if includesBraces { ranges.append(SourceRange(index, index + 1)) }
                index += 1
            case _ where isOfWord(byte): readWord()
            default: index += 1
            }
        }
    }

    private func byte(at distance: Int) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

    private mutating func readWord() {
        let start = index
        while let byte = byte(at: 0), isOfWord(byte) { index += 1 }
        ranges.append(SourceRange(start, index))
    }

    private mutating func skipLine() {
        while let byte = byte(at: 0), byte != UInt8(ascii: "\n") { index += 1 }
    }

    /// Skips a comment in `/*` and `*/`, which can contain others.
    private mutating func skipComment() {
        var open = 0
        while let byte = byte(at: 0) {
            if byte == UInt8(ascii: "/"), self.byte(at: 1) == UInt8(ascii: "*") {
                open += 1
                index += 2
            } else if byte == UInt8(ascii: "*"), self.byte(at: 1) == UInt8(ascii: "/") {
                open -= 1
                index += 2
                if open == 0 { return }
            } else {
                index += 1
            }
        }
    }

    /// Reads a string literal with any number of `#`, and the code in its interpolations.
    private mutating func readLiteral() {
        var hashes = 0
        while byte(at: 0) == UInt8(ascii: "#") {
            hashes += 1
            index += 1
        }
        guard byte(at: 0) == UInt8(ascii: "\"") else { return }
        let quotes = byte(at: 1) == UInt8(ascii: "\"") && byte(at: 2) == UInt8(ascii: "\"") ? 3 : 1
        index += quotes
        while let byte = byte(at: 0) {
            if quotes == 1, byte == UInt8(ascii: "\n") { return }
            if byte == UInt8(ascii: "\""), has(quotes, UInt8(ascii: "\""), at: 0),
                has(hashes, UInt8(ascii: "#"), at: quotes)
            {
                index += quotes + hashes
                return
            }
            guard byte == UInt8(ascii: "\\"), has(hashes, UInt8(ascii: "#"), at: 1) else {
                index += 1
                continue
            }
            index += 1 + hashes
            let isInterpolation = self.byte(at: 0) == UInt8(ascii: "(")
            index += 1
            if isInterpolation { readInterpolation() }
        }
    }

    private mutating func readInterpolation() {
        // Source with mistakes must not exhaust the stack.
        if depth == 100 { return }
        depth += 1
        readCode(isInterpolated: true)
        depth -= 1
        index += 1
    }

    private func has(_ count: Int, _ expected: UInt8, at distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: distance + $0) == expected }
    }
}
