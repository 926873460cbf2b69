/// The contents of a description: one plugin.
package final class PluginDescription: Sendable {
    /// The base name of the file: `Loading` for `Loading.plugin.json`.
    package let name: String
    package let file: SourceFile
    /// The description's JSON.
    let node: JSONNode
    package let inputs: [PluginInput]
    package let handlers: [PluginHandler]
    package let content: PluginContent?
    package let placement: PluginPlacement
    package let presentation: PluginPresentation
    package let accessibility: PluginAccessibility
    package let controller: PluginController
    /// The name of the controller's class.
    package let controllerName: String

    /// Creates a description from checked JSON.
    init(_ node: JSONNode, name: String, file: SourceFile, configuration: ModuleConfiguration) {
        self.name = name
        self.file = file
        self.node = node
        inputs = node.elements("inputs").map(PluginInput.init)
        var handlers = node.elements("handlers").map { PluginHandler(node: $0) }
        let members = PluginMembers(inputs: inputs, handlers: handlers)
        content = node.member("content").map { PluginContent($0, in: members) }
        placement = PluginPlacement(node: node.object("placement"))
        presentation = PluginPresentation(
            node: node.object("presentation"), showsState: configuration.states.contains { $0.shows(name) })
        accessibility = PluginAccessibility(
            node: node.object("accessibility"), hasBackdrop: presentation.backdrop != nil)
        controller = PluginController(node: node, configuration: configuration)
        controllerName = GeneratedName.controller(ofPlugin: controller.prefix + name)
        let operation = node.object("host").member("while")
        let cancel = operation == nil || operation?.bool == false ? nil : content?.cancelHandlerName
        for index in handlers.indices { handlers[index].cancelsOperations = handlers[index].name.value == cancel }
        self.handlers = handlers
    }

    package var summary: String? { node.string("summary") }
    package var host: HostHelpers { HostHelpers(plugin: self) }

    /// Whether a button cancels the operations that the plugin is shown for.
    var cancelsOperations: Bool { handlers.contains(where: \.cancelsOperations) }

    /// All views. Each stack comes before the views that it contains.
    package var views: [ContentView] { content?.views ?? [] }

    /// Whether the content has text fields.
    package var hasTextFields: Bool { views.contains { if case .textField = $0 { true } else { false } } }

    /// The names of all types in the description, including duplicates. Names that begin with a
    /// lowercase letter are left out, since they may be argument labels.
    package var namedTypes: [String] {
        exposedTypes + names(in: viewsAndRows.compactMap(\.viewClass?.type) + views.ofSwiftUI.map(\.type))
    }

    /// The names of the types that hosts use: the types of inputs and of handlers' parameters, and
    /// the superclass.
    package var exposedTypes: [String] {
        names(
            in: [controller.superclass] + controller.conformances + inputs.map(\.type)
                + handlers.flatMap(\.parameters).map(\.type))
    }

    /// The names that each input's default uses. Literals, and defaults that begin with a dot, are
    /// left out.
    package var namesInDefaults: [[String]] {
        inputs.compactMap(\.defaultValue?.value).filter { !$0.hasPrefix(".") && !KnownType.isLiteral($0) }
            .map(SwiftIdentifier.namesUsed)
    }

    private func names(in types: [Located<String>]) -> [String] {
        types.flatMap { SwiftIdentifier.words(in: $0.value) }.filter { $0.first?.isUppercase == true }
    }

    /// Returns the handler with a name; nil if there is none.
    package func handler(named name: Located<String>?) -> PluginHandler? {
        handlers.first { $0.name.value == name?.value }
    }

    /// The handlers that hosts must pass.
    package var requiredHandlers: [PluginHandler] { handlers.filter(\.isRequired) }
}

/// A value and its place in the description.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}
