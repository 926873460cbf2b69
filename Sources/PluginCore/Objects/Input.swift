/// A property that the host of a plugin sets.
package struct PluginInput: Sendable {
    let node: JSONNode

    package var name: Located<String> { node.required("name") }
    package var type: Located<String> { node.required("type") }
    /// The expression for the value if the host does not set one.
    package var defaultValue: Located<String>? { node.locatedString("default") }
    /// Whether the type is an alias of a closure; nil if the description does not mention it.
    package var escaping: Located<Bool>? { node.locatedBool("escaping") }
    /// The expression for a value in tests.
    package var example: Located<String>? { node.locatedString("example") }
    package var summary: String? { node.string("summary") }

    /// Whether parameters for the input need `@escaping`.
    package var isEscaping: Bool { escaping?.value == true || KnownType.isFunction(type.value) }

    /// Whether the value is text with attributes of the app.
    var isAttributed: Bool {
        let type = type.value
        return KnownType.isAttributedString(type.hasSuffix("?") ? String(type.dropLast()) : type)
    }
}

extension Vocabulary {
    package static let input = ObjectShape(
        "input",
        [
            .required("name", .identifier),
            .required("type", .swiftType),
            .optional("default", .swiftExpression),
            .optional("escaping", .boolean),
            .optional("example", .swiftExpression),
            .optional("summary", .string(.any)),
        ])
}

extension DescriptionValidator {
    /// Reports an input whose type cannot be used as a binding uses it. Several rules use this.
    ///
    /// - Parameters:
    ///   - user: what uses the input, if it is not a view.
    ///   - advice: what to write for an input of another type; nil to show where it is declared.
    mutating func reportBindingType(_ binding: InputBinding, of user: String? = nil, advice: String? = nil) {
        guard let (noun, types) = binding.use.requirement, let input = input(named: binding.input.value)
        else { return }
        let type = input.type.value
        let advice = advice ?? adviceOnAttributedText(binding, of: type)
        let isArgument = binding.localized != nil
        let allowed = isArgument ? LocalizedPart.argumentTypes : types
        if allowed.contains(type) || allowed.contains(description.controller.neutral(type)) { return }
        let meant = type.hasSuffix("?") ? nil : nearestMatch(to: type, among: allowed).map { "did you mean '\($0)'?" }
        report(
            .mismatchedType,
            "\(isArgument ? "a localized text" : user ?? noun) needs an input of type \(list(of: allowed)); "
                + "'\(input.name.value)' is of type '\(type)'",
            at: binding.input.range, note: advice ?? meant ?? "it is declared here",
            noteRange: advice == nil ? input.type.range : nil)
    }

    /// Returns how a label shows an input with an attributed text; nil for other uses and types.
    private func adviceOnAttributedText(_ binding: InputBinding, of type: String) -> String? {
        let types = ["NSAttributedString", "LocalizedStringKey"]
        guard binding.use == .text, types.contains(type.filter { $0 != "?" }) else { return nil }
        return "let the input be of type 'AttributedString', or of type 'String' with Markdown: "
            + "'\"text\": { \"markdown\": { \"input\": \"\(binding.input.value)\" } }'"
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
    /// The use in messages, and the types that an input can have; nil if it can have any, or if others check it.
    fileprivate var requirement: (noun: String, types: [String])? {
        switch self {
        case .text, .primaryText, .secondaryText, .buttonTitle, .placeholder, .accessibilityLabel,
            .accessibilityHint, .accessibilityValue, .busyLabel, .tapTitle:
            ("a text", ["String", "String?"])
        case .editedText: ("a text field", ["String"])
        case .image, .buttonImage: ("an image", [PlatformType.image, PlatformType.image + "?"])
        case .progress: ("the value of a progress bar", ["Float", "Double", "Float?", "Double?"])
        case .isOn: ("a switch", ["Bool"])
        case .sliderValue: ("a slider", ["Double"])
        case .selection: ("a segmented control", ["Int"])
        case .enablement: ("'enabledWhen'", ["Bool"])
        case .activity: ("'busyWhen'", ["Bool"])
        case .visibility: ("'shownWhen'", ["Bool"])
        case .hiding: ("'hiddenWhen'", ["Bool"])
        case .symbolPair, .titlePair, .labelPair, .feedback: ("'when'", ["Bool"])
        case .color, .linkColor, .surfaceColor, .borderColor, .titleColor, .strokeColor, .look:
            ("a color", [PlatformType.color])
        case .rootView, .property, .items, .attributedText, .font, .call: nil
        }
    }
}

extension DescriptionValidator {
    /// Warns of inputs that neither the description nor the user's code uses.
    mutating func reportUnusedInputs() {
        if hasUserCode { return }
        for input in description.inputs where !isUsed(input.name.value) {
            let name = input.name.value
            report(
                .unusedInput, "input '\(name)' is not used", at: input.name.range,
                note: isShownAsLiteral(name)
                    ? "to show it, write { \"input\": \"\(name)\" } in place of its name"
                    : "show it in a view, pass it to a handler, or add \"hooks\"", as: .warning)
        }
    }

    private func isUsed(_ name: String) -> Bool {
        if description.announcedInputs.contains(where: { $0.value == name }) { return true }
        return bindings.contains { $0.input.value == name } || passedParameters.contains { $0.name.value == name }
            || description.host.recovery?.message.value == name || description.host.progress?.value == name
    }

    /// Returns whether a view shows the name of an input. The user may have meant its value.
    private func isShownAsLiteral(_ name: String) -> Bool {
        views.contains { if case .literal(name)? = $0.text { true } else { false } }
    }
}

extension DiagnosticIdentifier {
    static let unusedInput: Self = "unused-input"
}
