/// The names of the host helpers of a plugin; nil for those that are not generated.
package struct HostHelpers: Sendable {
    let node: JSONNode
    /// The place for names that the description does not contain.
    let range: SourceRange
    let plugin: String
    /// The prefix of the module's types.
    let prefix: String
    /// Whether the configuration gives SwiftUI modifiers to all plugins.
    let isGivenModifier: Bool
    /// Why the plugin cannot have that modifier; nil if it can.
    let modifierProblem: String?
    /// Whether the plugin shows a state of a screen, so that hosts seldom need the plugin itself.
    let showsState: Bool

    /// The method that shows the plugin.
    package var show: Located<String>? { helper("show", GeneratedName.show, isUsual: true) }
    /// The method that removes the plugin.
    package var hide: Located<String>? { helper("hide", GeneratedName.hide, isUsual: true) }
    /// The property that holds the plugin while it is shown.
    package var shown: Located<String>? {
        helper("shown", GeneratedName.shown, isUsual: !showsState)
    }
    /// The method that shows the plugin while an operation runs.
    package var whileShown: Located<String>? { helper("while", GeneratedName.whileShown) }
    /// The input that shows the progress of that operation; nil if it reports none.
    package var progress: Located<String>? { node.member("while")?.locatedString("progress") }
    /// The SwiftUI modifier that shows the plugin over a view.
    package var modifier: Located<String>? {
        helper(
            "swiftUI", GeneratedName.modifier, isUsual: isGivenModifier && modifierProblem == nil)
    }
    /// The SwiftUI view that shows the plugin without a host.
    package var view: Located<String>? { helper("view") { GeneratedName.view(prefix + $0) } }
    /// The content configuration that shows the plugin in a cell.
    package var cell: Located<String>? {
        helper("cell") { GeneratedName.contentConfiguration(prefix + $0) }
    }
    /// The method that shows the plugin in a popover.
    package var popover: PopoverHelper? {
        helper("popover", GeneratedName.present).map {
            PopoverHelper(node: node.object("popover"), name: $0)
        }
    }
    /// Why the plugin does not have the modifier that the configuration gives to all plugins; nil if there is no
    /// reason, or if the description decides.
    var missingModifier: Located<String>? {
        guard isGivenModifier, node.member("swiftUI") == nil else { return nil }
        return modifierProblem.map { Located($0, at: range) }
    }
    /// True, and its place, if the plugin has methods that show it in a scene; nil if it has none.
    package var scene: Located<Bool>? { node.located("scene") { $0.bool == true ? true : nil } }
    /// The host helper that runs an operation, and shows the plugin if the operation fails.
    package var recovery: RecoveryHelper? {
        node.member("recovery").map { RecoveryHelper(node: $0, plugin: plugin) }
    }
    /// The names of all generated members of view controllers.
    package var names: [Located<String>] {
        [shown, show, hide, popover?.name, whileShown, recovery?.name].compactMap(\.self)
    }

    /// Returns the name of a helper from the description, or the default name; nil if it is not generated.
    ///
    /// - Parameter isUsual: whether plugins have the helper if their descriptions do not mention it.
    private func helper(
        _ key: String, _ name: (String) -> String, isUsual: Bool = false
    ) -> Located<String>? {
        guard let value = node.member(key) else {
            return isUsual ? Located(name(plugin), at: range) : nil
        }
        if let text = value.locatedString ?? value.locatedString("name") { return text }
        return value.bool == false ? nil : Located(name(plugin), at: value.range)
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
    package var message: Located<String> {
        node.locatedString("message") ?? node.required("error")
    }
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
            .optional("while", .anyOf([.nameOrBoolean, .object(operation)])),
            .optional("swiftUI", .nameOrBoolean),
            .optional("view", .nameOrBoolean),
            .optional("cell", .nameOrBoolean),
            .optional("popover", .anyOf([.nameOrBoolean, .object(popover)])),
            .optional("scene", .boolean),
            .optional("recovery", .object(recovery)),
        ])

    package static let operation = ObjectShape(
        "operation with progress",
        [
            .required("progress", .identifier),
            .optional("name", .identifier),
        ])

    package static let recovery = ObjectShape(
        "recovery",
        [
            .optional("message", .identifier),
            .optional("error", .identifier),
            .required("retry", .identifier),
            .optional("while", .identifier),
            .optional("name", .identifier),
        ],
        oneOf: ["message", "error"])
}

extension PluginDescription {
    /// Why a SwiftUI view cannot show the plugin; nil if it can.
    var modifierProblem: String? { problemOfModifier(placement, presentation) }
}

/// Returns why a SwiftUI view cannot show a plugin; nil if it can.
func problemOfModifier(
    _ placement: PluginPlacement, _ presentation: PluginPresentation
) -> String? {
    let position = placement.position.value
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

/// Returns why a plugin cannot have a modifier of a name; nil if it can.
func problemOfModifier(
    named name: String, parameters: [String], _ placement: PluginPlacement,
    _ presentation: PluginPresentation
) -> String? {
    if SwiftUINames.membersOfViews.contains(name) {
        return "SwiftUI's views have a member '\(name)'"
    }
    if let parameter = parameters.first(where: ReservedNames.modifierParameters.contains) {
        return "a modifier has a parameter '\(parameter)' of its own"
    }
    return problemOfModifier(placement, presentation)
}

extension DescriptionValidator {
    /// Reports host helpers with equal names, or with names of members that view controllers have already.
    mutating func reportHelperNames() {
        if ReservedNames.sharedTypes[description.controllerName] != nil { return }
        let names = takenNames.helpers
        for (index, name) in names.enumerated() {
            if let first = names[..<index].first(where: { $0.value == name.value }) {
                reportSecond(name, after: first)
                continue
            }
            if let letter = name.value.unicodeScalars.first, "A"..."Z" ~= letter {
                report(
                    .invalidName,
                    "a host helper is a method, but '\(name.value)' looks like a type",
                    at: name.range, note: "begin its name with a lowercase letter", as: .warning)
            }
            if let meaning = takenNames.meaning(ofHelper: name.value) {
                report(
                    .nameCollision,
                    "a host helper has the same name as \(meaning): '\(name.value)'",
                    at: name.range)
            }
        }
    }

    private mutating func reportSecond(_ name: Located<String>, after first: Located<String>) {
        let ranges = [first.range, name.range].sorted { $0.lowerBound < $1.lowerBound }
        report(
            .nameCollision, "two host helpers have the name '\(name.value)'",
            at: ranges[1], note: "it is first used here", noteRange: ranges[0])
    }

    /// Reports a SwiftUI modifier with the name of one of SwiftUI's members of views, and plugins that cannot be shown
    /// over a SwiftUI view. Warns if the plugin cannot have the modifier that the configuration gives to all plugins.
    mutating func reportModifier() {
        if let reason = description.host.missingModifier {
            report(
                .contradiction, "the plugin gets no SwiftUI modifier: \(reason.value)",
                at: reason.range, note: "add \"host\": { \"swiftUI\": false }", as: .warning)
        }
        guard let modifier = description.host.modifier else { return }
        if SwiftUINames.membersOfViews.contains(modifier.value) {
            report(
                .nameCollision, "SwiftUI's views have a member '\(modifier.value)'",
                at: modifier.range,
                note: "choose another name, as in \"swiftUI\": \"\(modifier.value)Plugin\"")
        }
    }

    /// Reports a SwiftUI view or a content configuration with the name of another type, or with a name that looks like
    /// that of a method.
    mutating func reportHostTypes() {
        let host = description.host
        let types = [(host.view, "SwiftUI view"), (host.cell, "content configuration")]
        for case (let type?, let kind) in types {
            if let letter = type.value.unicodeScalars.first, "a"..."z" ~= letter {
                report(
                    .invalidName,
                    "a \(kind) is a type, but '\(type.value)' looks like a method",
                    at: type.range, note: "begin its name with a capital letter", as: .warning)
            }
            if takenNames.isUsedType(type.value) {
                report(
                    .nameCollision,
                    "a \(kind) has the same name as something that generated code uses: '\(type.value)'",
                    at: type.range)
            }
        }
        if let view = host.view, let cell = host.cell, view.value == cell.value {
            reportSecond(cell, after: view)
        }
    }
}

extension HostHelpers {
    static let conflicts: Conflicts = [
        "host.swiftUI with placement.container":
            "a SwiftUI view has no container to show the plugin in",
        "placement.order=back with host.swiftUI":
            "a SwiftUI modifier shows the plugin in front of the view",
        "host.scene with placement.container": "a scene has no container to show the plugin in",
        "host.scene with host.show=false": "a scene shows the plugin, but 'show' is false",
        "placement.mode=push with host.scene": "a scene has no content that the plugin could push",
        "placement.order=back with host.scene":
            "a scene shows the plugin in front of everything else",
        "presentation.touches=scroll with host.scene":
            "a scene has no content that the plugin could scroll",
        "host.recovery with placement.container":
            "a recovery has no container to show the plugin in",
        "host.recovery with host.show=false": "a recovery shows the plugin, but 'show' is false",
    ]
}
