/// The rules of text fields, and the Swift that they contribute.
extension TextFieldView {
    func report(in validator: inout DescriptionValidator) {
        validator.reportHandler(of: self)
        validator.reportContentType(of: self)
        validator.reportSecureSearch(of: self)
    }

    private static let textProperty = Spelling(
        uiKit: PropertySpelling("text"), appKit: PropertySpelling("stringValue"))
    private static let placeholderProperty = Spelling(
        uiKit: PropertySpelling("placeholder"), appKit: PropertySpelling("placeholderString"))

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        switch use {
        case .editedText: [dialect[Self.textProperty]]
        case .placeholder: [dialect[Self.placeholderProperty]]
        default: []
        }
    }

    func property(for use: AppearanceBinding.Use, _ dialect: KitDialect) -> PropertySpelling? {
        use == .font ? PropertySpelling("font") : nil
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] {
        let field: [RuntimePart] = isSearch ? [.searchField] : dialect.isUIKit ? [] : [.textField]
        return field + (dialect.isUIKit ? [.formScrollView] : [])
    }

    func creation(_ dialect: KitDialect) -> String {
        if isSearch { return "PluginSearchField()" }
        if dialect.isUIKit { return "UITextField()" }
        return isSecure ? "PluginSecureTextField()" : "PluginTextField()"
    }

    func configure(_ code: inout ViewCode) {
        if code.dialect.isUIKit { configureUIKit(&code) } else { configureAppKit(&code) }
        code.setPreferredWidth(width)
    }

    private func configureUIKit(_ code: inout ViewCode) {
        if !isSearch { code.set("borderStyle", ".roundedRect") }
        if font == nil { code.set("font", ".preferredFont(forTextStyle: .body)") }
        code.set("adjustsFontForContentSizeCategory", "true")
        code.set(code.dialect[Self.placeholderProperty], to: placeholder)
        if keyboard != .default { code.set("keyboardType", ".\(keyboard.rawValue)") }
        if let contentType { code.set("textContentType", ".\(contentType.rawValue)") }
        if isVerbatim {
            code.set("autocapitalizationType", ".none")
            code.set("autocorrectionType", ".no")
        }
        if isPassword {
            code.set("smartQuotesType", ".no")
            code.set("smartDashesType", ".no")
        }
        if isSecure { code.set("isSecureTextEntry", "true") }
        code.addAction("{ [weak self] _ in self?.\(takeMethod)() }", for: "editingChanged")
        configureReturnKey(&code)
        code.call("setContentCompressionResistancePriority(.defaultLow, for: .horizontal)")
        if code.tree.takesRemainingSpace(viewAt: code.index) {
            code.add("// Takes the remaining width of its row instead of the width of its text.")
            code.setHugging(248)
        }
    }

    private func configureReturnKey(_ code: inout ViewCode) {
        let next = code.tree.nextField(after: code.index)
        let pressesButton =
            code.index == code.tree.textFields.last
            && !code.tree.primaryButtons(in: code.plugin).isEmpty
        let key = next == nil ? returnKeyTitle(pressesButton: pressesButton) : "next"
        code.set("returnKeyType", ".\(key)")
        if let next {
            return code.add(
                "\(code.name).addAction(",
                "    UIAction { [weak self] _ in self?.\(next).becomeFirstResponder() },",
                "    for: .editingDidEndOnExit)")
        }
        code.add("// With an action for this event, Return ends editing.")
        if pressesButton {
            code.addAction(
                "{ [weak self] _ in self?.pressPrimaryButton() }", for: "editingDidEndOnExit")
        } else {
            code.call("addAction(UIAction { _ in }, for: .editingDidEndOnExit)")
        }
    }

    /// Returns the title of the Return key if it ends editing, a value of `UIReturnKeyType`.
    private func returnKeyTitle(pressesButton: Bool) -> String {
        if let returnKey { return returnKey.value.rawValue }
        if isSearch || keyboard == .webSearch { return "search" }
        return pressesButton ? "go" : "done"
    }

    private func configureAppKit(_ code: inout ViewCode) {
        if font == nil { code.set("font", ".preferredFont(forTextStyle: .body)") }
        code.add("// Scrolls a long text instead of wrapping it.")
        code.set("usesSingleLineMode", "true")
        code.set("cell?.isScrollable", "true")
        code.set(code.dialect[Self.placeholderProperty], to: placeholder)
        if let contentType {
            let statement = "\(code.name).contentType = .\(contentType.rawValue)"
            if let platforms = code.dialect.spelling.values.platforms(with: contentType) {
                code.add("if #available(\(platforms), *) {", "    \(statement)", "}")
            } else {
                code.add(statement)
            }
        }
        code.set("changeHandler", "{ [weak self] in self?.\(takeMethod)() }")
        code.call("setContentCompressionResistancePriority(.defaultLow, for: .horizontal)")
    }

    /// The method of the controller that takes over what the user types.
    private var takeMethod: String { GeneratedName.takeMethod(ofControl: name.value) }
}

extension DescriptionValidator {
    /// Reports text fields whose content type contradicts 'secure' or the keyboard.
    mutating func reportContentType(of field: TextFieldView) {
        guard let type = field.explicitContentType else { return }
        reportSecurity(of: field, type)
        reportKeyboard(of: field, type)
    }

    /// Reports search fields that hide the text.
    mutating func reportSecureSearch(of field: TextFieldView) {
        guard field.isSecure, field.isSearch else { return }
        report(
            .contradiction, "a search field cannot be 'secure'", at: field.name.range,
            note: "leave out \"search\" or \"secure\"")
    }

    /// A secure field hides only secrets.
    private mutating func reportSecurity(
        of field: TextFieldView, _ type: Located<TextFieldView.ContentType>
    ) {
        guard field.isSecure, !type.value.isSecret else { return }
        report(
            .contradiction,
            "a field that is 'secure' hides '\(type.value.rawValue)', which is not a secret",
            at: type.range, note: "leave out \"secure\", or use 'password' or 'newPassword'")
    }

    /// A keyboard has the letters that the user types.
    private mutating func reportKeyboard(
        of field: TextFieldView, _ type: Located<TextFieldView.ContentType>
    ) {
        guard let keyboard = field.explicitKeyboard, !keyboard.value.hasLetters,
            !type.value.canBeDigits
        else { return }
        report(
            .contradiction,
            "the keyboard '\(keyboard.value.rawValue)' has no letters to type "
                + "'\(type.value.rawValue)' with",
            at: keyboard.range, note: "the content type is given here", noteRange: type.range)
    }
}

extension DescriptionValidator {
    /// Reports text fields whose handlers remove the plugin. The field calls its handler whenever the user
    /// types a letter, so the first letter would remove the plugin.
    mutating func reportHandler(of field: TextFieldView) {
        guard let name = field.handler, let handler = description.handler(named: name),
            handler.dismissesPlugin
        else { return }
        report(
            .contradiction,
            "'\(name.value)' removes the plugin, and a text field calls it for every typed letter",
            at: name.range, note: "it is declared here", noteRange: handler.name.range)
    }
}
