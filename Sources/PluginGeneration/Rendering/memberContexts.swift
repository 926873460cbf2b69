import Mustache
import PluginDescriptions

func inputContext(
    of input: PluginInput, in plugin: PluginDescription, names: ViewNames
) -> MustacheValue {
    let assignments = inputAssignments(of: input, in: plugin)
    return [
        "name": .text(SwiftIdentifier.escaped(input.name.value)),
        "bareName": .text(input.name.value),
        "type": .text(input.type.value),
        "documentation": documentationLines([input.summary ?? ""], indentation: 4),
        "coderValue": .text(input.valueWhenDecoded ?? ""),
        "isShown": .flag(!assignments.isEmpty),
        "applyMethod": .text(EmittedNames.applyMethod(ofInput: input.name.value)),
        "assignments": .list(assignments.map { ["statement": .text($0)] }),
    ]
}

extension PluginInput {
    var isOptional: Bool { type.value.hasSuffix("?") }

    /// The input as a parameter of a function.
    var parameter: String {
        let base =
            "\(name.value): \(KnownType.isFunction(type.value) ? "@escaping " : "")\(type.value)"
        return defaultValue.map { "\(base) = \($0.value)" } ?? base
    }

    /// What a controller from a storyboard starts with.
    var valueWhenDecoded: String? {
        defaultValue?.value ?? KnownType.placeholder(for: type.value)
    }
}

/// The statements that bring an input to the views that show it.
private func inputAssignments(of input: PluginInput, in plugin: PluginDescription) -> [String] {
    let name = SwiftIdentifier.escaped(input.name.value)
    return plugin.views.flatMap { view -> [String] in
        guard view.shownInput?.value == input.name.value, let viewName = view.name?.value else {
            return []
        }
        let escaped = SwiftIdentifier.escaped(viewName)
        let hiding = input.isOptional ? ["\(escaped).isHidden = \(name) == nil"] : []
        return switch view {
        case .label: ["\(escaped).text = \(name)"] + hiding
        case .button: ["\(escaped).configuration?.title = \(name)"] + hiding
        case .image: ["\(escaped).image = \(name)"] + hiding
        case .stack, .activityIndicator: []
        }
    }
}

func handlerContext(of handler: PluginHandler, in plugin: PluginDescription) -> MustacheValue {
    let name = SwiftIdentifier.escaped(handler.name.value)
    let isTriggered = plugin.triggeredHandlers.contains { $0.name.value == handler.name.value }
    return [
        "name": .text(name),
        "bareName": .text(handler.name.value),
        "type": .text(handler.type),
        "emptyClosure": .text(handler.emptyClosure),
        "documentation": documentationLines(
            [
                handler.summary ?? "",
                handler.removesPlugin
                    ? "This controller is removed, and lets go of the closure, before it is called."
                    : "This controller lets go of the closure when it is removed.",
            ], indentation: 4),
        "isCalledByMethod": .flag(isTriggered && handler.needsCallMethod),
        "callMethod": .text(EmittedNames.callMethod(ofHandler: handler.name.value)),
        "callSummary": .text(
            handler.removesPlugin
                ? "Removes this controller, then calls ``\(handler.name.value)``."
                : "Calls ``\(handler.name.value)``."),
        "removesPlugin": .flag(handler.removesPlugin),
        "arguments": .text(handler.arguments),
    ]
}

extension PluginHandler {
    /// The type of the closure.
    var type: String {
        "(\(parameters.map { "_ \($0.name.value): \($0.type.value)" }.joined(separator: ", "))) -> Void"
    }

    /// A closure that does nothing.
    var emptyClosure: String {
        parameters.isEmpty ? "{}" : "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in }"
    }

    /// What a control does to call the closure, on the controller.
    var call: String {
        needsCallMethod
            ? EmittedNames.callMethod(ofHandler: name.value) + "()"
            : SwiftIdentifier.escaped(name.value) + "()"
    }

    fileprivate var arguments: String {
        parameters.map { SwiftIdentifier.escaped($0.name.value) }.joined(separator: ", ")
    }
}
