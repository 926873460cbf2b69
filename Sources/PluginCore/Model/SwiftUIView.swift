/// A SwiftUI view of the app, which the controller hosts.
package final class SwiftUIView: Sendable {
    /// The name of the property that holds the view.
    package let name: Located<String>
    /// Whether the name is derived from the type.
    let hasDerivedName: Bool
    package let type: Located<String>
    /// The expression that creates the view; nil to call the type with all inputs and handlers.
    package let creation: Located<String>?
    /// The inputs that the view shows, in the order of the description.
    package let inputs: [PluginInput]
    /// The handlers that the view calls, in the order of the description.
    package let handlers: [PluginHandler]
    package let attributes: ViewAttributes

    /// The range of what names the inputs and handlers: the expression, or else the type.
    var range: SourceRange { (creation ?? type).range }

    init?(_ node: JSONNode, in plugin: PluginMembers) {
        guard let type = node.locatedString("swiftUI") else { return nil }
        let creation = node.locatedString("create")
        let name = node.locatedString("name")
        self.name = name ?? Located(GeneratedName.property(ofType: type.value), at: type.range)
        hasDerivedName = name == nil
        self.type = type
        self.creation = creation
        let used = creation.map { Set(SwiftIdentifier.namesUsed(in: $0.value)) }
        inputs = plugin.inputs.filter { used?.contains($0.name.value) ?? true }
        handlers = plugin.handlers.filter { used?.contains($0.name.value) ?? true }
        attributes = ViewAttributes(node)
    }
}

/// The inputs and handlers of a plugin, which SwiftUI views in its content use by their names.
struct PluginMembers {
    let inputs: [PluginInput]
    let handlers: [PluginHandler]
}

extension [ContentView] {
    /// The SwiftUI views.
    package var ofSwiftUI: [SwiftUIView] {
        compactMap { if case .swiftUI(let view) = $0 { view } else { nil } }
    }
}

extension PluginDescription {
    /// Whether the controller hosts a SwiftUI view.
    package var hostsSwiftUI: Bool { !views.ofSwiftUI.isEmpty }

    /// The handlers that controls or SwiftUI views call.
    package var calledHandlers: [PluginHandler] {
        let names = Set(
            triggeredHandlers.map(\.name.value)
                + views.ofSwiftUI.flatMap(\.handlers).map(\.name.value))
        return handlers.filter { names.contains($0.name.value) }
    }

    /// Returns the parameters of a handler that are not inputs. The SwiftUI view that calls the
    /// handler gives their values.
    package func openParameters(of handler: PluginHandler) -> [PluginHandler.Parameter] {
        handler.parameters.filter { parameter in
            !inputs.contains { $0.name.value == parameter.name.value }
        }
    }
}
