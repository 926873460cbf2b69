extension DescriptionValidator {
    /// Reports buttons that are `iconOnly` and have no symbol, or have an accessibility label besides
    /// their title.
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
                    at: button.name.range, note: "remove the accessibility label, or 'iconOnly'")
            }
        }
    }
}
