/// A choice of mutants that is the same in each run with one seed.
enum MutantSample {
    /// Returns the mutants of each rule in an order that depends on the seed.
    ///
    /// The place of a mutant in this order depends on its own text alone, so a change of other code
    /// hardly changes which ones come first.
    static func shuffledByRule(_ mutants: [Mutant], seed: Int) -> [[Mutant]] {
        Dictionary(grouping: mutants, by: \.rule).sorted { $0.key < $1.key }.map { _, mutants in
            mutants.map { ($0, hash("\(seed) \($0.file) \($0.rule) \($0.line.text)")) }
                .sorted { $0.1 < $1.1 }.map(\.0)
        }
    }

    /// Returns the FNV-1a hash of some text.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
