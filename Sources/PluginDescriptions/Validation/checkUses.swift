import SourceDiagnostics

extension DescriptionValidator {
    /// A stack holds views, and an input is used by something. Where there is an error, what seems to be
    /// missing may be what it is about.
    mutating func checkUses() {
        guard isComplete, !diagnostics.hasErrors else { return }
        for case .stack(let stack) in views where stack.views.isEmpty {
            diagnostics.warning(
                .emptyStack, "this stack holds no views", at: place(stack.range))
        }
        for input in description.inputs where !isUsed(input.name.value) {
            diagnostics.warning(
                .unusedInput, "nothing uses the input '\(input.name.value)'",
                at: place(input.name.range),
                notes: [
                    Diagnostic.Note("show it in a view, pass it to a handler, or add \"hooks\"")
                ])
        }
    }

    /// Whether something in the description uses an input, or code of the user's may: that of hooks, of
    /// a superclass, or of a controller without content.
    private func isUsed(_ name: String) -> Bool {
        let controller = description.controller
        if description.content == nil || !controller.hooks.isEmpty
            || controller.superclass.value != PluginController.defaultSuperclass
        {
            return true
        }
        if case .input(let announced)? = description.accessibility.announcement,
            announced.value == name
        {
            return true
        }
        let passed = description.triggeredHandlers.flatMap(\.parameters).map(\.name.value)
        return views.contains { $0.bindings.contains { $0.input.value == name } }
            || passed.contains(name) || description.host.recovery?.message.value == name
            || views.contains { view in
                guard case .custom(let custom) = view, let code = custom.creation else {
                    return false
                }
                return code.unicodeScalars.split { !SwiftIdentifier.isBody($0) }
                    .contains { String($0) == name }
            }
    }
}
