extension DescriptionValidator {
    /// Reports an input whose type cannot be used as a binding uses it. Several rules use this.
    ///
    /// - Parameter advice: what to write for an input of another type; nil to show where it is declared.
    mutating func reportBindingType(_ binding: InputBinding, advice: String? = nil) {
        if binding.use == .rootView { return }
        guard let input = input(named: binding.input.value) else { return }
        let type = input.type.value
        let allowed = binding.use.types
        // Types that only another framework has are reported as such.
        let spellings = allowed.flatMap { name in Kit.all.map { $0.translated(name) } }
        guard !allowed.contains(type), !allowed.contains(description.controller.neutral(type)),
            SwiftFragment.problem(ofType: type) == nil, !spellings.contains(type)
        else { return }
        report(
            .mismatchedType,
            "\(binding.use.description) needs an input of type \(list(of: allowed)); "
                + "'\(input.name.value)' is of type '\(type)'",
            at: binding.input.range, note: advice ?? "it is declared here",
            noteRange: advice == nil ? input.type.range : nil)
    }

    /// Returns types as the plugin's framework spells them: `'String' or 'String?'`.
    private func list(of types: [String]) -> String {
        let kits = description.controller.kits
        let spellings = types.map { kits.count == 1 ? kits[0].translated($0) : $0 }
        guard let last = spellings.last, spellings.count > 1 else { return quotedList(spellings) }
        return quotedList(spellings.dropLast()) + " or '\(last)'"
    }
}

extension InputBinding.Use {
    /// The types that an input can have.
    fileprivate var types: [String] {
        switch self {
        case .text, .primaryText, .secondaryText, .buttonTitle, .placeholder, .accessibilityLabel,
            .accessibilityHint, .accessibilityValue, .busyLabel, .tapTitle:
            ["String", "String?"]
        case .editedText: ["String"]
        case .image: [PlatformType.image, PlatformType.image + "?"]
        case .progress: ["Float", "Double", "Float?", "Double?"]
        case .enablement, .activity, .visibility, .hiding, .symbolPair, .titlePair, .labelPair,
            .isOn:
            ["Bool"]
        case .sliderValue: ["Double"]
        case .selection: ["Int"]
        case .rootView: []
        }
    }

    /// The name of the use in messages.
    fileprivate var description: String {
        switch self {
        case .text, .primaryText, .secondaryText, .buttonTitle, .placeholder, .accessibilityLabel,
            .accessibilityHint, .accessibilityValue, .busyLabel, .tapTitle:
            "a text"
        case .editedText: "a text field"
        case .image: "an image"
        case .progress: "the value of a progress bar"
        case .isOn: "a switch"
        case .sliderValue: "a slider"
        case .selection: "a segmented control"
        case .enablement: "'enabledWhen'"
        case .activity: "'busyWhen'"
        case .visibility: "'shownWhen'"
        case .hiding: "'hiddenWhen'"
        case .symbolPair, .titlePair, .labelPair: "'when'"
        case .rootView: "a SwiftUI view"
        }
    }
}
