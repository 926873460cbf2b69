extension ShapeChecker {
    /// Checks that a string is a Swift name, type or expression, as a shape requires.
    mutating func checkSwift(
        _ text: String, at range: SourceRange, is shape: ValueShape, of subject: Subject
    ) {
        if case .nameOrBoolean = shape, text == "true" || text == "false" {
            return report(
                .invalidIdentifier,
                "\(subject.description) is '\(text)', which is a reserved word in "
                    + "Swift",
                at: range, note: "remove the quotation marks")
        }
        // Characters that change the direction of text were reported when the file was read.
        guard let problem = problem(of: text, as: shape),
            !text.unicodeScalars.contains(where: \.changesDirection)
        else { return }
        let identifier: DiagnosticIdentifier =
            switch shape {
            case .swiftType: .invalidType
            case .swiftExpression: .invalidExpression
            default: .invalidIdentifier
            }
        report(
            identifier, "\(subject.description) \(problem)", at: range,
            advice: advisor?.note(on: .invalidSwift(text, shape, key: subject.key)))
    }

    private func problem(of text: String, as shape: ValueShape) -> String? {
        switch shape {
        case .moduleName: SwiftIdentifier.problem(ofModule: text)
        case .swiftType: SwiftFragment.problem(ofType: text)
        case .swiftExpression: SwiftFragment.problem(ofExpression: text)
        default: SwiftIdentifier.problem(of: text)
        }
    }
}

extension DiagnosticIdentifier {
    package static let invalidIdentifier: Self = "invalid-identifier"
}
