/// Returns the candidate that `text` was most likely meant to be; nil if none is near.
///
/// A candidate is near if it differs only in case, or in at most a third of the text's letters (at
/// least one, at most three), but not in all of them. The first letter can be missing, but another one
/// makes another word: `height` is not near `weight`. The first of several equally near candidates
/// wins.
package func nearestMatch<Candidates: Sequence<String>>(to text: String, among candidates: Candidates) -> String? {
    let folded = text.lowercased()
    let limit = min(3, max(1, folded.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let other = candidate.lowercased()
        guard abs(other.count - folded.count) <= limit, beginAlike(folded, other) else { continue }
        let distance = editDistance(Array(folded), Array(other))
        let isNear = distance <= limit && distance < max(folded.count, other.count)
        if isNear, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
}

/// Returns whether two words have the same first letter, apart from one that is missing, added or swapped.
private func beginAlike(_ first: String, _ second: String) -> Bool {
    first.first == second.first || first.dropFirst().first == second.first || first.first == second.dropFirst().first
}

/// Returns the smallest number of insertions, deletions, substitutions and swaps of adjacent
/// characters that turn one string into the other (the optimal string alignment distance).
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 1...first.count {
        var current = [row]
        for column in 1...second.count {
            let substitution = first[row - 1] == second[column - 1] ? 0 : 1
            var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + substitution)
            if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[second.count]
}
