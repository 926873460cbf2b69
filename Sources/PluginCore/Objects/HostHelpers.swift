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
        missingModifier: Located<String>?, scene: Located<Bool>?,
        recovery: RecoveryHelper?
    ) {
        self.show = show
        self.hide = hide
        self.shown = shown
        self.whileShown = whileShown
        self.progress = progress
        self.modifier = modifier
        self.missingModifier = missingModifier
        self.scene = scene
        self.recovery = recovery
        names = [shown, show, hide, whileShown, recovery?.name].compactMap(\.self)
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
///   - defaultModifier: The SwiftUI modifier of the plugin if the description does not mention it.
func decodeHost(
    _ node: JSONNode, at range: SourceRange, plugin: String, defaultModifier: DefaultModifier
) -> HostHelpers {
    func helper(_ key: String, _ name: (String) -> String, isUsual: Bool) -> Located<String>? {
        guard let value = node.member(key) else {
            return isUsual ? Located(name(plugin), at: range) : nil
        }
        return value.locatedString ?? value.locatedString("name")
            ?? (value.member("progress") == nil ? nil : Located(name(plugin), at: value.range))
            ?? (value.bool ?? isUsual ? Located(name(plugin), at: value.range) : nil)
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
        shown: helper("shown", GeneratedName.shown, isUsual: true),
        whileShown: helper("while", GeneratedName.whileShown, isUsual: false),
        progress: node.member("while")?.locatedString("progress"),
        modifier: helper("swiftUI", GeneratedName.modifier, isUsual: hasDefaultModifier),
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
            .optional(
                "show", .nameOrBoolean, whenAbsent: "true",
                "The method that shows the plugin: 'showLoading' for 'Loading'."),
            .optional(
                "hide", .nameOrBoolean, whenAbsent: "true",
                "The method that removes the plugin: 'hideLoading' for 'Loading'."),
            .optional(
                "shown", .nameOrBoolean, whenAbsent: "true",
                "The property that holds the plugin while it is shown: 'shownLoading' for 'Loading'."
            ),
            .optional(
                "while", .anyOf([.nameOrBoolean, .object(operation)]), whenAbsent: "false",
                "The method that shows the plugin while an operation runs: 'whileLoading' for "
                    + "'Loading'. The operation can report its progress."),
            .optional(
                "swiftUI", .nameOrBoolean, whenAbsent: "false",
                "The SwiftUI modifier that shows the plugin over a view: 'loading' for 'Loading'."),
            .optional(
                "scene", .boolean, whenAbsent: "false",
                "Adds the methods 'show', 'hide' and 'shown' to the class of the plugin, for code without a view "
                    + "controller. They show it over everything else in a scene."),
            .optional(
                "recovery", .object(recovery), whenAbsent: "no such host helper",
                "A method that runs an operation. If the operation fails, the method shows the plugin, which can "
                    + "run it again: 'withErrorRecovery' for 'Error'."),
        ])

    package static let operation = ObjectShape(
        "operation with progress",
        "The method that shows the plugin while an operation runs, which reports its progress.",
        [
            .required(
                "progress", .identifier,
                "The input that shows the progress, of type Float, Double, Float? or Double?."),
            .optional(
                "name", .identifier, whenAbsent: "'whileLoading' for 'Loading'",
                "The name of the method."),
        ])

    package static let recovery = ObjectShape(
        "recovery",
        "How the plugin shows an error and retries an operation.",
        [
            .optional(
                "message", .identifier, whenAbsent: "one of the two is required",
                "The input, of type String or String?, for the error message."),
            .optional(
                "error", .identifier, whenAbsent: "one of the two is required",
                "The input, of any type, whose value a closure of the host makes from the error."),
            .required("retry", .identifier, "The handler that runs the operation again."),
            .optional(
                "while", .identifier, whenAbsent: "no plugin",
                "The plugin that is shown while the operation runs. It needs 'while' in its 'host'."
            ),
            .optional(
                "name", .identifier, whenAbsent: "'withErrorRecovery' for 'Error'",
                "The name of the method."),
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
