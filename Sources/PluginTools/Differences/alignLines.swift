/// Returns the lines of an old and a new text as one list: common lines once, and other lines as removed or inserted.
///
/// The common beginning and end are left out of the comparison. Equal lines get the same number, and the numbers are
/// compared. If more than
/// ``comparedLineLimit`` lines are left, all are removed and inserted, because the memory of the comparison grows with
/// the square of their number.
func alignLines(_ old: [TextLine], _ new: [TextLine]) -> [AlignedLine] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(of line: TextLine) -> Int {
        if let known = numbers[line.bytes] { return known }
        numbers[line.bytes] = numbers.count
        return numbers.count - 1
    }
    let oldNumbers = old.map(number)
    let newNumbers = new.map(number)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, oldNumbers[start] == newNumbers[start] { start += 1 }
    var end = 0
    while end < shorter - start, oldNumbers[old.count - 1 - end] == newNumbers[new.count - 1 - end] { end += 1 }

    let (oldRest, newRest) = (start..<(old.count - end), start..<(new.count - end))
    var (removed, inserted) = (Set(oldRest), Set(newRest))
    if oldRest.count + newRest.count <= comparedLineLimit {
        let difference = Array(newNumbers[newRest]).difference(from: Array(oldNumbers[oldRest]))
        removed = Set(difference.removals.map { $0.offset + start })
        inserted = Set(difference.insertions.map { $0.offset + start })
    }

    var lines: [AlignedLine] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
        if removed.contains(oldIndex) {
            lines.append(AlignedLine(change: .removed, line: old[oldIndex]))
            oldIndex += 1
        } else if inserted.contains(newIndex) {
            lines.append(AlignedLine(change: .inserted, line: new[newIndex]))
            newIndex += 1
        } else {
            lines.append(AlignedLine(change: .kept, line: old[oldIndex]))
            oldIndex += 1
            newIndex += 1
        }
    }
    return lines
}

/// The maximum number of lines to compare. Two generated files have far fewer.
private let comparedLineLimit = 10_000

/// A line of the old text, of the new text, or of both.
struct AlignedLine {
    enum Change {
        case kept, removed, inserted
    }

    let change: Change
    let line: TextLine
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

/// A line of a text, with the line feed that ends it.
struct TextLine: Equatable {
    let bytes: ArraySlice<UInt8>

    /// False for a last line without a line feed.
    var isEnded: Bool { bytes.last == UInt8(ascii: "\n") }

    static func lines(of text: [UInt8]) -> [TextLine] {
        var lines: [TextLine] = []
        var start = 0
        for index in text.indices where text[index] == UInt8(ascii: "\n") {
            lines.append(TextLine(bytes: text[start...index]))
            start = index + 1
        }
        if start < text.count { lines.append(TextLine(bytes: text[start...])) }
        return lines
    }
}
