import PluginDescriptions

/// Returns the data for an input: its property, its default, and the views that show it.
func inputContext(
    of input: PluginInput, in plugin: PluginDescription, names: ViewNames
) -> MustacheValue {
    let assignments = inputAssignments(of: input, in: plugin, names: names)
    let isShown = !assignments.isEmpty
    let isAnnounced =
        if case .input(let name)? = plugin.accessibility.announcement {
            name.value == input.name.value
        } else {
            false
        }
    return [
        "name": .text(SwiftIdentifier.escaped(input.name.value)),
        "bareName": .text(input.name.value), "type": .text(names.kit.translated(input.type.value)),
        "default": .text(names.kit.translated(input.defaultValue?.value ?? "")),
        "documentation": documentationLines([input.summary ?? ""], indentation: 4),
        "coderValue": .text(names.kit.translated(input.valueWhenDecoded ?? "")),
        "isShown": .flag(isShown), "isAnnounced": .flag(isAnnounced),
        "isObserved": .flag(isShown || isAnnounced),
        "notEditing": .optional(names.notEditingCondition(ofInput: input.name.value)),
        "applyMethod": .text(GeneratedName.applyMethod(ofInput: input.name.value)),
        "assignments": .list(assignments.map { ["statement": .text($0)] }),
    ]
}

extension ViewNames {
    /// Returns the condition under which the user is not editing an input in a text field; nil if
    /// no text field edits it.
    fileprivate func notEditingCondition(ofInput input: String) -> String? {
        let conditions = views.compactMap { name, view -> String? in
            guard case .textField(let field) = view, field.text.value == input else { return nil }
            return kit.spelling.views.isNotEditing(name)
        }
        return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    }
}

extension PluginInput {
    var isOptional: Bool { type.value.hasSuffix("?") }

    /// Returns the input as a parameter of a function.
    func parameter(_ kit: KitDialect) -> String {
        var type = kit.translated(self.type.value)
        if KnownType.isFunction(type) {
            // Swift does not allow an attribute before 'nonisolated(nonsending)'.
            type = type.hasPrefix("nonisolated") ? "@escaping (\(type))" : "@escaping \(type)"
        }
        let base = "\(name.value): \(type)"
        return defaultValue.map { "\(base) = \(kit.translated($0.value))" } ?? base
    }

    /// The value of the input if a storyboard creates the controller; nil if there is none.
    var valueWhenDecoded: String? {
        defaultValue?.value ?? KnownType.placeholder(for: type.value)
    }
}

/// Returns the statements that pass an input on to the views that show it.
private func inputAssignments(
    of input: PluginInput, in plugin: PluginDescription, names: ViewNames
) -> [String] {
    let kit = names.kit
    let name = SwiftIdentifier.escaped(input.name.value)
    var statements: [String] = []
    for (index, binding) in names.bindings where binding.input.value == input.name.value {
        let (viewName, view) = names.views[index]
        for property in view.properties(for: binding.use, kit) {
            let value = binding.use == .progress ? input.asProgress(kit) : name
            let statement = property.assignment(
                of: value, to: viewName, isOptional: input.isOptional)
            statements.append(
                binding.use == .editedText
                    ? "if \(viewName).\(property.getter) != \(name) { \(statement) }"
                    : statement)
        }
        if binding.use == .accessibilityLabel, view.isConditionalElement(in: plugin) {
            statements.append(
                kit.properties.isAccessibilityElement.assignment(
                    of: "\(name) != nil", to: viewName))
        }
        if binding.use.showsView || binding.use.hidesView && input.isOptional {
            statements.append("\(viewName).isHidden = \(view.hiding(in: plugin))")
        }
    }
    return statements + roomAssignments(of: name, names: names)
}

/// Returns the statements that remove the spacing and margins of stacks while an input hides them:
/// a hidden stack has a size of 0, and spacing or margins would conflict with that.
private func roomAssignments(of input: String, names: ViewNames) -> [String] {
    guard names.hasHiddenStacks else { return [] }
    var statements: [String] = []
    for (index, (name, view)) in names.views.enumerated() {
        guard case .stack(let stack) = view else { continue }
        let spacers = names.hiders(ofSpacingAt: index)
        if spacers.contains(where: { $0.name == input }) {
            let condition = spacers.map { $0.expression() }.joined(separator: " && ")
            let spacing = SwiftLiteral.number(stack.spacing)
            statements.append("\(name).spacing = \(condition) ? \(spacing) : 0")
        }
        let margins = names.hiders(ofMarginsAt: index)
        if margins.contains(where: { $0.name == input }) {
            let condition = margins.map { $0.expression() }.joined(separator: " && ")
            statements.append("\(name).isLayoutMarginsRelativeArrangement = \(condition)")
        }
    }
    if statements.isEmpty { return [] }
    return ["// A hidden stack has no size, which room within it would contradict."] + statements
}

extension PluginInput {
    /// Returns the input as a value of a progress bar.
    fileprivate func asProgress(_ kit: KitDialect) -> String {
        let value = SwiftIdentifier.escaped(name.value) + (isOptional ? " ?? 0" : "")
        let type = kit.spelling.views.progressType
        return self.type.value.hasPrefix(type) ? value : "\(type)(\(value))"
    }
}

extension ContentView {
    /// Returns the properties of the view that an input sets; none if the input only shows or hides
    /// the view.
    func properties(for use: InputBinding.Use, _ kit: KitDialect) -> [PropertySpelling] {
        let all = kit.properties
        return switch use {
        case .text: textProperties(all)
        case .editedText: [all.fieldText]
        case .placeholder: [all.placeholder]
        case .image: [all.image]
        case .progress: [all.progress]
        case .accessibilityLabel: [all.accessibilityLabel]
        case .accessibilityHint: [all.accessibilityHint]
        case .accessibilityValue: [all.accessibilityValue]
        case .enablement: [all.isEnabled]
        case .visibility, .hiding: []
        }
    }

    private func textProperties(_ all: ViewProperties) -> [PropertySpelling] {
        guard case .button(let button) = self else { return [all.labelText] }
        if !button.isIconOnly { return [all.buttonTitle] }
        return [all.accessibilityLabel] + [all.toolTip].compactMap(\.self)
    }

    /// Returns the condition under which the view is hidden.
    fileprivate func hiding(in plugin: PluginDescription) -> String {
        showingConditions(in: plugin).map { $0.negatedExpression }.joined(separator: " || ")
    }
}

/// Returns the data for a handler: its property, and the method that controls call.
func handlerContext(
    of handler: PluginHandler, names: ViewNames
) -> MustacheValue {
    let name = SwiftIdentifier.escaped(handler.name.value)
    let isTriggered =
        handler.needsCallMethod
        && names.views.contains { $0.view.handler?.value == handler.name.value }
    return [
        "name": .text(name), "bareName": .text(handler.name.value),
        "type": .text(handler.type(names.kit)), "emptyClosure": .text(handler.emptyClosure),
        "documentation": documentationLines(
            [
                handler.summary ?? "",
                isTriggered && handler.dismissesPlugin
                    ? "Called after this controller is removed and has released the closure."
                    : "Released when the plugin is removed.",
            ], indentation: 4),
        "isCalledByMethod": .flag(isTriggered),
        "callMethod": .text(GeneratedName.callMethod(ofHandler: handler.name.value)),
        "callSummary": .text(
            handler.dismissesPlugin
                ? "Removes this controller, then calls ``\(handler.name.value)``."
                : "Calls ``\(handler.name.value)``."),
        "dismissesPlugin": .flag(handler.dismissesPlugin), "arguments": .text(handler.arguments),
    ]
}

extension PluginHandler {
    /// Returns the type of the closure.
    func type(_ kit: KitDialect) -> String {
        if parameters.isEmpty { return "() -> Void" }
        let types = parameters.map { "_ \($0.name.value): \(kit.translated($0.type.value))" }
        return "(\(types.joined(separator: ", "))) -> Void"
    }

    /// An empty closure with the handler's parameters.
    var emptyClosure: String {
        parameters.isEmpty ? "{}" : "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in }"
    }

    /// The call, in the controller, by which a control calls the closure.
    var call: String {
        needsCallMethod
            ? GeneratedName.callMethod(ofHandler: name.value) + "()"
            : SwiftIdentifier.escaped(name.value) + "()"
    }

    fileprivate var arguments: String {
        parameters.map { SwiftIdentifier.escaped($0.name.value) }.joined(separator: ", ")
    }
}
