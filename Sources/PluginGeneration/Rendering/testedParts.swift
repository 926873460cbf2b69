import Mustache
import PluginDescriptions

func shownInputs(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        let views = names.views.filter { $0.view.shownInput?.value == input.name.value }
        guard let examples = input.examples, let first = examples.first, let last = examples.last,
            !views.isEmpty
        else { return nil }
        return [
            "name": .text(input.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(input.name.value)),
            "type": .text(input.type.value),
            "first": .text(first),
            "second": .text(last),
            "isOptional": .flag(input.isOptional),
            "views": .list(
                views.map { name, view in ["name": .text(name), "shown": .text(view.shownProperty)]
                }
            ),
        ]
    }
}

extension ContentView {
    /// The property of the view that holds what an input gives it.
    fileprivate var shownProperty: String {
        switch self {
        case .button: "configuration?.title"
        case .image: "image"
        case .label, .stack, .activityIndicator: "text"
        }
    }
}

func triggeredHandlers(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    plugin.handlers.map { handler in
        let buttons = names.views.filter { _, view in
            if case .button(let button) = view {
                button.handler?.value == handler.name.value
            } else {
                false
            }
        }
        let underscores = handler.parameters.map { _ in "_" }.joined(separator: ", ")
        return [
            "name": .text(handler.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(handler.name.value)),
            "signature": .text(underscores.isEmpty ? "" : "\(underscores) in "),
            "capturingSignature": .text(
                underscores.isEmpty ? "[weak plugin] in" : "[weak plugin] \(underscores) in"),
            "removesPlugin": .flag(handler.removesPlugin),
            "buttons": .list(
                buttons.map { name, view in
                    [
                        "button": .text(name),
                        "titleInputs": .list(titleInputs(of: view, in: plugin)),
                        "bareButton": .text(view.name?.value ?? ""),
                        "capitalizedButton": .text(
                            EmittedNames.capitalized(view.name?.value ?? "")),
                    ]
                }),
        ]
    }
}

/// Values for the optional inputs of a view's text: without them the view is hidden.
private func titleInputs(of view: ContentView, in plugin: PluginDescription) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        guard input.isOptional, view.shownInput?.value == input.name.value else { return nil }
        return input.examples?.first.map { value in
            ["name": .text(input.name.value), "value": .text(value)]
        }
    }
}

/// Expectations of the texts that do not come from inputs.
func fixedTexts(of names: ViewNames) -> [String] {
    names.views.compactMap { name, view in
        guard let expected = view.text?.expectedExpression else { return nil }
        let shown = "plugin.\(name).\(view.shownProperty)"
        let oneLine = "#expect(\(shown) == \(expected))"
        if 8 + oneLine.count <= SwiftCall.lineLength { return oneLine }
        let inner = "\n" + String(repeating: " ", count: 12)
        return "#expect(\(inner)\(shown)\(inner)    == \(expected))"
    }
}

extension TextSource {
    /// The name of the input that the text comes from; empty for other texts.
    var inputName: String {
        if case .input(let name) = self { name.value } else { "" }
    }

    var isLocalized: Bool {
        if case .localized = self { true } else { false }
    }

    /// The text as an expression in tests; nil for one that comes from an input.
    var expectedExpression: String? {
        switch self {
        case .literal(let text): SwiftLiteral.string(text)
        case .localized(let key, let value, _):
            "localized(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(value)))"
        case .input: nil
        }
    }
}
