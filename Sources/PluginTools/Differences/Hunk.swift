/// A part of a difference: changes that are close to each other, with the lines around them.
struct Hunk {
    /// A range of lines in the head of a hunk.
    struct Lines {
        /// The number of lines before the range.
        let precedingCount: Int
        var count = 0

        /// `7,3` for three lines from the seventh, `7` for one line, and `6,0` for none after the sixth.
        var text: String {
            switch count {
            case 0: "\(precedingCount),0"
            case 1: "\(precedingCount + 1)"
            default: "\(precedingCount + 1),\(count)"
            }
        }
    }

    private(set) var oldLines: Lines
    private(set) var newLines: Lines
    private(set) var lines: [AlignedLine] = []

    /// - Parameters:
    ///   - oldStart: the number of lines of the old text before the hunk.
    ///   - newStart: the number of lines of the new text before the hunk.
    init(oldStart: Int, newStart: Int) {
        oldLines = Lines(precedingCount: oldStart)
        newLines = Lines(precedingCount: newStart)
    }

    mutating func append(_ line: AlignedLine) {
        lines.append(line)
        if line.change != .inserted { oldLines.count += 1 }
        if line.change != .removed { newLines.count += 1 }
    }
}

/// Returns the hunks of a difference, each with up to three lines of context on either side. Changes whose context
/// meets share a hunk.
func makeHunks(of lines: [AlignedLine]) -> [Hunk] {
    let context = 3
    var isShown = [Bool](repeating: false, count: lines.count)
    for index in lines.indices where lines[index].change != .kept {
        let range = max(0, index - context)...min(lines.count - 1, index + context)
        for near in range { isShown[near] = true }
    }
    var hunks: [Hunk] = []
    var oldIndex = 0
    var newIndex = 0
    for (index, line) in lines.enumerated() {
        if isShown[index] {
            if index == 0 || !isShown[index - 1] { hunks.append(Hunk(oldStart: oldIndex, newStart: newIndex)) }
            hunks[hunks.count - 1].append(line)
        }
        if line.change != .inserted { oldIndex += 1 }
        if line.change != .removed { newIndex += 1 }
    }
    return hunks
}
