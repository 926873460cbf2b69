/// Returns the data for an input: its property, its default, and the views that show it.
func inputContext(of input: PluginInput, in plugin: PluginDescription, tree: ViewTree) -> MustacheValue {
    let assignments = inputAssignments(of: input, in: plugin, tree: tree)
    let isShown = !assignments.isEmpty
    let isOfAppearance = !tree.appearance(ofInput: input.name.value, in: plugin).isEmpty
    let changedLabels = tree.changedLabels(ofInput: input.name.value)
    // SwiftUI views are made with the input.
    let isOnlyOfSwiftUI =
        plugin.presentation.feedback?.input?.value != input.name.value
        && tree.bindings.allSatisfy {
            $0.binding.input.value != input.name.value || $0.binding.use == .rootView
        }
    let isAnnounced = plugin.announcedInputs.contains { $0.value == input.name.value }
    let call = applyCall(of: input, in: plugin, tree: tree)
    return [
        "name": .text(SwiftIdentifier.escaped(input.name.value)),
        "bareName": .text(input.name.value),
        "type": .text(tree.dialect.translated(input.type.value)),
        "default": .text(tree.dialect.translated(input.defaultValue?.value ?? "")),
        "documentation": documentationLines([input.summary ?? ""], indentation: 4),
        "coderValue": .text(tree.dialect.translated(input.coderValue ?? "")),
        "isShown": .flag(isShown), "isAnnounced": .flag(isAnnounced),
        "isAppliedOnLoad": .flag(isOfAppearance || isShown && !isOnlyOfSwiftUI),
        "isObserved": .flag(isShown || isAnnounced),
        "changedLabels": .list(changedLabels.map { ["view": .text($0)] }),
        "changesLabels": .flag(!changedLabels.isEmpty),
        "notEditingCondition": .optional(tree.notEditingCondition(ofInput: input.name.value)),
        "applyMethod": .text(GeneratedName.applyMethod(ofInput: input.name.value)),
        "applyCall": .text(call),
        "changeCondition": .text(
            call.contains(" ") && KnownType.isEquatable(input.type.value)
                ? ", \(SwiftIdentifier.escaped(input.name.value)) != oldValue" : ""),
        "assignments": .list(assignments.map { ["statement": .text($0)] }),
    ]
}

/// Returns the call that shows a new value of an input in the views: with a crossfade if the plugin has one, and if the user
/// does not change the input in a view.
private func applyCall(of input: PluginInput, in plugin: PluginDescription, tree: ViewTree) -> String {
    let call = GeneratedName.applyMethod(ofInput: input.name.value) + "()"
    let isChangedByUser = tree.bindings.contains {
        $0.binding.input.value == input.name.value && $0.binding.use.isChangedByUser
    }
    guard plugin.presentation.crossfades, tree.dialect.isUIKit, !isChangedByUser,
        let root = tree.root
    else { return call }
    return "\(root).crossfade { self.\(call) }"
}

extension InputBinding.Use {
    /// Whether the user changes the input in the view.
    fileprivate var isChangedByUser: Bool {
        [.editedText, .isOn, .sliderValue, .selection].contains(self)
    }
}

extension ViewTree {
    /// Returns the Swift expression that is true while the user does not edit an input in a text
    /// field; nil if no text field edits it.
    fileprivate func notEditingCondition(ofInput input: String) -> String? {
        let conditions = views.compactMap { name, view -> String? in
            guard case .textField(let field) = view, field.text.value == input else { return nil }
            return dialect.spelling.views.isNotEditing(name)
        }
        return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    }
}

extension PluginInput {
    var isOptional: Bool { type.value.hasSuffix("?") }

    /// Returns the input as a parameter of a function.
    func parameter(_ dialect: KitDialect) -> String {
        var type = dialect.translated(self.type.value)
        if isEscaping {
            // Swift does not allow an attribute before 'nonisolated(nonsending)'.
            type = type.hasPrefix("nonisolated") ? "@escaping (\(type))" : "@escaping \(type)"
        }
        let base = "\(name.value): \(type)"
        return defaultValue.map { "\(base) = \(dialect.translated($0.value))" } ?? base
    }

    /// The value of the input if a storyboard creates the controller; nil if there is none.
    var coderValue: String? {
        defaultValue?.value ?? KnownType.placeholder(for: type.value)
    }
}

/// Returns the statements that pass an input on to the views that show it.
private func inputAssignments(of input: PluginInput, in plugin: PluginDescription, tree: ViewTree) -> [String] {
    let dialect = tree.dialect
    let name = SwiftIdentifier.escaped(input.name.value)
    var statements: [String] = []
    for (index, binding) in tree.bindings where binding.input.value == input.name.value {
        let (viewName, view) = tree.views[index]
        if binding.use.isPair {
            statements += view.pairStatements(for: binding.use, named: viewName, dialect)
            continue
        }
        for property in view.properties(for: binding.use, dialect) {
            if let text = binding.localized?.argument(in: dialect.strings) {
                statements.append(property.assignment(of: text, to: viewName))
                continue
            }
            let value = input.shownValue(as: binding.use, in: view, dialect)
            let statement = property.assignment(of: value, to: viewName, isOptional: input.isOptional)
            statements.append(
                binding.use == .editedText
                    ? "if \(viewName).\(property.getter) != \(name) { \(statement) }"
                    : statement)
        }
        if binding.use == .accessibilityLabel, view.isConditionalElement(in: plugin) {
            statements.append(dialect.properties.isAccessibilityElement.assignment(of: "\(name) != nil", to: viewName))
        }
        if binding.use == .rootView, case .swiftUI(let view) = view {
            statements.append(view.update)
        }
        if binding.use == .items, case .rows(let rows) = view {
            statements.append(rows.update(in: plugin))
        }
        if binding.use.togglesVisibility || binding.use.hidesViewIfNil && input.isOptional {
            statements.append("\(viewName).isHidden = \(view.hidingCondition(in: plugin))")
        }
    }
    statements += tree.appearance(ofInput: input.name.value, in: plugin)
    statements += plugin.presentation.feedback?.statements(for: input.name.value, dialect) ?? []
    return statements + spacingAssignments(of: name, tree: tree)
}

extension ViewTree {
    /// Returns the statements that set colors, and properties of views of the app, to an input.
    fileprivate func appearance(ofInput input: String, in plugin: PluginDescription) -> [String] {
        appearanceProperties(of: plugin).filter {
            $0.binding.isInput && $0.binding.expression.value == input
        }.map { $0.statement(dialect) }
    }
}

/// Returns the statements that remove the spacing and margins of stacks while an input hides them.
/// A hidden stack has a size of 0, which conflicts with spacing and margins.
func spacingAssignments(of input: String, tree: ViewTree) -> [String] {
    guard tree.mayHideStacks else { return [] }
    var statements: [String] = []
    for (index, (name, view)) in tree.views.enumerated() {
        guard case .stack(let stack) = view else { continue }
        let spacingConditions = tree.spacingConditions(ofStackAt: index)
        if spacingConditions.contains(where: { $0.name == input }) {
            let condition = spacingConditions.map { $0.expression() }.joined(separator: " && ")
            let spacing = SwiftLiteral.number(stack.spacing)
            statements.append("\(name).spacing = \(condition) ? \(spacing) : 0")
        }
        let marginConditions = tree.marginConditions(ofStackAt: index)
        if marginConditions.contains(where: { $0.name == input }) {
            let condition = marginConditions.map { $0.expression() }.joined(separator: " && ")
            statements.append("\(name).isLayoutMarginsRelativeArrangement = \(condition)")
        }
    }
    if statements.isEmpty { return [] }
    let remark = "// A hidden stack has a size of 0, which conflicts with spacing and margins."
    return [remark] + statements
}

extension PluginInput {
    /// Returns the expression that a view shows the input with.
    fileprivate func shownValue(as use: InputBinding.Use, in view: ContentView, _ dialect: KitDialect) -> String {
        let name = SwiftIdentifier.escaped(name.value)
        switch use {
        case .progress, .sliderValue: return asProgress(dialect)
        case .selection:
            let count = view.valueControl?.titles.count ?? 0
            return "(0..<\(count)).contains(\(name)) ? \(name) : -1"
        default: return name
        }
    }

    /// Returns the input as a value of a progress bar or of a slider.
    private func asProgress(_ dialect: KitDialect) -> String {
        let value = SwiftIdentifier.escaped(name.value) + (isOptional ? " ?? 0" : "")
        let type = dialect.spelling.views.progressType
        return self.type.value.hasPrefix(type) ? value : "\(type)(\(value))"
    }
}

extension ContentView {
    /// Returns the properties of the view that an input sets; none if the input only shows or hides
    /// the view.
    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        let own = object.properties(for: use, dialect)
        if !own.isEmpty { return own }
        let all = dialect.properties
        return switch use {
        case .accessibilityLabel, .labelPair: [all.accessibilityLabel]
        case .accessibilityHint: [all.accessibilityHint]
        case .accessibilityValue: [all.accessibilityValue]
        case .enablement: [PropertySpelling("isEnabled")]
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
    /// Whether the input is a property for a condition on the size.
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
    var isConditional: Bool {
        allBindings.contains { $0.use.togglesVisibility || $0.use == .enablement }
    }

    /// The conditions under which the control can be used: it is enabled, and not busy.
    var usabilityConditions: [InputCondition] {
        bindings.filter { $0.use == .enablement || $0.use == .activity }.compactMap(\.condition)
    }
}
