import PluginDescriptions

/// What an input has to be for a view to be shown, or to be used.
struct InputCondition: Equatable {
    enum Value {
        case yes
        case no
        /// Anything but nil.
        case present
    }

    /// The name of the input as Swift has it.
    let name: String
    let value: Value

    /// What holds then, of the inputs of an expression such as `plugin.`.
    func holding(of owner: String = "") -> String {
        switch value {
        case .yes: owner + name
        case .no: "!" + owner + name
        case .present: owner + name + " != nil"
        }
    }

    /// What holds otherwise.
    var failing: String {
        switch value {
        case .yes: "!" + name
        case .no: name
        case .present: name + " == nil"
        }
    }
}

extension InputBinding {
    /// What the input has to be for the view to be shown, or to be used; nil where it says something else.
    var condition: InputCondition? {
        let name = SwiftIdentifier.escaped(input.value)
        return switch use {
        case .visibility, .enablement: InputCondition(name: name, value: .yes)
        case .hiding: InputCondition(name: name, value: .no)
        default: nil
        }
    }

    /// What the input has to be for the view to be shown; nil where it does not hide the view.
    func showingCondition(in plugin: PluginDescription) -> InputCondition? {
        if use.showsView { return condition }
        guard use.hidesView,
            plugin.inputs.first(where: { $0.name.value == input.value })?.isOptional == true
        else { return nil }
        return InputCondition(name: SwiftIdentifier.escaped(input.value), value: .present)
    }
}

extension ViewNames {
    /// What inputs have to be for the view at `index`, and the stacks around it, to be shown, each once.
    func showingConditions(
        ofViewAt index: Int, in plugin: PluginDescription
    ) -> [InputCondition] {
        var conditions = views[index].view.showingConditions(in: plugin)
        for holder in holders(ofViewAt: index) {
            for condition in holder.showingConditions(in: plugin)
            where !conditions.contains(condition) {
                conditions.append(condition)
            }
        }
        return conditions
    }

    /// What inputs have to be for VoiceOver's focus to have something to go to.
    func focusConditions(in plugin: PluginDescription) -> [InputCondition] {
        let focus = plugin.accessibility.focus?.value
        guard focus != nil, let index = views.firstIndex(where: { $0.view.name?.value == focus })
        else { return [] }
        return showingConditions(ofViewAt: index, in: plugin)
    }
}

extension ContentView {
    /// What inputs have to be for the view to be shown, but for the views around it.
    func showingConditions(in plugin: PluginDescription) -> [InputCondition] {
        bindings.compactMap { $0.showingCondition(in: plugin) }
    }

    /// Whether an input says whether the view is shown, or can be used.
    var isUsedAtTimes: Bool { bindings.contains { $0.use.showsView || $0.use == .enablement } }

    /// What an input has to be for the view to be used; nil where it always can.
    var usingCondition: InputCondition? {
        bindings.first { $0.use == .enablement }?.condition
    }
}
