extension DescriptionValidator {
    /// Reports custom views without 'create' whose types cannot be called without arguments.
    mutating func reportMissingCreations() {
        for case .custom(let custom) in views
        where custom.creation == nil && needsCreation(custom.type.value) {
            report(
                .requiredKey, "a view of the type '\(custom.type.value)' needs 'create'",
                at: custom.type.range, note: note(on: custom))
        }
    }

    private func note(on custom: CustomView) -> String {
        if let creation = ForeignView.named(custom.type.value)?.creation {
            return "add '\"create\": \"\(creation)\"'"
        }
        let function = "create" + capitalized(custom.name.value)
        return "add '\"create\": \"\(function)()\"', with a function of your own"
    }

    private func needsCreation(_ type: String) -> Bool {
        type.hasPrefix("any ") || type.hasPrefix("some ") || type == "UICollectionView"
            || !isCallable(type)
    }

    /// Returns whether a type can be called as it is spelled; true for types with other problems.
    private func isCallable(_ type: String) -> Bool {
        SwiftFragment.problem(ofExpression: type + "()") == nil
            || SwiftFragment.problem(ofType: type) != nil
            || KnownType.parameterWords.contains(KnownType.firstWord(of: type))
    }
}
