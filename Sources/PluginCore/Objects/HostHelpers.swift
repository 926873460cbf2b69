/// The names of the host helpers of a plugin; nil for those that are not generated.
package final class HostHelpers: Sendable {
    /// The method that shows the plugin.
    package let show: Located<String>?
    /// The method that removes the plugin.
    package let hide: Located<String>?
    /// The property that holds the plugin while it is shown.
    package let shown: Located<String>?
    /// The method that shows the plugin while an operation runs.
    package let whileShown: Located<String>?
    /// The input that shows the progress of that operation; nil if it reports none.
    package let progress: Located<String>?
    /// The SwiftUI modifier that shows the plugin over a view.
    package let modifier: Located<String>?
    /// The SwiftUI view that shows the plugin without a host.
    package let view: Located<String>?
    /// The content configuration that shows the plugin in a cell.
    package let cell: Located<String>?
    /// The method that shows the plugin in a popover.
    package let popover: PopoverHelper?
    /// Why the plugin does not have the modifier that the configuration gives to all plugins; nil if there is no
    /// reason, or if the description decides.
    let missingModifier: Located<String>?
    /// True, and its place, if the plugin has methods that show it in a scene; nil if it has none.
    package let scene: Located<Bool>?
    /// The host helper that runs an operation, and shows the plugin if the operation fails.
    package let recovery: RecoveryHelper?
    /// The names of all generated members of view controllers.
    package let names: [Located<String>]

    init(
        show: Located<String>?, hide: Located<String>?, shown: Located<String>?,
        whileShown: Located<String>?, progress: Located<String>?, modifier: Located<String>?,
        view: Located<String>?, cell: Located<String>?, popover: PopoverHelper?,
        missingModifier: Located<String>?,
        scene: Located<Bool>?,
        recovery: RecoveryHelper?
    ) {
        self.show = show
        self.hide = hide
        self.shown = shown
        self.whileShown = whileShown
        self.progress = progress
        self.modifier = modifier
        self.view = view
        self.cell = cell
        self.popover = popover
        self.missingModifier = missingModifier
        self.scene = scene
        self.recovery = recovery
        names = [shown, show, hide, popover?.name, whileShown, recovery?.name].compactMap(\.self)
    }
}

/// The host helper that runs an operation and shows the plugin if the operation fails. The plugin
/// can run the operation again.
package struct RecoveryHelper: Sendable {
    /// The name of the method.
    package let name: Located<String>
    /// The input for the error message, or for the value that the host makes from the error.
    package let message: Located<String>
    /// Whether the host makes the value of the input from the error.
    package let makesValue: Bool
    /// The handler that runs the operation again.
    package let retry: Located<String>
    /// The name of the plugin that is shown while the operation runs; nil if there is none.
    package let whileShown: Located<String>?
}

/// Decodes the host helpers of a plugin, with the names from the description or the default names.
///
/// - Parameters:
///   - range: The place for names that the description does not contain.
///   - prefix: The prefix of the module's types.
///   - defaultModifier: The SwiftUI modifier of the plugin if the description does not mention it.
///   - showsState: Whether the plugin shows a state of a screen, so that hosts seldom need the plugin itself.
func decodeHost(
    _ node: JSONNode, at range: SourceRange, plugin: String, prefix: String,
    defaultModifier: DefaultModifier, showsState: Bool
) -> HostHelpers {
    func helper(_ key: String, _ name: (String) -> String, isUsual: Bool) -> Located<String>? {
        guard let value = node.member(key) else {
            return isUsual ? Located(name(plugin), at: range) : nil
        }
        if let text = value.locatedString ?? value.locatedString("name") { return text }
        var isGenerated = value.bool ?? isUsual
        if case .object = value.value { isGenerated = true }
        return isGenerated ? Located(name(plugin), at: value.range) : nil
    }
    var hasDefaultModifier = false
    var missingModifier: String?
    switch defaultModifier {
    case .none: break
    case .generated: hasDefaultModifier = true
    case .missing(let reason): if node.member("swiftUI") == nil { missingModifier = reason }
    }
    return HostHelpers(
        show: helper("show", GeneratedName.show, isUsual: true),
        hide: helper("hide", GeneratedName.hide, isUsual: true),
        shown: helper("shown", GeneratedName.shown, isUsual: !showsState),
        whileShown: helper("while", GeneratedName.whileShown, isUsual: false),
        progress: node.member("while")?.locatedString("progress"),
        modifier: helper("swiftUI", GeneratedName.modifier, isUsual: hasDefaultModifier),
        view: helper("view", { GeneratedName.view(prefix + $0) }, isUsual: false),
        cell: helper("cell", { GeneratedName.contentConfiguration(prefix + $0) }, isUsual: false),
        popover: PopoverHelper(
            node.member("popover"), name: helper("popover", GeneratedName.present, isUsual: false)),
        missingModifier: missingModifier.map { Located($0, at: range) },
        scene: node.locatedBool("scene").flatMap { $0.value ? $0 : nil },
        recovery: node.member("recovery").flatMap { decodeRecovery($0, plugin: plugin) })
}

private func decodeRecovery(_ node: JSONNode, plugin: String) -> RecoveryHelper? {
    guard let message = node.locatedString("message") ?? node.locatedString("error"),
        let retry = node.locatedString("retry")
    else { return nil }
    return RecoveryHelper(
        name: node.locatedString("name")
            ?? Located(GeneratedName.recovery(plugin), at: node.range),
        message: message, makesValue: node.member("message") == nil,
        retry: retry,
        whileShown: node.locatedString("while"))
}

extension Vocabulary {
    package static let host = ObjectShape(
        "host",
        "The host helpers for the plugin, each with a name, "
            + "or false for none.",
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
        "The method that shows the plugin while an operation runs, which reports its progress.",
        [
            .required("progress", .identifier),
            .optional("name", .identifier),
        ])

    package static let recovery = ObjectShape(
        "recovery",
        "How the plugin shows an error and retries an operation.",
        [
            .optional("message", .identifier),
            .optional("error", .identifier),
            .required("retry", .identifier),
            .optional("while", .identifier),
            .optional("name", .identifier),
        ],
        oneOf: ["message", "error"])
}

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
        if SwiftUINames.membersOfViews.contains(name) {
            return "SwiftUI's views have a member '\(name)'"
        }
        if let parameter = parameters.first(where: ReservedNames.modifierParameters.contains) {
            return "a modifier has a parameter '\(parameter)' of its own"
        }
        return problem(of: placement, presentation)
    }

    /// Returns why a SwiftUI view cannot show a plugin; nil if it can.
    static func problem(
        of placement: PluginPlacement, _ presentation: PluginPresentation
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
}

extension PluginDescription {
    /// Why a SwiftUI view cannot show the plugin; nil if it can.
    var modifierProblem: String? { DefaultModifier.problem(of: placement, presentation) }
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
