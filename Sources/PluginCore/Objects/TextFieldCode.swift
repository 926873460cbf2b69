/// The rules of text fields, and the Swift that they contribute.
extension TextFieldView {
    static let conflicts: Conflicts = ["secure with search": "a search field cannot be 'secure'"]

    func report(in validator: inout DescriptionValidator) {
        validator.reportRemoval(by: handler, of: node, "a text field calls it for every typed letter")
        guard let type = explicitContentType?.value else { return }
        if isSecure, !type.isSecret {
            validator.report(
                "textContentType", of: node,
                "a field that is 'secure' hides '\(type.rawValue)', which is not a secret",
                note: "leave out \"secure\", or use 'password' or 'newPassword'")
        }
        if let keyboard = explicitKeyboard?.value, !keyboard.hasLetters, !type.canBeDigits {
            validator.report(
                "keyboardType", of: node,
                "the keyboard '\(keyboard.rawValue)' has no letters to type '\(type.rawValue)' with")
        }
    }

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        switch use {
        case .editedText: [dialect.isUIKit ? "text" : "stringValue"]
        case .placeholder: [dialect.isUIKit ? "placeholder" : "placeholderString"]
        case .font: ["font"]
        default: []
        }
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
        code.set("placeholder", to: placeholder)
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
            code.index == code.tree.textFields.last && !code.tree.primaryButtons(in: code.plugin).isEmpty
        let key = next == nil ? returnKeyTitle(pressesButton: pressesButton) : "next"
        code.set("returnKeyType", ".\(key)")
        if let next {
            let closure = "{ [weak self] _ in self?.\(next).becomeFirstResponder() }"
            return code.addAction(closure, for: "editingDidEndOnExit")
        }
        code.add("// With an action for this event, Return ends editing.")
        if pressesButton {
            code.addAction("{ [weak self] _ in self?.pressPrimaryButton() }", for: "editingDidEndOnExit")
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
        code.set("placeholderString", to: placeholder)
        if let contentType {
            let statement = "\(code.name).contentType = .\(contentType.rawValue)"
            let isOld = [.oneTimeCode, .password, .username].contains(contentType)
            code.add(isOld ? [statement] : ["if #available(macOS 14.0, *) {", "    \(statement)", "}"])
        }
        code.set("changeHandler", "{ [weak self] in self?.\(takeMethod)() }")
        code.call("setContentCompressionResistancePriority(.defaultLow, for: .horizontal)")
    }

    /// The method of the controller that takes over what the user types.
    private var takeMethod: String { GeneratedName.takeMethod(ofControl: name.value) }
}
