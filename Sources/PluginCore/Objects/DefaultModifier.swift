/// The SwiftUI modifier of a plugin whose description does not mention it.
enum DefaultModifier {
    /// The configuration does not give modifiers to plugins.
    case none
    case generated
    /// The configuration gives one to all plugins, and this plugin cannot have it.
    case missing(reason: String)

    /// Returns the modifier in a module whose configuration gives modifiers to all plugins.
    init(
        named name: String, inputs: [PluginInput], handlers: [PluginHandler],
        placement: PluginPlacement, presentation: PluginPresentation
    ) {
        let reason = Self.problem(
            of: name, parameters: inputs.map(\.name.value) + handlers.map(\.name.value),
            placement, presentation)
        self = reason.map { .missing(reason: $0) } ?? .generated
    }

    /// Returns why a plugin cannot have a modifier of a name; nil if it can.
    private static func problem(
        of name: String, parameters: [String], _ placement: PluginPlacement,
        _ presentation: PluginPresentation
    ) -> String? {
        let position = placement.position.value
        if SwiftUINames.membersOfViews.contains(name) {
            return "SwiftUI's views have a member '\(name)'"
        }
        if let parameter = parameters.first(where: ReservedNames.modifierParameters.contains) {
            return "a modifier has a parameter '\(parameter)' of its own"
        }
        if position.isInList {
            return
                "a SwiftUI view does not show its list to plugins, so the plugin cannot be at '\(position.rawValue)'"
        }
        if placement.needsContainer { return "a SwiftUI view has no container to show it in" }
        if placement.order == .back { return "a modifier shows it in front of the view" }
        if presentation.whenAlreadyShown == .queue {
            return "a modifier shows one plugin, so no other one waits in a queue"
        }
        return nil
    }
}
