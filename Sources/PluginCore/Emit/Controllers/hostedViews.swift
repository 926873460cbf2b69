/// The SwiftUI views in the content of plugins.
extension PluginDescription {
    /// Whether the plugin is a SwiftUI view as large as its host. The size of any other SwiftUI view follows from its
    /// content, and must not follow from the safe area: beyond the edge of a window, the view would grow without end.
    var isFilledBySwiftUI: Bool {
        guard let content, case .swiftUI = content.root else { return false }
        return !content.isInSurface && content.greatestWidth == nil && content.layout.area == .bounds
            && content.layout.edges.count == ContentLayout.Edge.allCases.count
            && placement.position.value == .fill && placement.bounds.value == .bounds
    }
}

extension SwiftUIView {
    /// The call that makes the view.
    var makeCall: String { GeneratedName.makeMethod(ofView: name.value) + "()" }

    /// The statement that shows the view with the current inputs.
    var update: String { "\(SwiftIdentifier.escaped(name.value)).rootView = \(makeCall)" }

    /// Returns the expression that makes the view.
    func expression(in plugin: PluginDescription, _ dialect: KitDialect) -> String {
        if let creation { return "SwiftUI.AnyView(\(dialect.translated(creation.value)))" }
        let arguments =
            inputs.map { "\($0.name.value): \(SwiftIdentifier.escaped($0.name.value))" }
            + handlers.map { handler in
                let closure = HandlerClosure(calling: handler, in: plugin, dialect)
                return "\(handler.name.value): \(closure.onOneLine)"
            }
        return PluginCore.call(dialect.translated(type.value), arguments)
    }

    /// Returns the local variables for the names in the description's expression: closures that keep neither the
    /// controller nor the host's closures, and inputs that closures in the expression capture.
    func variables(in plugin: PluginDescription, _ dialect: KitDialect) -> [String] {
        guard let creation else { return [] }
        let captured = creation.value.contains("{") ? inputs : []
        return captured.map { input in
            let name = SwiftIdentifier.escaped(input.name.value)
            return "let \(name) = \(name)"
        }
            + handlers.map { handler in
                HandlerClosure(calling: handler, in: plugin, dialect).variable(named: handler.name.value)
            }
    }
}

/// The closure that a SwiftUI view calls in place of a handler. It has the parameters that are not inputs, and keeps
/// neither the controller nor the host's closure.
private struct HandlerClosure {
    /// `[weak self]`, with the names of the parameters.
    let signature: String
    let call: String
    let type: String

    init(calling handler: PluginHandler, in plugin: PluginDescription, _ dialect: KitDialect) {
        let parameters = plugin.openParameters(of: handler)
        let names = parameters.map { SwiftIdentifier.escaped($0.name.value) }.joined(separator: ", ")
        let types = parameters.map { parameter in
            "_ \(parameter.name.value): \(dialect.translated(parameter.type.value))"
        }
        let callee =
            handler.needsCallMethod
            ? GeneratedName.callMethod(ofHandler: handler.name.value) : SwiftIdentifier.escaped(handler.name.value)
        signature = names.isEmpty ? "[weak self]" : "[weak self] \(names)"
        call = "self?.\(callee)(\(names))"
        type = "@MainActor (\(types.joined(separator: ", "))) -> Void"
    }

    var onOneLine: String { "{ \(signature) in \(call) }" }

    /// Returns the declaration of a local variable with the closure.
    func variable(named name: String) -> String { "let \(SwiftIdentifier.escaped(name)): \(type) = \(onOneLine)" }
}
