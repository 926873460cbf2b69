/// The candidate that `text` was most likely meant to be, or nil where none is near.
///
/// Near means: the same but for case, or at most a third of the text's letters changed (at least
/// one, at most three), and not all of them. Of equally near candidates the first one wins.
package func nearestMatch<Candidates: Sequence<String>>(
    to text: String, among candidates: Candidates
) -> String? {
    let folded = text.lowercased()
    let limit = min(3, max(1, folded.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let other = candidate.lowercased()
        guard abs(other.count - folded.count) <= limit else { continue }
        let distance = editDistance(Array(folded), Array(other))
        let isNear = distance <= limit && distance < max(folded.count, other.count)
        if isNear, distance < best?.distance ?? .max {
            best = (candidate, distance)
        }
    }
    return best?.candidate
}

/// The least number of insertions, deletions, substitutions and swaps of neighbors that turn one
/// text into the other (the optimal string alignment distance).
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 1...first.count {
        var current = [row]
        for column in 1...second.count {
            let substitution = first[row - 1] == second[column - 1] ? 0 : 1
            var cost = min(
                previous[column] + 1, current[column - 1] + 1, previous[column - 1] + substitution)
            if row > 1, column > 1, first[row - 1] == second[column - 2],
                first[row - 2] == second[column - 1]
            {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[second.count]
}
