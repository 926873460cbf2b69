/// The mutants of a subject that were tried, and what became of them.
struct MutationReport {
    struct Entry: Sendable {
        let mutant: Mutant
        let outcome: MutationBench.Outcome

        var compiled: Bool { outcome != .notCompiled }
    }

    let entries: [Entry]

    func mutants(_ outcome: MutationBench.Outcome) -> [Mutant] {
        entries.filter { $0.outcome == outcome }.map(\.mutant)
    }

    var summary: String {
        let survivors = mutants(.survived).count
        return "\(entries.count) mutants, killed: \(mutants(.killed).count), "
            + "survived: \(survivors), accepted: \(survivors - unexpectedSurvivors.count), "
            + "not compiled: \(mutants(.notCompiled).count)"
    }

    /// A line for each survivor that is not accepted.
    var unexpectedSurvivors: [String] {
        mutants(.survived)
            .filter { mutant in !AcceptedSurvivor.all.contains { $0.matches(mutant) } }
            .map { ($0.file, $0.line.number, $0.description) }.sorted { $0 < $1 }.map(\.2)
    }
}
