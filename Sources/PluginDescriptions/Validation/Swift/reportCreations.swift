extension DescriptionValidator {
    /// Reports values of 'create' that are not views: literals, and the names of types.
    mutating func reportCreations() {
        for case .custom(let custom) in views {
            guard let creation = custom.creation else { continue }
            let type = custom.type.value
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
