/// A row of asterisks, underscores or tildes.
struct MarkdownDelimiter {
    let character: Character
    let originalCount: Int
    var count: Int
    /// The index of its piece.
    let piece: Int
    let canOpen: Bool
    let canClose: Bool

    init(
        _ character: Character, count: Int, piece: Int, before: Character?, after: Character?
    ) {
        self.character = character
        self.count = count
        self.piece = piece
        originalCount = count
        let (spaceBefore, spaceAfter) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
        let markBefore = before.map { $0.isPunctuation || $0.isSymbol } ?? false
        let markAfter = after.map { $0.isPunctuation || $0.isSymbol } ?? false
        let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
        let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
        switch character {
        case "_":
            canOpen = isLeft && (!isRight || markBefore)
            canClose = isRight && (!isLeft || markAfter)
        case "~":
            canOpen = isLeft && count <= 2
            canClose = isRight && count <= 2
        default:
            canOpen = isLeft
            canClose = isRight
        }
    }

    /// Returns whether the row and one after it can enclose text.
    func matches(_ closer: MarkdownDelimiter) -> Bool {
        guard character == closer.character, canOpen, count > 0 else { return false }
        if character == "~" { return count == closer.count }
        let isAmbiguous = canClose || closer.canOpen
        let (first, second) = (originalCount, closer.originalCount)
        return !isAmbiguous || (first + second) % 3 != 0 || first % 3 == 0 && second % 3 == 0
    }
}

extension InlineMarkdownParser {
    /// Gives the text between matching rows its intent, and removes the rows.
    ///
    /// - Parameter start: the number of rows that are left alone.
    mutating func resolveDelimiters(from start: Int) {
        var closer = start
        while closer < delimiters.count {
            guard delimiters[closer].canClose, delimiters[closer].count > 0,
                let opener = (start..<closer).last(where: {
                    delimiters[$0].matches(delimiters[closer])
                })
            else {
                closer += 1
                continue
            }
            enclose(opener, closer)
            delimiters.removeSubrange((opener + 1)..<closer)
            closer = opener + 1
        }
        delimiters.removeSubrange(start...)
    }

    private mutating func enclose(_ opener: Int, _ closer: Int) {
        let isStrike = delimiters[closer].character == "~"
        let isStrong = delimiters[opener].count > 1 && delimiters[closer].count > 1
        let used = isStrike ? delimiters[closer].count : isStrong ? 2 : 1
        let intent: InlinePresentationIntent =
            isStrike ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
        for place in (delimiters[opener].piece + 1)..<delimiters[closer].piece {
            pieces[place].intent.insert(intent)
        }
        for row in [opener, closer] {
            delimiters[row].count -= used
            pieces[delimiters[row].piece].text.removeLast(used)
        }
    }
}
