/// A generated method whose name contains the name of an input, a handler or a view.
package struct DerivedMethod: Sendable {
    /// The name of the method.
    package let method: String
    /// The kind of the name: "input", "handler" or "view".
    let kind: String
    /// The name of the input, the handler or the view.
    package let name: Located<String>
}

extension PluginDescription {
    /// The methods that show inputs, call handlers, copy what users type and set to inputs, and make
    /// SwiftUI views.
    package var derivedMethods: [DerivedMethod] {
        let shown = Set(views.flatMap(\.bindings).map(\.input.value))
        let applying = inputs.filter { shown.contains($0.name.value) }.map { input in
            DerivedMethod(
                method: GeneratedName.applyMethod(ofInput: input.name.value), kind: "input",
                name: input.name)
        }
        let calling = calledHandlers.filter {
            $0.needsCallMethod && isCalledWithoutConstants($0)
        }.map { handler in
            DerivedMethod(
                method: GeneratedName.callMethod(ofHandler: handler.name.value), kind: "handler",
                name: handler.name)
        }
        let taking = views.compactMap { view -> DerivedMethod? in
            guard let name = view.name, view.hasTakeMethod else { return nil }
            return DerivedMethod(
                method: GeneratedName.takeMethod(ofControl: name.value), kind: "view", name: name)
        }
        let making = views.ofSwiftUI.map { view in
            DerivedMethod(
                method: GeneratedName.makeMethod(ofView: view.name.value), kind: "view",
                name: view.name)
        }
        let triggering = views.filter { !$0.constantArguments.isEmpty }.compactMap { view in
            view.name.map { name in
                DerivedMethod(
                    method: GeneratedName.triggerMethod(ofView: name.value), kind: "view",
                    name: name)
            }
        }
        return applying + calling + taking + making + triggering
    }
}

extension ContentView {
    /// Whether the controller has a method that takes over what the user has typed or set.
    package var hasTakeMethod: Bool {
        switch self {
        case .textField: true
        case .valueControl(let control): control.input != nil || control.handler != nil
        default: false
        }
    }
}
