extension ContentView {
    /// Returns the properties of the view that an input sets; none if the input only shows or hides
    /// the view.
    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        let own = object.properties(for: use, dialect)
        if !own.isEmpty { return own }
        return switch use {
        case .accessibilityLabel, .labelPair: [dialect.accessibilityLabel]
        case .accessibilityHint: [dialect.accessibilityHint]
        case .accessibilityValue: [dialect.accessibilityValue]
        case .enablement: ["isEnabled"]
        case .surfaceColor: ["backgroundColor"]
        case .borderColor: ["borderColor"]
        case .property(let name): [PropertySpelling(SwiftIdentifier.escaped(name))]
        // A statement for these has no property.
        case .look: dialect.isUIKit ? [""] : []
        case .call: [""]
        default: []
        }
    }

    /// Returns the Swift expression that is true while the view is hidden.
    func hidingCondition(in plugin: PluginDescription) -> String {
        showingConditions(in: plugin).map { $0.negatedExpression }.joined(separator: " || ")
    }
}

/// A condition on an input, under which a view is shown, or a control can be used.
struct InputCondition: Equatable {
    enum Value {
        case isTrue
        case isFalse
        /// The condition holds for any value but nil.
        case isNotNil
    }

    /// The name of the input, escaped for Swift.
    let name: String
    let value: Value
    /// Whether the input is a property for a size condition.
    var isOfSize = false

    /// Returns the Swift expression that is true while the condition holds.
    ///
    /// - Parameter owner: the expression for the object with the input, with a dot: `plugin.`.
    func expression(on owner: String = "") -> String {
        switch value {
        case .isTrue: owner + name
        case .isFalse: "!" + owner + name
        case .isNotNil: owner + name + " != nil"
        }
    }

    /// The Swift expression of the opposite condition.
    var negatedExpression: String {
        switch value {
        case .isTrue: "!" + name
        case .isFalse: name
        case .isNotNil: name + " == nil"
        }
    }
}

extension InputBinding {
    /// The condition under which the view is shown, or the control can be used; nil if the binding has
    /// another use.
    var condition: InputCondition? {
        let name = SwiftIdentifier.escaped(input.value)
        return switch use {
        case .visibility, .enablement: InputCondition(name: name, value: .isTrue, isOfSize: isOfSize)
        case .hiding, .activity: InputCondition(name: name, value: .isFalse, isOfSize: isOfSize)
        default: nil
        }
    }

    /// Returns the condition under which the view is shown; nil if the input does not hide the
    /// view.
    func showingCondition(in plugin: PluginDescription) -> InputCondition? {
        if use.togglesVisibility { return condition }
        guard use.hidesViewIfNil, plugin.inputs.first(where: { $0.name.value == input.value })?.isOptional == true
        else { return nil }
        return InputCondition(name: SwiftIdentifier.escaped(input.value), value: .isNotNil)
    }
}

extension ViewTree {
    /// Returns the conditions under which the view at `index` and the stacks around it are shown,
    /// without duplicates.
    func showingConditions(ofViewAt index: Int, in plugin: PluginDescription) -> [InputCondition] {
        var conditions = views[index].view.showingConditions(in: plugin)
        for stack in stacks(aroundViewAt: index) {
            for condition in stack.showingConditions(in: plugin) where !conditions.contains(condition) {
                conditions.append(condition)
            }
        }
        return conditions
    }

    /// Returns the conditions under which the view that VoiceOver focuses is shown.
    func focusConditions(in plugin: PluginDescription) -> [InputCondition] {
        let focus = plugin.accessibility.focus?.value
        guard focus != nil, let index = views.firstIndex(where: { $0.view.name?.value == focus }) else { return [] }
        return showingConditions(ofViewAt: index, in: plugin)
    }
}

extension ContentView {
    /// Returns the conditions under which the view is shown, apart from those of the stacks around
    /// it.
    func showingConditions(in plugin: PluginDescription) -> [InputCondition] {
        allBindings.compactMap { $0.showingCondition(in: plugin) }
    }

    /// Returns the conditions under which a content-unavailable view has its button.
    func buttonConditions(in plugin: PluginDescription) -> [InputCondition] {
        bindings.filter { binding in
            let input = plugin.inputs.first { $0.name.value == binding.input.value }
            return binding.use == .buttonTitle && input?.isOptional == true
        }.map { InputCondition(name: SwiftIdentifier.escaped($0.input.value), value: .isNotNil) }
    }

    /// Whether a Boolean input or the size shows, hides, enables or disables the view.
    var isConditional: Bool { allBindings.contains { $0.use.togglesVisibility || $0.use == .enablement } }

    /// The conditions under which the control can be used: it is enabled, and not busy.
    var usabilityConditions: [InputCondition] {
        bindings.filter { $0.use == .enablement || $0.use == .activity }.compactMap(\.condition)
    }
}
