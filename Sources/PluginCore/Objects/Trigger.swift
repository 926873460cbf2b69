/// A constant that a control passes to its handler, in place of an input.
package struct ConstantArgument: Sendable {
    /// The name of the parameter.
    package let name: Located<String>
    /// The expression for the value; empty after an error.
    package let value: Located<String>

    /// Whether the value is a literal.
    package var isLiteral: Bool { KnownType.isLiteral(value.value) }
}

extension JSONNode {
    /// The handler that the view's `triggers` names; nil if there is none.
    var triggeredHandler: Located<String>? {
        locatedString("triggers") ?? member("triggers")?.locatedString("handler")
    }

    /// The constants in the view's `triggers`.
    var constantArguments: [ConstantArgument] {
        guard case .object(let members)? = member("triggers")?.member("arguments")?.value
        else { return [] }
        return members.map { member in
            ConstantArgument(
                name: Located(member.key, at: member.keyRange),
                value: member.value.locatedString ?? Located("", at: member.value.range))
        }
    }
}

extension ContentView {
    /// Whether the control's `triggers` can have constant arguments.
    var takesConstantArguments: Bool {
        switch self {
        case .button, .contentUnavailable: true
        default: false
        }
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
        // A SwiftUI view gives the values of parameters that are not inputs.
        return isPassedByControl
            || isCalledBySwiftUI(handler) && inputs.contains { $0.name.value == name }
    }

    /// Returns whether a view calls a handler with inputs only: without constant arguments, and without
    /// its own value.
    package func isCalledWithoutConstants(_ handler: PluginHandler) -> Bool {
        isCalledBySwiftUI(handler)
            || views.contains {
                $0.handler?.value == handler.name.value && $0.constantArguments.isEmpty
                    && $0.valueControl == nil
            }
    }

    private func isCalledBySwiftUI(_ handler: PluginHandler) -> Bool {
        views.ofSwiftUI.contains { view in
            view.handlers.contains { $0.name.value == handler.name.value }
        }
    }
}

extension Vocabulary {
    package static let trigger = ObjectShape(
        "trigger",
        "The call of a handler with constant arguments.",
        [
            .required("handler", .identifier, "The handler to call."),
            .optional(
                "arguments", .expressions, whenAbsent: "{}",
                "The values of some parameters, by their names. The other parameters get the inputs with their names."
            ),
        ])
}

extension DescriptionValidator {
    /// Reports constant arguments for parameters that the handler does not have, and those that are not of the
    /// parameter's type or use members of the controller.
    mutating func reportConstantArguments() {
        for view in views {
            guard
                let handler = description.handlers.first(where: {
                    $0.name.value == view.handler?.value
                })
            else { continue }
            for argument in view.constantArguments { reportConstant(argument, for: handler) }
        }
    }

    private mutating func reportConstant(_ argument: ConstantArgument, for handler: PluginHandler) {
        let name = argument.name.value
        guard let parameter = handler.parameters.first(where: { $0.name.value == name }) else {
            return report(
                .unknownReference, "handler '\(handler.name.value)' has no parameter '\(name)'",
                at: argument.name.range, note: noteOnParameter(name, of: handler))
        }
        if argument.value.value.isEmpty { return }
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
        let input = PluginInput(
            name: parameter.name, type: parameter.type, defaultValue: nil, escaping: nil,
            example: nil, summary: nil)
        reportValue(InputValue(input: input, key: "arguments", expression: argument.value))
    }

    /// Returns what the user may have meant with the name of a parameter.
    private func noteOnParameter(_ name: String, of handler: PluginHandler) -> String {
        let known = handler.parameters.map(\.name.value)
        if let match = nearestMatch(to: name, among: known) { return "did you mean '\(match)'?" }
        return known.isEmpty
            ? "add it to the handler's \"parameters\"" : "its parameters are \(quotedList(known))"
    }
}
