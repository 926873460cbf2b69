/// A choice of mutants that is the same in each run with one seed.
enum MutantSample {
    /// Returns the mutants of each rule, and the hand-written ones, in an order that depends on the
    /// seed. A line of code that is in several places is mutated in one of them.
    ///
    /// The place of a mutant in this order depends on its own text alone, so a change of other code
    /// hardly changes which ones come first.
    static func shuffledByRule(_ mutants: [Mutant], seed: String) -> [[Mutant]] {
        let rules = Set(MutationRule.all.map(\.name))
        let groups = Dictionary(grouping: mutants) { rules.contains($0.rule) ? $0.rule : "" }
        return groups.sorted { $0.key < $1.key }.map { _, mutants in
            Dictionary(grouping: mutants) { "\(seed) \($0.rule) \($0.line.text)" }
                .map { (hash($0.key), $0.value[0]) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// Returns the FNV-1a hash of some text.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
