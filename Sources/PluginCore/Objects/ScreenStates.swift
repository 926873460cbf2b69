/// The states of a screen, as the configuration names them: each shows a plugin, apart from the state that shows the
/// content of the screen.
package struct StatesConfiguration: Sendable {
    package struct State: Sendable {
        let member: JSONMember

        /// The name of the case: `loading`.
        package var name: Located<String> { member.locatedKey }
        /// The name of the plugin: `Loading`.
        package var plugin: Located<String> { member.locatedValue }
    }

    let member: JSONMember
    /// The configuration.
    let file: SourceFile

    /// The name of the generated enumeration.
    package var name: Located<String> { member.locatedKey }
    package var states: [State] { member.value.members.map(State.init) }

    /// The state that shows the content of the screen.
    package static let content = "content"

    /// Returns whether one of the states shows a plugin.
    func shows(_ plugin: String) -> Bool { states.contains { $0.plugin.value == plugin } }

    /// The group of plugins that show states, unless their descriptions name another one.
    static let group = "state"
}

extension ConfigurationValidator {
    /// Reports states and enumerations whose names Swift's conventions do not allow, and plugins with two states.
    mutating func reportStates() {
        for states in node.object("states").members.map({ StatesConfiguration(member: $0, file: file) }) {
            reportTypeName(states.name, ofKind: "type")
            if states.states.isEmpty {
                report(
                    .invalidName, "'\(states.name.value)' names no state", at: states.name.range,
                    note: "name one and its plugin, as in '\"loading\": \"Loading\"'")
            }
            for (index, state) in states.states.enumerated() {
                let name = state.name
                if name.value == StatesConfiguration.content {
                    report(
                        .invalidName, "'\(name.value)' is the state without a plugin",
                        at: name.range, note: "choose another name, or leave it out")
                } else if let letter = name.value.unicodeScalars.first, "A"..."Z" ~= letter {
                    report(
                        .invalidName, "the name of a state begins with a lowercase letter",
                        at: name.range, note: "write '\"\(GeneratedName.modifier(name.value))\"'")
                }
                if let other = states.states[..<index].first(where: {
                    $0.plugin.value == state.plugin.value
                }) {
                    report(
                        .invalidName,
                        "the state '\(other.name.value)' shows '\(state.plugin.value)' already",
                        at: state.plugin.range, note: "name another plugin: a host recognizes the state by it")
                }
            }
        }
    }
}

/// The states of a screen, with the plugins that show them.
struct ScreenStates: Sendable {
    struct State: Sendable {
        let name: String
        let plugin: PluginDescription
    }

    /// How an operation shows states: one while it runs, and one if it fails.
    struct Operation: Sendable {
        /// The name of the method.
        let name: String
        let recovery: RecoveryHelper
        let failed: State
        /// nil if the recovery shows no plugin while its operation runs, or one that shows no state.
        let running: State?
    }

    /// The name of the generated enumeration.
    let name: String
    let states: [State]
    /// The first state whose plugin has a recovery determines it; nil if no plugin has one.
    let operation: Operation?
    /// Whether SwiftUI views can show the states.
    let hasModifier: Bool

    /// - Parameter plugins: the plugins of the module. States whose plugin is not among them are left out.
    init(_ configuration: StatesConfiguration, of plugins: [PluginDescription], hasModifier: Bool) {
        name = configuration.name.value
        let states = configuration.states.compactMap { state in
            plugins.first { $0.name == state.plugin.value }.map { State(name: state.name.value, plugin: $0) }
        }
        self.states = states
        let failed = states.first { $0.plugin.host.recovery != nil }
        if let failed, let recovery = failed.plugin.host.recovery {
            operation = Operation(
                name: GeneratedName.stateOperation(configuration.name.value), recovery: recovery, failed: failed,
                running: states.first { $0.plugin.name == recovery.whileShown?.value })
        } else {
            operation = nil
        }
        self.hasModifier = hasModifier && states.allSatisfy { $0.plugin.modifierProblem == nil }
    }

    /// The modifier that shows the states over a SwiftUI view.
    var modifier: String { GeneratedName.modifier(name) }

    /// The frameworks that all plugins are for.
    var kits: [Kit] { Kit.all.filter { kit in states.allSatisfy { $0.plugin.controller.kits.contains(kit) } } }

    /// The access level of the enumeration: the lowest of its plugins.
    var access: AccessLevel {
        let levels = states.map(\.plugin.controller.access)
        return AccessLevel.allCases.first(where: levels.contains) ?? .internal
    }
}
