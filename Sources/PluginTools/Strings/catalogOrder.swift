/// Returns whether a key is before another one in a string catalog of Xcode.
///
/// Xcode sorts keys as the Finder sorts names: punctuation is before digits and letters, numbers
/// are compared by their values, and case only counts between keys that are otherwise the same.
func precedesInCatalog(_ first: String, _ second: String) -> Bool {
    let (left, right) = (sortingParts(of: first), sortingParts(of: second))
    for (left, right) in zip(left, right) where left != right { return left < right }
    if left.count != right.count { return left.count < right.count }
    for (left, right) in zip(first, second) where left != right {
        if left.isLowercase != right.isLowercase { return left.isLowercase }
        return left < right
    }
    return first.unicodeScalars.count < second.unicodeScalars.count
}

/// A character of a key, or all digits of a number in it.
private struct SortingPart: Comparable {
    /// The kind of the character, in the order of sorting.
    let rank: Int
    /// The number of significant digits of a number; 0 for characters.
    let length: Int
    let text: String

    static func < (left: SortingPart, right: SortingPart) -> Bool {
        (left.rank, left.length, left.text) < (right.rank, right.length, right.text)
    }
}

/// The order of ASCII punctuation in the root collation of Unicode (CLDR), which begins with the
/// space.
private let punctuation = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$")

private func sortingParts(of key: String) -> [SortingPart] {
    var parts: [SortingPart] = []
    var rest = key[...]
    while let character = rest.first {
        let digits = rest.prefix { "0123456789".contains($0) }
        if !digits.isEmpty {
            let number = digits.drop { $0 == "0" }
            parts.append(
                SortingPart(rank: punctuation.count + 1, length: number.count, text: String(number))
            )
            rest = rest[digits.endIndex...]
            continue
        }
        parts.append(part(for: character))
        rest.removeFirst()
    }
    return parts
}

private func part(for character: Character) -> SortingPart {
    let rank =
        if let index = punctuation.firstIndex(of: character) { index } else if character.isLetter {
            punctuation.count + 2
        } else { punctuation.count }
    return SortingPart(rank: rank, length: 0, text: character.lowercased())
}
