extension DescriptionValidator {
    /// Reports an announcement of an input that does not exist, or that is not a text.
    mutating func reportAnnouncement() {
        guard case .input(let name)? = description.accessibility.announcement else { return }
        reportUnknownReference(name, to: "input")
        reportBindingType(InputBinding(input: name, use: .text))
    }
}
