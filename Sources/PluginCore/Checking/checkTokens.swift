/// The colors and fonts of the app, which the configuration declares under names.
extension ShapeChecker {
    /// Checks the members of an object whose keys are names of the user's.
    mutating func checkNamed(
        _ members: [JSONMember], at range: SourceRange, are shape: ObjectShape, of subject: Subject
    ) {
        guard members.count <= Vocabulary.countLimit else {
            return reportCount(of: "names", in: subject, at: range)
        }
        for (index, member) in members.enumerated() {
            let name = KeyShape.required(member.key, .object(shape), shape.summary)
            if let problem = SwiftIdentifier.problem(of: member.key) {
                report(
                    .invalidIdentifier, "the name of \(shape.name.withArticle) \(problem)",
                    at: member.keyRange)
            } else if let first = members[..<index].first(where: { $0.key == member.key }) {
                report(
                    .duplicateKey, "'\(member.key)' is declared twice", at: member.keyRange,
                    note: "it is first declared here", noteRange: first.keyRange)
            } else if shape === Vocabulary.appColor, let kind = Vocabulary.kind(of: member.key) {
                report(
                    .nameCollision, "'\(member.key)' is a \(kind) of the system",
                    at: member.keyRange, note: "choose another name")
            }
            check(member.value, is: .object(shape), of: .key(name))
        }
    }

    /// Checks that a text is a color in hexadecimal digits.
    mutating func checkColor(_ text: String, at range: SourceRange, of subject: Subject) {
        guard HexColor(text) == nil, !text.unicodeScalars.contains(where: \.changesDirection)
        else { return }
        report(
            .invalidColor, "\(subject.description) is '\(text)', which is not a color",
            at: range, advice: advisor?.note(on: .invalidColor(text)))
    }
}

extension Vocabulary {
    /// Returns what the system calls by a name, which a color of the app cannot have; nil for other names.
    fileprivate static func kind(of name: String) -> String? {
        if Surface.Material(rawValue: name) != nil { return "material" }
        let isColor =
            SemanticColor(rawValue: name) != nil || BackgroundColor(rawValue: name) != nil
        return isColor ? "color" : nil
    }
}

extension DiagnosticIdentifier {
    static let invalidColor: Self = "invalid-color"
}
