/// A mistake in one place of a source file, which tests have to notice.
struct Mutant: Sendable {
    /// The file in its folder of sources.
    let file: String
    /// The name of the rule that makes the mistake, or the mistake if it is a hand-written one.
    let rule: String
    let source: SwiftCode
    let edit: Edit

    /// The number of the changed line, and its text without indentation.
    var line: (number: Int, text: String) { source.line(at: edit.range.lowerBound) }

    /// The text of the file with the mistake.
    var text: String { source.text(after: edit) }

    /// The mutant's line in a list of survivors.
    var description: String {
        let line = line
        return "\(file):\(line.number): \(rule): \(line.text)"
    }

    /// Returns all mutants of a file that rules make.
    static func mutants(of source: SwiftCode, in file: String) -> [Mutant] {
        source.statements.filter { !$0.isAssertion }.flatMap { statement in
            MutationRule.all.flatMap { rule in
                rule.edits(statement).map {
                    Mutant(file: file, rule: rule.name, source: source, edit: $0)
                }
            }
        }
    }
}
