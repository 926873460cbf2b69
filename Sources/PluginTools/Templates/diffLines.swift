/// How two texts differ, in the unified format of `diff -u`, with three lines around each change;
/// empty where they are the same.
func diffLines(_ old: String, _ new: String, names: (old: String, new: String)) -> String {
    let lines = alignedLines(of: old, and: new)
    let changes = lines.indices.filter { lines[$0].sign != " " }
    guard let first = changes.first else { return "" }
    var hunks: [Range<Int>] = []
    for index in [first] + changes {
        let range = max(0, index - 3)..<min(lines.count, index + 4)
        if let last = hunks.last, last.upperBound >= range.lowerBound {
            hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
        } else {
            hunks.append(range)
        }
    }
    return "--- \(names.old)\n+++ \(names.new)\n"
        + hunks.map { hunk in
            let before = lines[..<hunk.lowerBound]
            let part = lines[hunk]
            let sides = [("-", "+"), ("+", "-")].map { sign, other in
                let start = before.count { $0.sign != other }
                let count = part.count { $0.sign != other }
                return "\(sign)\(count == 0 ? start : start + 1),\(count)"
            }
            return "@@ \(sides[0]) \(sides[1]) @@\n"
                + part.map { "\($0.sign)\($0.text)\n" }.joined()
        }.joined()
}

/// The lines of both texts in order, with `-` before those of the old one only, `+` before those of
/// the new one only, and a space before the others.
private func alignedLines(
    of old: String, and new: String
) -> [(sign: String, text: Substring)] {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for case .remove(let offset, _, _) in difference { removed.insert(offset) }
    for case .insert(let offset, _, _) in difference { inserted.insert(offset) }
    var result: [(String, Substring)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
        if removed.contains(oldIndex) {
            result.append(("-", oldLines[oldIndex]))
            oldIndex += 1
        } else if inserted.contains(newIndex) {
            result.append(("+", newLines[newIndex]))
            newIndex += 1
        } else {
            result.append((" ", oldLines[oldIndex]))
            oldIndex += 1
            newIndex += 1
        }
    }
    return result
}

private func lines(of text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
}
