extension ShapeChecker {
    /// Checks the elements of a list. There must not be too many, and a choice must not be repeated.
    mutating func checkElements(
        _ nodes: [JSONNode], at range: SourceRange, are element: ValueShape, of subject: Subject
    ) {
        guard nodes.count <= Vocabulary.countLimit else {
            return reportCount(of: "elements", in: subject, at: range)
        }
        for node in nodes { check(node, is: element, of: subject.element) }
        if case .choice = element { checkRepetitions(in: nodes) }
    }

    private mutating func checkRepetitions(in nodes: [JSONNode]) {
        for (index, node) in nodes.enumerated() {
            guard let word = node.string,
                let first = nodes[..<index].first(where: { $0.string == word })
            else { continue }
            report(
                .nameCollision, "'\(word)' is declared twice", at: node.range,
                note: "it is first declared here", noteRange: first.range)
        }
    }

    /// Reports a list or an object with more parts than the generator accepts.
    ///
    /// - Parameter parts: the name of the parts in messages.
    mutating func reportCount(of parts: String, in subject: Subject, at range: SourceRange) {
        report(
            .tooMany, "\(subject.description) has more than \(Vocabulary.countLimit) \(parts)",
            at: range.opening)
    }
}

extension SourceRange {
    /// The bracket that a value begins with.
    package var opening: SourceRange { SourceRange(lowerBound, lowerBound + 1) }
}

extension DiagnosticIdentifier {
    static let tooMany: Self = "too-many"
}

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
