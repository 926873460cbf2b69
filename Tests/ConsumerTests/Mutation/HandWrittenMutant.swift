import Testing

/// A mistake that no rule makes.
struct HandWrittenMutant: Sendable {
    let mistake: String
    let kit: HeadlessKit
    let file: String
    /// The text to replace, which occurs in the file exactly once.
    let original: String
    let changed: String

    init(
        _ mistake: String, in file: String, _ original: String, to changed: String,
        for kit: HeadlessKit = .uiKit
    ) {
        self.mistake = mistake
        self.kit = kit
        self.file = file
        self.original = original
        self.changed = changed
    }

    func mutant(of source: SwiftCode) throws -> Mutant {
        let text = String(decoding: source.text, as: UTF8.self)
        let ranges = text.ranges(of: original)
        try #require(ranges.count == 1, "'\(mistake)': its text is not in \(file) exactly once")
        let start = text.utf8.distance(from: text.startIndex, to: ranges[0].lowerBound)
        return Mutant(
            file: file, rule: mistake, source: source,
            edit: Edit(range: start..<(start + original.utf8.count), replacement: changed))
    }

    static let all: [HandWrittenMutant] = []
}
