/// Reports states that no plugin of the module can show, and those whose generated names are taken.
func reportUnusableStates(of module: Module, reporting diagnostics: inout DiagnosticCollector) {
    for states in module.configuration.states {
        var rules = StateRules(states: states, module: module)
        rules.check()
        diagnostics.add(contentsOf: rules.diagnostics)
    }
}

/// The rules for the states of one enumeration.
private struct StateRules: Reporter {
    let states: StatesConfiguration
    let module: Module
    var diagnostics = DiagnosticCollector()

    var file: SourceFile { states.file }
    private var plugins: [PluginDescription] { module.descriptions }

    mutating func check() {
        reportNames()
        let shown = states.states.compactMap { state in
            plugins.first { $0.name == state.plugin.value }.map { (state, $0) }
        }
        for state in states.states where !shown.contains(where: { $0.0.name.value == state.name.value }) {
            let folder = module.paths.first.map(directory(of:)) ?? ""
            report(
                .unknownPlugin, "unknown plugin '\(state.plugin.value)'", at: state.plugin.range,
                note: noteOfUnknown(state.plugin.value, among: plugins.map(\.name).sorted(), in: folder))
        }
        for (state, plugin) in shown {
            reportProblem(of: plugin, at: state.plugin.range)
            reportMissingModifier(of: plugin, at: state.plugin.range)
        }
        guard let (_, first) = shown.first else { return }
        for (state, plugin) in shown.dropFirst() { reportDifference(of: plugin, from: first, at: state.plugin.range) }
    }

    // MARK: Names

    /// Reports an enumeration that has the name of another type.
    private mutating func reportNames() {
        let name = states.name.value
        let owner = plugins.first { plugin in plugin.generatedTypes.contains { $0.value == name } }
        if module.configuration.hosts.all.contains(where: { $0.value == name }) {
            report(.nameCollision, "'\(name)' is a type that generated code uses", at: states.name.range)
        } else if let owner {
            report(.nameCollision, "'\(name)' is generated for the plugin '\(owner.name)'", at: states.name.range)
        }
    }

    // MARK: Plugins

    /// Reports a plugin that a host cannot show without a container, or that does not stay until the next state.
    private mutating func reportProblem(of plugin: PluginDescription, at range: SourceRange) {
        let problems: KeyValuePairs = [
            "placement.container": "has no container to show '\(plugin.name)' in",
            "presentation.whenAlreadyShown=stack,queue":
                "shows one plugin, but '\(plugin.name)' can be shown several times",
            "presentation.dismissesAfter": "stays until the next one, but '\(plugin.name)' dismisses itself",
            "presentation.swipeToDismiss": "stays until the next one, but '\(plugin.name)' can be swiped away",
            "presentation.backdrop.dismissesOnTap":
                "stays until the next one, but a tap on its backdrop dismisses '\(plugin.name)'",
        ]
        for (key, problem) in problems {
            for found in KeySet(key).found(in: plugin.node) {
                diagnostics.error(
                    .unusablePlugin, "a state \(problem)", at: SourcePlace(states.file, range),
                    notes: [Diagnostic.Note("leave out \"\(found.name)\"", at: SourcePlace(plugin.file, found.range))])
            }
        }
    }

    /// Warns of a plugin because of which the states have no SwiftUI modifier.
    private mutating func reportMissingModifier(of plugin: PluginDescription, at range: SourceRange) {
        guard module.configuration.hasModifiers, let problem = plugin.modifierProblem, !plugin.placement.needsContainer
        else { return }
        report(
            .unusablePlugin, "the states get no SwiftUI modifier: \(problem)", at: range,
            note: "name another plugin, or write \"host\": {}", as: .warning)
    }

    /// Reports a plugin that is not for the frameworks of the first one, or is in another group: the plugins of states
    /// replace each other.
    private mutating func reportDifference(
        of plugin: PluginDescription, from first: PluginDescription, at range: SourceRange
    ) {
        if plugin.controller.kits != first.controller.kits {
            report(
                .unusablePlugin,
                "'\(plugin.name)' is not for the frameworks of '\(first.name)', another state",
                at: range, note: "give both descriptions the same \"kits\"")
        }
        if let group = plugin.presentation.group, group != first.presentation.group {
            report(
                .unusablePlugin,
                "'\(plugin.name)' is in the group '\(group)', but '\(first.name)' in "
                    + "'\(first.presentation.group ?? "")': the plugins of states replace each other",
                at: range,
                note: "leave out \"group\" in both: without it, the group is " + "'\(StatesConfiguration.group)'")
        }
    }
}
