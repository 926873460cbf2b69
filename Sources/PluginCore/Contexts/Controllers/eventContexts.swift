/// Returns the data for the methods that call handlers with the constant arguments of controls.
func triggerContexts(of plugin: PluginDescription, _ dialect: KitDialect) -> [MustacheValue] {
    plugin.views.compactMap { view in
        guard !view.constantArguments.isEmpty, let name = view.name?.value,
            let handler = plugin.handler(named: view.handler)
        else { return nil }
        let arguments = handler.parameters.map { parameter in
            let constant = view.constantArguments.first { $0.name.value == parameter.name.value }
            return constant.map { dialect.translated($0.value.value) } ?? SwiftIdentifier.escaped(parameter.name.value)
        }
        let passed = handler.parameters.map(\.name.value).filter { name in
            !view.constantArguments.contains { $0.name.value == name }
        }
        return [
            "name": .text(SwiftIdentifier.escaped(handler.name.value)),
            "callMethod": .text(GeneratedName.triggerMethod(ofView: name)),
            "callParameters": "", "owner": "",
            "callSummary": .text(handler.callSummary(for: name, in: plugin)),
            "cancelsOperations": .flag(handler.cancelsOperations),
            "dismissesPlugin": .flag(handler.dismissesPlugin),
            "arguments": .text(arguments.joined(separator: ", ")),
            "hasArguments": .flag(!arguments.isEmpty),
            "isAsync": .flag(handler.isAsync),
            "runs": .optional(handler.runs(in: plugin)),
            "captures": .text(handler.captures(of: passed)),
        ]
    }
}

extension PluginDescription {
    /// Returns the call, in the controller, by which a control calls its handler; nil if it has none.
    func handlerCall(by view: ContentView) -> String? {
        guard let handler = handler(named: view.handler) else { return nil }
        guard !view.constantArguments.isEmpty, let name = view.name?.value else {
            return handler.call
        }
        return GeneratedName.triggerMethod(ofView: name) + "()"
    }
}

/// The layout of plugins beside the keyboard of a framework that shows one over the content.
extension PluginDescription {
    /// Returns whether the host places the whole plugin above the keyboard: the description says so, or the plugin is in
    /// the safe area and has text fields, or buttons that it covers its host with.
    func isAboveKeyboard(_ dialect: KitDialect) -> Bool {
        dialect.spelling.hasKeyboard && controller.kits.contains(dialect.kit)
            && (placement.bounds.value == .keyboard || placement.bounds.value == .safeArea && avoidsKeyboard)
    }

    /// Returns whether the plugin itself keeps its content above the keyboard, because it extends behind the keyboard.
    func keepsContentAboveKeyboard(_ dialect: KitDialect) -> Bool {
        dialect.spelling.hasKeyboard && controller.kits.contains(dialect.kit)
            && placement.bounds.value == .bounds && avoidsKeyboard
    }

    /// Whether the plugin has something that a keyboard must not cover: text fields, or buttons if the plugin covers its
    /// host.
    private var avoidsKeyboard: Bool {
        if hasTextFields { return !cannotAvoidKeyboard }
        let isFixed = placement.bounds.value == .bounds && placement.height != nil
        return coversHost && hasButtons && !isFixed
    }

    /// Whether no touch reaches the host while the plugin is visible.
    private var coversHost: Bool {
        switch presentation.touches {
        case .blockWhileVisible, .block:
            placement.order == .front && (placement.position.value == .fill || accessibility.isModal)
        case .pass, .scroll: accessibility.isModal
        }
    }

    private var hasButtons: Bool {
        views.contains { view in
            switch view {
            case .button: true
            case .contentUnavailable(let view): view.buttonTitle != nil
            default: false
            }
        }
    }

    /// Returns the call that lets the content scroll to the text field that is edited; nil if there is none.
    func scrollingCall(tree: ViewTree) -> String? {
        if !tree.dialect.spelling.hasKeyboard || tree.textFields.isEmpty { return nil }
        let fields = tree.textFields.map { tree.views[$0].name }
        return SwiftCall(callee: "scrollView.keepVisible", arguments: fields).written(indentation: 8, prefixLength: 0)
    }
}

/// Returns the data for the methods that take over what the user sets.
func valueControlContexts(of plugin: PluginDescription, _ dialect: KitDialect) -> [MustacheValue] {
    plugin.valueControls.compactMap { control in
        guard let method = control.takeMethod else { return nil }
        let handler = plugin.handler(named: control.handler)
        let input = control.input.map { SwiftIdentifier.escaped($0.value) }
        let value = control.readValue(dialect)
        let reference = "``\(control.name.value)``"
        let call = handler.map { "``\($0.name.value)``" }
        let summary =
            input == nil
            ? "Calls \(call ?? "") with the value of \(reference)."
            : "Updates the input of \(reference)" + (call.map { ", then calls \($0)." } ?? ".")
        return [
            "name": .text(SwiftIdentifier.escaped(control.name.value)), "method": .text(method),
            "assignment": .optional(input.map { "\($0) = \(value)" }),
            "call": .optional(handler.map { "\(SwiftIdentifier.escaped($0.name.value))(\(input ?? value))" }),
            "summary": .text(summary),
        ]
    }
}

extension ValueControl {
    /// The method of the controller that takes over the value; nil if nothing needs it.
    var takeMethod: String? {
        ContentView.valueControl(self).hasTakeMethod ? GeneratedName.takeMethod(ofControl: name.value) : nil
    }

    /// The constant value as a literal; nil if the value comes from an input.
    var constant: String? {
        guard case .fixed(let constant) = value else { return nil }
        return switch constant {
        case .flag(let isOn): String(isOn)
        case .number(let number): SwiftLiteral.number(number)
        case .index(let index): String(index)
        }
    }

    /// Returns the expression for the value that the user has set.
    ///
    /// - Parameter owner: the expression for the controller, with a dot: `plugin.`.
    func readValue(_ dialect: KitDialect, on owner: String = "") -> String {
        let value = "\(owner)\(SwiftIdentifier.escaped(name.value)).\(property(dialect).getter)"
        return isConverted(dialect) ? "\(valueType)(\(value))" : value
    }

    /// Returns whether the control's own value is of another type.
    func isConverted(_ dialect: KitDialect) -> Bool {
        isSlider && dialect.spelling.views.progressType != valueType
    }

    var isSlider: Bool { if case .slider = kind { true } else { false } }
}

extension PluginDescription {
    /// Returns whether the plugin is generated for tvOS, and another one is not.
    func isAlone(onTVOSWithout other: PluginDescription, _ dialect: KitDialect) -> Bool {
        dialect.kit.runs(on: "tvOS") && other.isMissingOnTVOS && !isMissingOnTVOS
    }
}

extension KitSpelling {
    /// Returns the compiler condition around the code for a plugin.
    ///
    /// - Parameter plugin: nil for code that is not for one plugin.
    package func condition(for plugin: PluginDescription?) -> String {
        plugin?.isMissingOnTVOS == true ? condition + conditionForMissingViews : condition
    }
}
