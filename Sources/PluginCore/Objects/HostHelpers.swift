/// The names of the host helpers of a plugin; nil for those that are not generated.
package struct HostHelpers: Sendable {
    let plugin: PluginDescription

    private var node: JSONNode { plugin.node.object("host") }
    /// The prefix of the module's types.
    private var prefix: String { plugin.controller.prefix }
    /// Whether the configuration gives SwiftUI modifiers to all plugins.
    private var isGivenModifier: Bool { plugin.controller.configuration.hasModifiers }
    /// Why the plugin cannot have that modifier; nil if it can.
    private var modifierProblem: String? {
        let parameters = plugin.inputs.map(\.name.value) + plugin.handlers.map(\.name.value)
        return parameters.first(where: ReservedNames.modifierParameters.contains).map {
            "a modifier has a parameter '\($0)' of its own"
        } ?? plugin.modifierProblem
    }

    /// The method that shows the plugin.
    package var show: Located<String>? { helper("show", GeneratedName.show, isUsual: true) }
    /// The method that removes the plugin.
    package var hide: Located<String>? { helper("hide", GeneratedName.hide, isUsual: true) }
    /// The property that holds the plugin while it is shown. Hosts seldom need a plugin that shows a state of a screen.
    package var shown: Located<String>? {
        helper("shown", GeneratedName.shown, isUsual: !plugin.presentation.showsState)
    }
    /// The method that shows the plugin while an operation runs.
    package var whileShown: Located<String>? { helper("while", GeneratedName.whileShown) }
    /// The input that shows the progress of that operation; nil if it reports none.
    package var progress: Located<String>? { node.member("while")?.locatedString("progress") }
    /// The SwiftUI modifier that shows the plugin over a view.
    package var modifier: Located<String>? {
        helper("swiftUI", GeneratedName.modifier, isUsual: isGivenModifier && modifierProblem == nil)
    }
    /// The SwiftUI view that shows the plugin without a host.
    package var view: Located<String>? { helper("view") { GeneratedName.view(prefix + $0) } }
    /// The content configuration that shows the plugin in a cell.
    package var cell: Located<String>? { helper("cell") { GeneratedName.contentConfiguration(prefix + $0) } }
    /// The method that shows the plugin in a popover.
    package var popover: PopoverHelper? {
        helper("popover", GeneratedName.present).map { PopoverHelper(node: node.object("popover"), name: $0) }
    }
    /// Why the plugin does not have the modifier that the configuration gives to all plugins; nil if there is no
    /// reason, or if the description decides.
    var missingModifier: String? { isGivenModifier && node.member("swiftUI") == nil ? modifierProblem : nil }
    /// True, and its place, if the plugin has methods that show it in a scene; nil if it has none.
    package var scene: Located<Bool>? { node.located("scene") { $0.bool == true ? true : nil } }
    /// The host helper that runs an operation, and shows the plugin if the operation fails.
    package var recovery: RecoveryHelper? {
        node.member("recovery").map { RecoveryHelper(node: $0, plugin: plugin.name) }
    }
    /// The names of all generated members of view controllers.
    package var names: [Located<String>] {
        [shown, show, hide, popover?.name, whileShown, recovery?.name].compactMap(\.self)
    }

    /// Returns the name of a helper from the description, or the default name; nil if it is not generated.
    ///
    /// - Parameter isUsual: whether plugins have the helper if their descriptions do not mention it.
    private func helper(_ key: String, _ name: (String) -> String, isUsual: Bool = false) -> Located<String>? {
        guard let value = node.member(key) else {
            return isUsual ? Located(name(plugin.name), at: plugin.node.range) : nil
        }
        if let text = value.locatedString ?? value.locatedString("name") { return text }
        return value.bool == false ? nil : Located(name(plugin.name), at: value.range)
    }
}

/// The host helper that runs an operation and shows the plugin if the operation fails. The plugin
/// can run the operation again.
package struct RecoveryHelper: Sendable {
    let node: JSONNode
    let plugin: String

    /// The name of the method.
    package var name: Located<String> {
        node.locatedString("name") ?? Located(GeneratedName.recovery(plugin), at: node.range)
    }
    /// The input for the error message, or for the value that the host makes from the error.
    package var message: Located<String> { node.locatedString("message") ?? node.required("error") }
    /// Whether the host makes the value of the input from the error.
    package var makesValue: Bool { node.member("message") == nil }
    /// The handler that runs the operation again.
    package var retry: Located<String> { node.required("retry") }
    /// The name of the plugin that is shown while the operation runs; nil if there is none.
    package var whileShown: Located<String>? { node.locatedString("while") }
}

extension Vocabulary {
    package static let host = ObjectShape(
        "host",
        [
            .optional("show", .nameOrBoolean),
            .optional("hide", .nameOrBoolean),
            .optional("shown", .nameOrBoolean),
            .optional("while", .nameOrBoolean.or(operation)),
            .optional("swiftUI", .nameOrBoolean),
            .optional("view", .nameOrBoolean),
            .optional("cell", .nameOrBoolean),
            .optional("popover", .nameOrBoolean.or(popover)),
            .optional("scene", .boolean),
            .optional("recovery", .object(recovery)),
        ])

    package static let operation = ObjectShape(
        "operation with progress",
        [.required("progress", .identifier), .optional("name", .identifier)])

    package static let recovery = ObjectShape(
        "recovery",
        [
            .optional("message", .identifier),
            .optional("error", .identifier),
            .required("retry", .identifier),
            .optional("while", .identifier),
            .optional("name", .identifier),
        ], oneOf: ["message", "error"])
}

extension PluginDescription {
    /// Why a SwiftUI view cannot show the plugin; nil if it can.
    var modifierProblem: String? {
        let position = placement.position.value
        if position.isInList {
            return "a SwiftUI view does not show its list to plugins, so the plugin cannot be at '\(position.rawValue)'"
        }
        if placement.needsContainer { return "a SwiftUI view has no container to show it in" }
        if placement.order == .back { return "a modifier shows it in front of the view" }
        if presentation.whenAlreadyShown == .queue {
            return "a modifier shows one plugin, so no other one waits in a queue"
        }
        return nil
    }
}

extension DescriptionValidator {
    /// Reports host helpers with the names of members that generated code has.
    mutating func reportHelperNames() {
        for name in description.host.names where takenNames.isMember(name.value) {
            report(
                .nameCollision,
                "a host helper has the same name as a generated member: '\(name.value)'",
                at: name.range)
        }
        for name in description.host.names + [description.host.modifier].compactMap(\.self)
        where name.value.first?.isUppercase == true {
            report(
                .invalidName, "'\(name.value)' is the name of a method, which begins with a lowercase letter",
                at: name.range, note: "write '\"\(GeneratedName.modifier(name.value))\"'")
        }
    }

    /// Warns if the plugin cannot have the modifier that the configuration gives to all plugins.
    mutating func reportModifier() {
        guard let reason = description.host.missingModifier else { return }
        report(
            .contradiction, "the plugin gets no SwiftUI modifier: \(reason)", at: node.range,
            note: "add \"host\": { \"swiftUI\": false }", as: .warning)
    }
}

extension HostHelpers {
    static let conflicts: Conflicts = [
        "host.swiftUI with placement.container": "a SwiftUI view has no container to show the plugin in",
        "placement.order=back with host.swiftUI": "a SwiftUI modifier shows the plugin in front of the view",
        "host.scene with placement.container": "a scene has no container to show the plugin in",
        "host.scene with host.show=false": "a scene shows the plugin, but 'show' is false",
        "placement.mode=push with host.scene": "a scene has no content that the plugin could push",
        "placement.order=back with host.scene": "a scene shows the plugin in front of everything else",
        "presentation.touches=scroll with host.scene": "a scene has no content that the plugin could scroll",
        "host.recovery with placement.container": "a recovery has no container to show the plugin in",
        "host.recovery with host.show=false": "a recovery shows the plugin, but 'show' is false",
    ]
}
