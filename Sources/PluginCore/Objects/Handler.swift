/// A closure that the host of a plugin sets.
package struct PluginHandler: Sendable {
    package struct Parameter: Sendable {
        let node: JSONNode

        package var name: Located<String> { node.required("name") }
        package var type: Located<String> { node.required("type") }
    }

    let node: JSONNode

    package var name: Located<String> { node.required("name") }
    package var parameters: [Parameter] { node.elements("parameters").map(Parameter.init) }
    /// Whether hosts must pass the closure.
    package var isRequired: Bool { node.bool("required") ?? false }
    /// Whether the closure is asynchronous.
    package var isAsync: Bool { node.bool("async") ?? false }
    /// Whether the plugin is dismissed, with its transition, when the closure is called, or when it returns if it is async.
    package var dismissesPlugin: Bool { node.bool("dismissesPlugin") ?? false }
    package var summary: String? { node.string("summary") }
    /// Whether its button cancels the operations that the plugin is shown for.
    package var cancelsOperations = false

    /// Whether a control must do more than call the closure without arguments.
    package var needsCallMethod: Bool { isAsync || dismissesPlugin || cancelsOperations || !parameters.isEmpty }
}

extension Vocabulary {
    package static let handler = ObjectShape(
        "handler",
        [
            .required("name", .identifier),
            .optional("parameters", .list(of: .object(parameter))),
            .optional("required", .boolean),
            .optional("async", .boolean),
            .optional("dismissesPlugin", .boolean),
            .optional("summary", .string(.any)),
        ])

    package static let parameter = ObjectShape(
        "parameter",
        [.required("name", .identifier), .required("type", .swiftType)])
}

extension DescriptionValidator {
    /// Reports parameters with the name of the variable that holds the handler while it is called.
    mutating func reportParameterNames() {
        for handler in description.handlers where handler.dismissesPlugin || handler.isAsync {
            for parameter in handler.parameters where parameter.name.value == ReservedNames.handlerVariable {
                reportCollision(of: parameter.name, kind: "parameter", with: "a generated variable")
            }
        }
    }

    /// Warns of handlers that neither a view calls nor the user's code calls.
    mutating func reportUnusedHandlers() {
        if hasUserCode { return }
        let called =
            description.calledHandlers.map(\.name.value) + views.compactMap { $0.linkHandler?.value }
            + [description.presentation.dismissed?.value].compactMap(\.self)
        for handler in description.handlers where !called.contains(handler.name.value) {
            report(
                .unusedHandler, "handler '\(handler.name.value)' is never triggered",
                at: handler.name.range,
                note: "add \"triggers\" to a control, or add \"hooks\", and call it in one of their methods",
                as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let unusedHandler: Self = "unused-handler"
}

/// A constant that a control passes to its handler, in place of an input.
package struct ConstantArgument: Sendable {
    let member: JSONMember

    /// The name of the parameter.
    package var name: Located<String> { member.locatedKey }
    /// The expression for the value.
    package var value: Located<String> { member.locatedValue }

    /// Whether the value is a literal.
    package var isLiteral: Bool { KnownType.isLiteral(value.value) }
}

extension JSONNode {
    /// The handler that the view's `triggers` names; nil if there is none.
    var triggeredHandler: Located<String>? { locatedString("triggers") ?? member("triggers")?.locatedString("handler") }

    /// The constants in the view's `triggers`.
    var constantArguments: [ConstantArgument] {
        object("triggers").object("arguments").members.map(ConstantArgument.init)
    }
}

extension PluginDescription {
    /// Returns whether a handler gets an input as a parameter, from one of the views that call it.
    func passesInput(as parameter: PluginHandler.Parameter, to handler: PluginHandler) -> Bool {
        let name = parameter.name.value
        let isPassedByControl = views.contains { view in
            view.handler?.value == handler.name.value && view.valueControl == nil
                && !view.constantArguments.contains { $0.name.value == name }
        }
        // A SwiftUI view or a row gives the values of parameters that are not inputs.
        return isPassedByControl || isCalledByMenu(handler)
            || isCalledWithValues(handler) && inputs.contains { $0.name.value == name }
    }

    /// Returns whether a view calls a handler with inputs only: without constant arguments, and without
    /// its own value.
    package func isCalledWithoutConstants(_ handler: PluginHandler) -> Bool {
        isCalledWithValues(handler) || isCalledByMenu(handler)
            || views.contains {
                $0.handler?.value == handler.name.value && $0.constantArguments.isEmpty && $0.valueControl == nil
            }
    }

    private func isCalledByMenu(_ handler: PluginHandler) -> Bool {
        views.contains { $0.menu.contains { $0.handler.value == handler.name.value } }
    }

    /// Returns whether a SwiftUI view or a row calls a handler.
    private func isCalledWithValues(_ handler: PluginHandler) -> Bool {
        let called = views.ofSwiftUI.flatMap(\.handlers) + views.ofRows.flatMap { handlers(of: $0) }
        return called.contains { $0.name.value == handler.name.value }
    }
}

extension Vocabulary {
    package static let trigger = ObjectShape(
        "trigger",
        [.required("handler", .identifier), .optional("arguments", .named(nil, .swiftExpression))])
}

extension DescriptionValidator {
    /// Reports constant arguments for parameters that the handler does not have, and those that are not of the
    /// parameter's type or use members of the controller.
    mutating func reportConstantArguments() {
        for view in views {
            guard let handler = description.handler(named: view.handler) else { continue }
            for argument in view.constantArguments { reportConstant(argument, for: handler) }
        }
    }

    private mutating func reportConstant(_ argument: ConstantArgument, for handler: PluginHandler) {
        let name = argument.name.value
        guard handler.parameters.contains(where: { $0.name.value == name }) else {
            return report(
                .unknownReference, "handler '\(handler.name.value)' has no parameter '\(name)'",
                at: argument.name.range, note: noteOnParameter(name, of: handler))
        }
        let uses = memberUses(in: argument.value.value)
        if let use = uses.first(where: { $0.name != "Self" }) {
            let kind = use.kind.map { "the \($0) " } ?? ""
            return report(
                .invalidExpression, "the constant argument '\(name)' uses \(kind)'\(use.name)'",
                at: argument.value.range,
                note: use.kind == "input" && use.name == name
                    ? "leave out the argument: the handler gets the input then"
                    : "to pass a value that changes, add an input with the name '\(name)'")
        }
    }

    /// Returns what the user may have meant with the name of a parameter.
    private func noteOnParameter(_ name: String, of handler: PluginHandler) -> String {
        note(
            on: name, among: handler.parameters.map(\.name.value), called: "parameters",
            in: "the handler's \"parameters\"")
    }
}
