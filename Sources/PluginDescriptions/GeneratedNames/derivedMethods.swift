/// A method of a controller that is named after an input, a handler or a view.
package struct DerivedMethod: Sendable {
    package let method: String
    /// The kind of the name: "input", "handler" or "view".
    let kind: String
    /// The name that the method is named after.
    package let name: Located<String>
}

extension PluginDescription {
    /// The methods that show inputs, call handlers and take what is typed into text fields.
    package var derivedMethods: [DerivedMethod] {
        let shown = Set(views.flatMap(\.bindings).map(\.input.value))
        let applying = inputs.filter { shown.contains($0.name.value) }.map { input in
            DerivedMethod(
                method: GeneratedName.applyMethod(ofInput: input.name.value), kind: "input",
                name: input.name)
        }
        let calling = triggeredHandlers.filter(\.needsCallMethod).map { handler in
            DerivedMethod(
                method: GeneratedName.callMethod(ofHandler: handler.name.value), kind: "handler",
                name: handler.name)
        }
        let taking = views.compactMap { view -> DerivedMethod? in
            guard case .textField(let field) = view else { return nil }
            return DerivedMethod(
                method: GeneratedName.takeMethod(ofTextField: field.name.value), kind: "view",
                name: field.name)
        }
        return applying + calling + taking
    }
}
