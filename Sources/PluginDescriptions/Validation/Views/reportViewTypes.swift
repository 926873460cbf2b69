extension DescriptionValidator {
    /// Reports custom views of optional types, and of types that are not views.
    mutating func reportViewTypes() {
        for case .custom(let custom) in views {
            let type = custom.type.value
            if isKnownNonView(type) {
                report(.invalidType, "'\(type)' is not a view", at: custom.type.range)
            }
            if type.hasSuffix("?") || type.hasSuffix("!"),
                SwiftFragment.problem(ofType: type) == nil
            {
                report(
                    .mismatchedType, "a view cannot be of the optional type '\(type)'",
                    at: custom.type.range)
            }
        }
    }

    private func isKnownNonView(_ type: String) -> Bool {
        let name = String(type.prefix { $0 != "<" })
        return KnownType.isKnownNonView(name) || name.hasPrefix("[") || name.hasSuffix(".Type")
            || KnownType.isFunction(type)
    }
}
