import PluginDescriptions

func inputContext(
    of input: PluginInput, in plugin: PluginDescription, names: ViewNames
) -> MustacheValue {
    let assignments = inputAssignments(of: input, in: plugin, names: names)
    return [
        "name": .text(SwiftIdentifier.escaped(input.name.value)),
        "bareName": .text(input.name.value), "type": .text(names.kit.translated(input.type.value)),
        "default": .text(names.kit.translated(input.defaultValue?.value ?? "")),
        "documentation": documentationLines([input.summary ?? ""], indentation: 4),
        "coderValue": .text(names.kit.translated(input.valueWhenDecoded ?? "")),
        "isShown": .flag(!assignments.isEmpty),
        "applyMethod": .text(EmittedNames.applyMethod(ofInput: input.name.value)),
        "assignments": .list(assignments.map { ["statement": .text($0)] }),
    ]
}

extension PluginInput {
    var isOptional: Bool { type.value.hasSuffix("?") }

    /// The input as a parameter of a function.
    func parameter(_ kit: KitDialect) -> String {
        let attribute = KnownType.isFunction(type.value) ? "@escaping " : ""
        let base = [name.value, ": ", attribute, kit.translated(type.value)].concatenated
        return defaultValue.map { "\(base) = \(kit.translated($0.value))" } ?? base
    }

    /// What a controller from a storyboard starts with.
    var valueWhenDecoded: String? {
        defaultValue?.value ?? KnownType.placeholder(for: type.value)
    }
}

/// The statements that bring an input to the views that show it.
private func inputAssignments(
    of input: PluginInput, in plugin: PluginDescription, names: ViewNames
) -> [String] {
    let kit = names.kit
    let name = SwiftIdentifier.escaped(input.name.value)
    var statements: [String] = []
    for (index, binding) in names.bindings where binding.input.value == input.name.value {
        let (viewName, view) = names.views[index]
        if let property = view.property(for: binding.use) {
            let value = binding.use == .progress ? input.asProgress(kit) : name
            let statement = kit.assignment(
                of: value, to: property, of: viewName, isOptional: input.isOptional)
            statements.append(
                binding.use == .editedText
                    ? "if \(viewName).\(kit["get." + property]) != \(name) { \(statement) }"
                    : statement)
        }
        if binding.use == .visibility || binding.use.hidesView && input.isOptional {
            statements.append("\(viewName).isHidden = \(view.hiding(in: plugin))")
        }
    }
    return statements + roomAssignments(of: name, names: names)
}

/// The statements by which stacks that an input hides take no room: their size of 0 would contradict it.
private func roomAssignments(of input: String, names: ViewNames) -> [String] {
    guard names.hasHiddenStacks else { return [] }
    var statements: [String] = []
    for (index, (name, view)) in names.views.enumerated() {
        guard case .stack(let stack) = view else { continue }
        let spacers = names.hiders(ofSpacingAt: index)
        if spacers.contains(input) {
            let condition = spacers.joined(separator: " && ")
            let spacing = SwiftLiteral.number(stack.spacing)
            statements.append("\(name).spacing = \(condition) ? \(spacing) : 0")
        }
        let margins = names.hiders(ofMarginsAt: index)
        if margins.contains(input) {
            let condition = margins.joined(separator: " && ")
            statements.append("\(name).isLayoutMarginsRelativeArrangement = \(condition)")
        }
    }
    return statements.isEmpty ? [] : ["// What is hidden takes no room."] + statements
}

extension PluginInput {
    /// The input as a value of a progress bar.
    fileprivate func asProgress(_ kit: KitDialect) -> String {
        let value = SwiftIdentifier.escaped(name.value) + (isOptional ? " ?? 0" : "")
        let type = kit["progressType"]
        return self.type.value.hasPrefix(type) ? value : "\(type)(\(value))"
    }
}

extension ContentView {
    /// The word for the property of the view that holds what an input gives it; nil where the input only
    /// says whether the view is shown.
    func property(for use: InputBinding.Use) -> String? {
        switch use {
        case .text: if case .button = self { "buttonText" } else { "labelText" }
        case .editedText: "fieldText"
        case .placeholder: "placeholder"
        case .image: "image"
        case .progress: "progress"
        case .accessibilityLabel: "accessibilityLabel"
        case .accessibilityHint: "accessibilityHint"
        case .accessibilityValue: "accessibilityValue"
        case .visibility: nil
        }
    }

    /// The conditions under which the view is shown, but for the views around it.
    func showing(in plugin: PluginDescription) -> [String] {
        conditions(in: plugin).map { $0.shown }
    }

    /// The condition under which the view is hidden.
    fileprivate func hiding(in plugin: PluginDescription) -> String {
        conditions(in: plugin).map { $0.hidden }.joined(separator: " || ")
    }

    /// What each input that shows the view, or hides it, has to be for that.
    private func conditions(in plugin: PluginDescription) -> [(shown: String, hidden: String)] {
        bindings.compactMap { binding in
            let name = SwiftIdentifier.escaped(binding.input.value)
            if binding.use == .visibility { return (name, "!" + name) }
            let input = plugin.inputs.first { $0.name.value == binding.input.value }
            let isOptional = binding.use.hidesView && input?.isOptional == true
            return isOptional ? (name + " != nil", name + " == nil") : nil
        }
    }
}

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
                isTriggered && handler.removesPlugin
                    ? "This controller is removed, and lets go of the closure, before it is called."
                    : "This controller lets go of the closure when it is removed.",
            ], indentation: 4),
        "isCalledByMethod": .flag(isTriggered),
        "callMethod": .text(EmittedNames.callMethod(ofHandler: handler.name.value)),
        "callSummary": .text(
            handler.removesPlugin
                ? "Removes this controller, then calls ``\(handler.name.value)``."
                : "Calls ``\(handler.name.value)``."),
        "removesPlugin": .flag(handler.removesPlugin), "arguments": .text(handler.arguments),
    ]
}

extension PluginHandler {
    /// The type of the closure.
    func type(_ kit: KitDialect) -> String {
        if parameters.isEmpty { return "() -> Void" }
        let types = parameters.map { "_ \($0.name.value): \(kit.translated($0.type.value))" }
        return "(\(types.joined(separator: ", "))) -> Void"
    }

    /// A closure that does nothing.
    var emptyClosure: String {
        parameters.isEmpty ? "{}" : "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in }"
    }

    /// What a control does to call the closure, on the controller.
    var call: String {
        needsCallMethod
            ? EmittedNames.callMethod(ofHandler: name.value) + "()"
            : SwiftIdentifier.escaped(name.value) + "()"
    }

    fileprivate var arguments: String {
        parameters.map { SwiftIdentifier.escaped($0.name.value) }.joined(separator: ", ")
    }
}
