extension DescriptionValidator {
    /// Views name inputs and handlers that exist, and so do the handlers that controls trigger:
    /// what they are called with are inputs.
    mutating func checkReferences() {
        for binding in bindings { checkReference(binding.input, to: "input") }
        for view in views {
            if let handler = view.handler { checkReference(handler, to: "handler") }
        }
        for parameter in passed { checkReference(parameter.name, to: "input") }
    }

    /// - Parameter kind: what has the name, as among ``names``.
    mutating func checkReference(_ name: Located<String>, to kind: String) {
        let isKnown = names.contains { $0.name.value == name.value && $0.kind == kind }
        if isKnown || lost.contains(kind) || !isUsable(name.value) { return }
        let namesake = names.first { $0.name.value == name.value }
        let names = names.filter { $0.kind == kind }.map { $0.name.value }
        let note =
            if let namesake {
                "'\(name.value)' is \(namesake.kind.withArticle)"
            } else if let match = nearestMatch(to: name.value, among: names) {
                "did you mean '\(match)'?"
            } else if names.isEmpty {
                "add it to \"\(kind == "view" ? "content" : kind + "s")\""
            } else {
                "its \(kind)s are \(quotedList(names))"
            }
        report(
            .unknownReference, "this plugin has no \(kind) '\(name.value)'",
            at: name.range, note: note)
    }
}

extension DescriptionValidator {
    /// A stack holds views, and inputs and handlers are used by something. Where there is an error, what
    /// seems to be missing may be what it is about.
    mutating func checkUses() {
        guard isComplete, !diagnostics.hasErrors else { return }
        for case .stack(let stack) in views where stack.views.isEmpty {
            report(.emptyStack, "this stack holds no views", at: stack.range, as: .warning)
        }
        for input in description.inputs where !isUsed(input.name.value) {
            report(
                .unusedInput, "nothing uses the input '\(input.name.value)'",
                at: input.name.range,
                note: isShownAsLiteral(input.name.value)
                    ? "to show it, write { \"input\": \"\(input.name.value)\" } in place of its name"
                    : "show it in a view, pass it to a handler, or add \"hooks\"", as: .warning)
        }
        for handler in description.handlers where !isTriggered(handler.name.value) {
            report(
                .unusedHandler, "nothing triggers the handler '\(handler.name.value)'",
                at: handler.name.range,
                note: "name it as what a control \"triggers\", or add \"hooks\"", as: .warning)
        }
    }

    /// Whether a view shows the name of an input, where its value may have been meant.
    private func isShownAsLiteral(_ name: String) -> Bool {
        views.contains { if case .literal(name)? = $0.text { true } else { false } }
    }

    /// Whether something in the description calls a handler, or code of the user's may.
    private func isTriggered(_ name: String) -> Bool {
        hasOwnCode || views.contains { $0.handler?.value == name }
    }

    /// Whether code of the user's makes something of the plugin: that of hooks, of a superclass, or of a
    /// controller without content.
    private var hasOwnCode: Bool {
        let controller = description.controller
        return description.content == nil || !controller.hooks.isEmpty
            || controller.hasOwnSuperclass
    }

    /// Whether something in the description uses an input, or code of the user's may.
    private func isUsed(_ name: String) -> Bool {
        if hasOwnCode || bindings.contains(where: { $0.input.value == name }) { return true }
        if case .input(let announced)? = description.accessibility.announcement,
            announced.value == name
        {
            return true
        }
        return passed.contains { $0.name.value == name }
            || description.host.recovery?.message.value == name
    }
}
