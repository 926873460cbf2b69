extension DescriptionValidator {
    /// Reports custom views without 'create' whose types cannot be called without arguments.
    mutating func reportMissingCreations() {
        for view in views {
            guard let viewClass = view.viewClass, viewClass.creation == nil,
                let type = viewClass.type, let name = view.name, needsCreation(type.value)
            else { continue }
            report(
                .requiredKey, "a view of the type '\(type.value)' needs 'create'",
                at: type.range, note: note(on: type.value, name: name.value))
        }
    }

    private func note(on type: String, name: String) -> String {
        if let creation = ForeignView.named(type)?.creation {
            return "add '\"create\": \"\(creation)\"'"
        }
        let function = "create" + capitalized(name)
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
