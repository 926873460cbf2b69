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
    package let host: HostHelpers
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
        host = HostHelpers(
            node: node.object("host"), range: node.range, plugin: name, prefix: controller.prefix,
            isGivenModifier: configuration.hasModifiers,
            modifierProblem: problemOfModifier(
                parameters: inputs.map(\.name.value) + handlers.map(\.name.value), placement,
                presentation),
            showsState: presentation.showsState)
        controllerName = GeneratedName.controller(ofPlugin: controller.prefix + name)
        let cancel = host.whileShown == nil ? nil : content?.cancelHandlerName
        for index in handlers.indices {
            handlers[index].cancelsOperations = handlers[index].name.value == cancel
        }
        self.handlers = handlers
    }

    package var summary: String? { node.string("summary") }

    /// Whether a button cancels the operations that the plugin is shown for.
    var cancelsOperations: Bool { handlers.contains(where: \.cancelsOperations) }

    /// All views. Each stack comes before the views that it contains.
    package var views: [ContentView] { content?.views ?? [] }

    /// Whether the content has text fields.
    package var hasTextFields: Bool {
        views.contains { if case .textField = $0 { true } else { false } }
    }

    /// The names of all types in the description, including duplicates. Names that begin with a
    /// lowercase letter are left out, since they may be argument labels.
    package var namedTypes: [String] {
        var types: [Located<String>] = []
        for view in viewsAndRows { if let type = view.viewClass?.type { types.append(type) } }
        types += views.ofSwiftUI.map(\.type)
        return exposedTypes + names(in: types)
    }

    /// The names of the types that hosts use: the types of inputs and of handlers' parameters, and
    /// the superclass.
    package var exposedTypes: [String] {
        var types = [controller.superclass] + controller.conformances
        for input in inputs { types.append(input.type) }
        for handler in handlers {
            for parameter in handler.parameters { types.append(parameter.type) }
        }
        return names(in: types)
    }

    /// The names that each input's default uses. Literals, and defaults that begin with a dot, are
    /// left out.
    package var namesInDefaults: [[String]] {
        var names: [[String]] = []
        for input in inputs {
            guard let value = input.defaultValue?.value, !value.hasPrefix("."),
                !KnownType.isLiteral(value)
            else { continue }
            names.append(SwiftIdentifier.namesUsed(in: value))
        }
        return names
    }

    private func names(in types: [Located<String>]) -> [String] {
        var named: [String] = []
        for type in types {
            let words = SwiftIdentifier.words(in: type.value)
            named += words.filter { $0.first?.isUppercase == true }
        }
        return named
    }

    /// Returns the handler with a name; nil if there is none.
    package func handler(named name: Located<String>?) -> PluginHandler? {
        handlers.first { $0.name.value == name?.value }
    }

    /// The handlers that hosts must pass.
    package var requiredHandlers: [PluginHandler] { handlers.filter(\.isRequired) }

    /// The handlers that controls call.
    package var triggeredHandlers: [PluginHandler] {
        let names = views.flatMap { view in
            [view.handler?.value].compactMap(\.self) + view.menu.map(\.handler.value)
        }
        return handlers.filter { names.contains($0.name.value) }
    }
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
