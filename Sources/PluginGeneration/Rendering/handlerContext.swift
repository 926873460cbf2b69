import Mustache
import PluginDescriptions

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
