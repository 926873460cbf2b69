extension DescriptionValidator {
    /// Reports "escaping" at inputs whose type cannot be an alias of a closure.
    mutating func reportEscapingInputs() {
        for input in description.inputs {
            guard let escaping = input.escaping, escaping.value else { continue }
            let type = input.type.value
            if KnownType.isFunction(type) {
                report(
                    .contradiction, "the type is a closure's, so 'escaping' has no effect",
                    at: escaping.range, note: "leave out \"escaping\"", as: .warning)
            } else if !mayBeAlias(type) {
                report(
                    .contradiction, "the type '\(type)' is not an alias of a closure",
                    at: escaping.range,
                    note: type.hasSuffix("?")
                        ? "leave out \"escaping\": Swift adds it to optionals"
                        : "leave out \"escaping\"")
            }
        }
    }

    /// Returns whether a type is a name that the app can have declared.
    private func mayBeAlias(_ type: String) -> Bool {
        let name = type.prefix { $0 != "<" }
        return !type.hasSuffix("?")
            && name.allSatisfy { $0.isLetter || $0.isNumber || "_.`".contains($0) }
            && !KnownType.isEquatable(type) && !PlatformType.isImage(type)
    }
}
