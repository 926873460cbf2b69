/// A choice of mutants that is the same in each run with one seed.
enum MutantSample {
    /// Returns mutants of each rule in an order that depends on the seed, one for each line of code
    /// that differs from the others.
    ///
    /// The place of a mutant in this order depends on its own text alone, so a change of other code
    /// hardly changes which ones come first.
    static func shuffledByRule(_ mutants: [Mutant], seed: String) -> [[Mutant]] {
        Dictionary(grouping: mutants, by: \.rule).sorted { $0.key < $1.key }.map { rule, mutants in
            Dictionary(grouping: mutants, by: \.line.text)
                .map { line, mutants in (hash("\(seed) \(rule) \(line)"), mutants[0]) }
                .sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// Returns the FNV-1a hash of some text.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
