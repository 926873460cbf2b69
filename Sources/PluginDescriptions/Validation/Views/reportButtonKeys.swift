extension DescriptionValidator {
    /// Reports buttons that are 'iconOnly' without a symbol, or with another label than their title.
    mutating func reportButtonKeys() {
        for case .button(let button) in views where button.isIconOnly {
            if button.symbol == nil {
                report(
                    .requiredKey, "a button that is 'iconOnly' needs a 'symbol'",
                    at: button.name.range, note: "add '\"symbol\": \"star\"'")
            }
            if button.attributes.accessibility.label != nil {
                report(
                    .contradiction,
                    "a button that is 'iconOnly' uses its 'title' as its accessibility label",
                    at: button.name.range, note: "leave one of the two out, or 'iconOnly'")
            }
        }
    }
}
