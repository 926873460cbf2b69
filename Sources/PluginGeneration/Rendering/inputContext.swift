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
