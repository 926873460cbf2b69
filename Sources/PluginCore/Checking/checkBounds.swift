extension ShapeChecker {
    /// Checks that a version is not older than the oldest one.
    mutating func checkVersion(
        _ text: String, from least: Int, at range: SourceRange, is shape: ValueShape,
        of subject: Subject
    ) {
        if let major = MinimumVersions.major(of: text), major >= least { return }
        report(.invalidVersion, "\(subject.description) must be \(shape.description)", at: range)
    }

    /// Checks that a number is whole, and within its bounds.
    mutating func checkInteger(
        _ number: JSONNumber, in bounds: ClosedRange<Int>, at range: SourceRange,
        is shape: ValueShape, of subject: Subject
    ) {
        if let int = number.int, bounds.contains(int) { return }
        report(
            number.isWhole ? .outOfRange : .wrongType,
            "\(subject.description) must be \(shape.description)",
            at: range)
    }

    /// Checks that a number is within its bounds.
    mutating func checkNumber(
        _ number: JSONNumber, in bounds: ClosedRange<Double>, at range: SourceRange,
        is shape: ValueShape, of subject: Subject
    ) {
        if let double = number.double, bounds.contains(double) { return }
        report(.outOfRange, "\(subject.description) must be \(shape.description)", at: range)
    }
}

extension JSONNumber {
    /// Whether the number has no fraction. Numbers that are too large for every type have none.
    fileprivate var isWhole: Bool {
        int != nil || double.map { $0 == $0.rounded() } ?? true
    }
}

extension DiagnosticIdentifier {
    static let invalidVersion: Self = "invalid-version"
}
