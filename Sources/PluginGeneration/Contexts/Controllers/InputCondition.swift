import PluginDescriptions

/// A condition on an input, under which a view is shown or enabled.
struct InputCondition: Equatable {
    enum Value {
        case yes
        case no
        /// Any value except nil.
        case present
    }

    /// The name of the input, escaped for Swift.
    let name: String
    let value: Value

    /// Returns the Swift expression of the condition.
    ///
    /// - Parameter owner: the expression before the name of the input, such as `plugin.`.
    func expression(of owner: String = "") -> String {
        switch value {
        case .yes: owner + name
        case .no: "!" + owner + name
        case .present: owner + name + " != nil"
        }
    }

    /// The Swift expression of the opposite condition.
    var negatedExpression: String {
        switch value {
        case .yes: "!" + name
        case .no: name
        case .present: name + " == nil"
        }
    }
}

extension InputBinding {
    /// The condition under which the view is shown or enabled; nil if the binding has another use.
    var condition: InputCondition? {
        let name = SwiftIdentifier.escaped(input.value)
        return switch use {
        case .visibility, .enablement: InputCondition(name: name, value: .yes)
        case .hiding: InputCondition(name: name, value: .no)
        default: nil
        }
    }

    /// Returns the condition under which the view is shown; nil if the input does not hide the
    /// view.
    func showingCondition(in plugin: PluginDescription) -> InputCondition? {
        if use.showsView { return condition }
        guard use.hidesView,
            plugin.inputs.first(where: { $0.name.value == input.value })?.isOptional == true
        else { return nil }
        return InputCondition(name: SwiftIdentifier.escaped(input.value), value: .present)
    }
}

extension ViewNames {
    /// Returns the conditions under which the view at `index` and the stacks around it are shown,
    /// without duplicates.
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

    /// Returns the conditions under which the view that VoiceOver focuses is shown.
    func focusConditions(in plugin: PluginDescription) -> [InputCondition] {
        let focus = plugin.accessibility.focus?.value
        guard focus != nil, let index = views.firstIndex(where: { $0.view.name?.value == focus })
        else { return [] }
        return showingConditions(ofViewAt: index, in: plugin)
    }
}

extension ContentView {
    /// Returns the conditions under which the view is shown, apart from those of the stacks around
    /// it.
    func showingConditions(in plugin: PluginDescription) -> [InputCondition] {
        bindings.compactMap { $0.showingCondition(in: plugin) }
    }

    /// Whether an input shows, hides, enables or disables the view.
    var isConditional: Bool { bindings.contains { $0.use.showsView || $0.use == .enablement } }

    /// The condition under which the view is enabled; nil if it always is.
    var usingCondition: InputCondition? {
        bindings.first { $0.use == .enablement }?.condition
    }
}
