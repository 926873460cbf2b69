extension DescriptionValidator {
    /// Reports values of 'create' that are not views: literals, and the names of types.
    mutating func reportCreations() {
        for view in views {
            guard let creation = view.viewClass?.creation else { continue }
            let type =
                view.viewClass?.type?.value ?? view.frameworkClasses(for: kits).first?.name ?? ""
            if let literal = KnownType.Literal(creation.value) {
                report(
                    .mismatchedType,
                    "'create' is \(literal.description), and a view is of type '\(type)'",
                    at: creation.range)
            }
            if isTypeName(creation.value, of: type) {
                reportTypeName(creation, "create", of: type)
            }
        }
    }
}
