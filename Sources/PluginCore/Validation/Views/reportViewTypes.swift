extension DescriptionValidator {
    /// Reports custom views of optional types, and of types that are not views.
    mutating func reportViewTypes() {
        for view in views {
            guard let located = view.viewClass?.type else { continue }
            let type = located.value
            if isKnownNonView(type) {
                report(.invalidType, "'\(type)' is not a view", at: located.range)
            }
            if type.hasSuffix("?") || type.hasSuffix("!"),
                SwiftFragment.problem(ofType: type) == nil
            {
                report(
                    .mismatchedType, "a view cannot be of the optional type '\(type)'",
                    at: located.range)
            }
        }
    }

    private func isKnownNonView(_ type: String) -> Bool {
        let name = String(type.prefix { $0 != "<" })
        return KnownType.isKnownNonView(name) || name.hasPrefix("[") || name.hasSuffix(".Type")
            || KnownType.isFunction(type)
    }
}
