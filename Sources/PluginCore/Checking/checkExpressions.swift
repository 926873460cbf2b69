extension ShapeChecker {
    /// Checks the members of an object whose keys are names of the user's, each for a Swift expression.
    mutating func checkExpressions(
        _ members: [JSONMember], at range: SourceRange, of subject: Subject
    ) {
        guard members.count <= Vocabulary.countLimit else {
            return reportCount(of: "names", in: subject, at: range)
        }
        for (index, member) in members.enumerated() {
            let name = KeyShape.required(member.key, .swiftExpression, "")
            if let first = members[..<index].first(where: { $0.key == member.key }) {
                report(
                    .duplicateKey, "'\(member.key)' is declared twice", at: member.keyRange,
                    note: "it is first declared here", noteRange: first.keyRange)
            }
            check(member.value, is: .swiftExpression, of: .key(name))
        }
    }
}
