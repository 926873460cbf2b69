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
