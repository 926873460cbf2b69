extension DescriptionValidator {
    /// Warns of stacks without views.
    mutating func reportEmptyStacks() {
        guard allUsesAreKnown else { return }
        for case .stack(let stack) in views where stack.views.isEmpty {
            report(.emptyStack, "this stack does not contain views", at: stack.range, as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let emptyStack: Self = "empty-stack"
}
