extension DescriptionValidator {
    /// An input that is shown has a type that can be shown, and one that is passed on has the type
    /// that the handler asks for.
    mutating func checkTexts() {
        for binding in bindings { checkType(of: binding) }
        for parameter in passed {
            guard let input = input(named: parameter.name.value).map({ description.inputs[$0] }),
                input.type.value != parameter.type.value,
                SwiftFragment.problem(ofType: input.type.value) == nil,
                SwiftFragment.problem(ofType: parameter.type.value) == nil
            else { continue }
            report(
                .mismatchedType,
                "the parameter '\(input.name.value)' is of type '\(parameter.type.value)', and the "
                    + "input that is passed is of type '\(input.type.value)'",
                at: parameter.type.range, note: "it is declared here", noteRange: input.type.range)
        }
    }

    /// Properties, and what closures are called with, have types that those of values can be.
    mutating func checkTypes() {
        let (inputs, handlers) = (description.inputs, description.handlers)
        for index in inputs.indices { checkType(inputs[index].type, "an input") }
        for index in handlers.indices {
            for parameter in handlers[index].parameters { checkType(parameter.type, "a parameter") }
        }
        for case .custom(let custom) in views { checkType(custom.type, "a view") }
    }

    private mutating func checkType(_ type: Located<String>, _ subject: String) {
        let text = type.value
        if let known = KnownType.spelling(ofForeign: text) {
            return report(
                .invalidType, "'\(text)' is no type in Swift", at: type.range,
                note: "did you mean '\(known)'?")
        }
        let firstWord = Self.firstWord(of: text)
        let isEscaping = firstWord == "@escaping" && firstWord != text
        guard
            isEscaping || text.hasSuffix("...") || text == "_" || text == "Self"
                || text.hasSuffix("!") && subject == "a parameter"
                || firstWord != text && Self.parameterWords.contains(firstWord)
                || text.hasPrefix("some ") && subject != "a view"
        else { return }
        report(
            .invalidType, "\(subject) cannot be of the type '\(text)'", at: type.range,
            note: isEscaping ? "leave out '@escaping': it is added where Swift asks for it" : nil)
    }

    /// The word, or the attribute, that a type begins with.
    private static func firstWord(of type: String) -> String {
        String(type.prefix { $0 == "@" || $0 == "_" || $0.isLetter || $0.isNumber })
    }

    /// What only the types of parameters begin with, or of results.
    private static let parameterWords: Set<String> = [
        "inout", "consuming", "borrowing", "isolated", "sending", "@autoclosure",
    ]

    mutating func checkType(of binding: InputBinding) {
        let allowed = binding.use.types
        guard let index = input(named: binding.input.value),
            !allowed.contains(description.inputs[index].type.value)
        else { return }
        let input = description.inputs[index]
        guard !allowed.contains(description.controller.neutral(input.type.value)),
            SwiftFragment.problem(ofType: input.type.value) == nil
        else { return }
        // A type that only another kit has is told as such.
        let isAlien = Kit.all.contains { kit in
            allowed.contains { kit.translated($0) == input.type.value }
        }
        if isAlien { return }
        let kits = description.controller.kits
        let types = allowed.map { kits.count == 1 ? kits[0].translated($0) : $0 }
        let list = quotedList(types.dropLast()) + (types.count > 1 ? " or " : "")
        report(
            .mismatchedType,
            "\(binding.use.words) needs an input of type \(list)'\(types[types.count - 1])'; "
                + "'\(input.name.value)' is of type '\(input.type.value)'",
            at: binding.input.range, note: "it is declared here", noteRange: input.type.range)
    }
}

extension InputBinding.Use {
    fileprivate var types: [String] {
        switch self {
        case .text, .placeholder, .accessibilityLabel, .accessibilityHint, .accessibilityValue:
            ["String", "String?"]
        case .editedText: ["String"]
        case .image: [PlatformType.image, PlatformType.image + "?"]
        case .progress: ["Float", "Double", "Float?", "Double?"]
        case .enablement, .visibility, .hiding: ["Bool"]
        }
    }

    fileprivate var words: String {
        switch self {
        case .text, .placeholder, .accessibilityLabel, .accessibilityHint, .accessibilityValue:
            "a text"
        case .editedText: "a text field"
        case .image: "an image"
        case .progress: "the value of a progress bar"
        case .enablement: "'enabledWhen'"
        case .visibility: "'shownWhen'"
        case .hiding: "'hiddenWhen'"
        }
    }
}

extension DescriptionValidator {
    /// A row aligns its views vertically, a column horizontally.
    mutating func checkStackAlignments() {
        for case .stack(let stack) in views {
            let misfits: [StackView.Alignment]
            let fits: String
            switch stack.axis {
            case .vertical:
                misfits = [.top, .bottom, .firstBaseline, .lastBaseline]
                fits = "'leading', 'trailing'"
            case .horizontal:
                misfits = [.leading, .trailing]
                fits = "'top', 'bottom', 'firstBaseline', 'lastBaseline'"
            }
            guard misfits.contains(stack.alignment.value) else { continue }
            report(
                .contradiction,
                "the views of a \(stack.axis.rawValue) stack cannot be aligned to "
                    + "'\(stack.alignment.value.rawValue)'",
                at: stack.alignment.range, note: "use 'fill', 'center', \(fits)")
        }
    }
}

extension DescriptionValidator {
    /// A button that does nothing when it is tapped is probably a mistake, and so is a second one for
    /// what one button of a screen does.
    mutating func checkControls() {
        checkRole(.primary)
        checkRole(.cancel)
        guard isComplete else { return }
        for case .button(let button) in views where button.handler == nil {
            report(
                .untiedControl, "nothing happens when '\(button.name.value)' is tapped",
                at: button.name.range, note: "name a handler with \"triggers\"", as: .warning)
        }
    }
}

extension DescriptionValidator {
    /// What is shown at times only may have a button of its own.
    ///
    /// - Parameter role: one that a single button has.
    private mutating func checkRole(_ role: ButtonView.Role) {
        let hidesStacks = views.contains {
            if case .stack(let stack) = $0 { stack.attributes.isShownAtTimes } else { false }
        }
        if hidesStacks { return }
        var first: SourceRange?
        for case .button(let button) in views
        where button.role.value == role && !button.attributes.isShownAtTimes {
            if let first {
                report(
                    .contradiction, "two buttons have the role '\(role.rawValue)'",
                    at: button.role.range, note: "it is given here first", noteRange: first,
                    as: .warning)
            } else {
                first = button.role.range
            }
        }
    }

    /// What the keys of one view say together can be done.
    mutating func checkViewKeys() {
        for view in views {
            switch view {
            case .button(let button): checkKeys(of: button)
            case .image(let image): checkKeys(of: image)
            case .textField(let field): checkKeys(of: field)
            case .custom(let custom): checkType(of: custom)
            default: break
            }
        }
        if case .spacer(let spacer) = views.first {
            report(
                .contradiction, "a spacer has nothing to keep apart outside a stack",
                at: spacer.range)
        }
    }

    /// A symbol that stands for the title needs to be there, and the title to be told.
    private mutating func checkKeys(of button: ButtonView) {
        guard button.isIconOnly else { return }
        if button.symbol == nil {
            report(
                .requiredKey, "a button that is 'iconOnly' needs a 'symbol'",
                at: button.name.range)
        }
        if button.attributes.accessibility.label != nil {
            report(
                .contradiction,
                "a button that is 'iconOnly' has its 'title' as the 'label' for those who do not see "
                    + "it",
                at: button.name.range, note: "leave one of the two out, or 'iconOnly'")
        }
    }

    private mutating func checkKeys(of image: ImageView) {
        if let size = image.size, image.textStyle.range != image.range {
            report(
                .contradiction, "an image with a 'size' does not follow a 'textStyle'",
                at: size.range, note: "it is given here", noteRange: image.textStyle.range)
        }
        let accessibility = image.attributes.accessibility
        let described = [
            ("label", accessibility.label), ("hint", accessibility.hint),
            ("value", accessibility.value),
        ]
        for (key, text) in described where image.isDecorative && text != nil {
            report(
                .contradiction,
                "an image that is 'decorative' has no '\(key)' for those who do not see it",
                at: image.name.range)
        }
    }

    /// A field hides only secrets, and its keyboard has the letters that are typed.
    private mutating func checkKeys(of field: TextFieldView) {
        checkHandler(of: field)
        guard let type = field.namedContentType else { return }
        let word = type.value.rawValue
        if field.isSecure, !type.value.isSecret {
            report(
                .contradiction, "a field that is 'secure' hides '\(word)', which is not a secret",
                at: type.range, note: "leave out \"secure\", or use 'password' or 'newPassword'")
        }
        if let keyboard = field.namedKeyboard, !keyboard.value.hasLetters, !type.value.canBeDigits {
            report(
                .contradiction,
                "the keyboard '\(keyboard.value.rawValue)' has no letters to type '\(word)' with",
                at: keyboard.range, note: "the content type is given here", noteRange: type.range)
        }
    }

    /// A plugin that is removed at the first letter cannot be typed into.
    private mutating func checkHandler(of field: TextFieldView) {
        guard let name = field.handler,
            let handler = description.handlers.first(where: { $0.name.value == name.value }),
            handler.removesPlugin
        else { return }
        report(
            .contradiction,
            "'\(name.value)' removes the plugin, and is called at every letter that is typed",
            at: name.range, note: "it is declared here", noteRange: handler.name.range)
    }

    private mutating func checkType(of custom: CustomView) {
        if custom.creation == nil,
            ["any ", "some "].contains(where: custom.type.value.hasPrefix)
                || custom.type.value == "UICollectionView"
                || !isCallable(custom.type.value)
        {
            report(
                .requiredKey, "a view of the type '\(custom.type.value)' needs 'create'",
                at: custom.type.range)
        }
        let name = String(custom.type.value.prefix { $0 != "<" })
        if KnownType.isNoView(name) || name.first == "[" || name.hasSuffix(".Type")
            || KnownType.isFunction(custom.type.value)
        {
            report(.invalidType, "'\(custom.type.value)' is no view", at: custom.type.range)
        }
        guard let last = custom.type.value.last, "?!".contains(last),
            SwiftFragment.problem(ofType: custom.type.value) == nil
        else { return }
        report(
            .mismatchedType, "a view cannot be of the optional type '\(custom.type.value)'",
            at: custom.type.range)
    }

    /// Whether a type can be called as it is spelled; true for types with other problems.
    private func isCallable(_ type: String) -> Bool {
        SwiftFragment.problem(ofExpression: type + "()") == nil
            || SwiftFragment.problem(ofType: type) != nil
            || Self.parameterWords.contains(Self.firstWord(of: type))
    }

    /// A view that an input shows where the same one hides it, or a stack around it, is never seen.
    mutating func checkShowing() {
        guard let root = description.content?.root,
            bindings.contains(where: { $0.use == .hiding })
        else { return }
        checkShowing(root, shownWhen: [], hiddenWhen: [])
    }

    /// - Parameters:
    ///   - shownWhen: the inputs that show the stacks around the view.
    ///   - hiddenWhen: those that hide them.
    private mutating func checkShowing(
        _ view: ContentView, shownWhen: [Located<String>], hiddenWhen: [Located<String>]
    ) {
        let attributes = view.attributes
        let showing = shownWhen + [attributes.shownWhen].compactMap(\.self)
        let hiding = hiddenWhen + [attributes.hiddenWhen].compactMap(\.self)
        if attributes.isShownAtTimes {
            for shown in showing {
                guard let hidden = hiding.first(where: { $0.value == shown.value }) else {
                    continue
                }
                // Of keys of a stack and of a view in it, that of the view; of two keys, the second.
                let isOfStack = shownWhen.contains { $0.range == shown.range }
                let showsLast =
                    !isOfStack
                    && (attributes.hiddenWhen?.range != hidden.range
                        || hidden.range.lowerBound < shown.range.lowerBound)
                return report(
                    .contradiction,
                    "nothing is shown here, whether '\(shown.value)' is true or false",
                    at: showsLast ? shown.range : hidden.range,
                    note: showsLast ? "it hides what is here" : "it shows what is here",
                    noteRange: showsLast ? hidden.range : shown.range)
            }
        }
        if let enabled = view.enabledWhen,
            let hidden = hiding.first(where: { $0.value == enabled.value })
        {
            return report(
                .contradiction, "what is hidden while '\(enabled.value)' is true is never enabled",
                at: enabled.range, note: "it hides what is here", noteRange: hidden.range)
        }
        guard case .stack(let stack) = view else { return }
        for view in stack.views {
            checkShowing(view, shownWhen: showing, hiddenWhen: hiding)
        }
    }

    /// A text field or a button without a text, or an image that stands for itself, is lost on those who do not
    /// see it.
    ///
    /// Where the plugin shows any text, its images are taken to go with that.
    mutating func checkAccessibility() {
        guard isComplete else { return }
        for case .textField(let field) in views
        where !says(field.placeholder) && !says(field.attributes.accessibility.label) {
            reportSilent(
                "text field", field.name,
                note: "give it a \"placeholder\", or say what it is for with \"accessibility\": "
                    + "{ \"label\": … }")
        }
        for case .button(let button) in views
        where !says(button.title) && !says(button.attributes.accessibility.label) {
            reportSilent(
                "button", button.name, note: "give it a \"title\", which \"iconOnly\" can hide")
        }
        if views.contains(where: { says($0.text) }) { return }
        for case .image(let image) in views
        where !image.isDecorative && !says(image.attributes.accessibility.label) {
            reportSilent(
                "image", image.name,
                note: "say what it shows with \"accessibility\": { \"label\": … }, or that it is "
                    + "\"decorative\": true")
        }
    }

    private func says(_ text: TextSource?) -> Bool {
        if case .literal("")? = text { false } else { text != nil }
    }

    private mutating func reportSilent(_ kind: String, _ name: Located<String>, note: String) {
        report(
            .missingAccessibility,
            "the \(kind) '\(name.value)' says nothing to those who do not see it",
            at: name.range, note: note, as: .warning)
    }
}
