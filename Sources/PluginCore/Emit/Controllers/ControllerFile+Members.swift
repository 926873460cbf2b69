/// The properties and initializers of a controller.
extension ControllerFile {
    func writeInputs(to out: inout SwiftWriter) {
        for input in plugin.inputs {
            out.blank()
            out.document(input.summary ?? "")
            let type = dialect.translated(input.type.value)
            let declaration = "\(access)var \(SwiftIdentifier.escaped(input.name.value)): \(type)"
            if isAnnounced(input) || !assignments(of: input).isEmpty {
                out.block(declaration + " {") { writeObserver(of: input, to: &$0) }
            } else {
                out.add(declaration)
            }
        }
    }

    private func isAnnounced(_ input: PluginInput) -> Bool {
        plugin.announcedInputs.contains { $0.value == input.name.value }
    }

    private func writeObserver(of input: PluginInput, to out: inout SwiftWriter) {
        let name = SwiftIdentifier.escaped(input.name.value)
        let apply = applyCall(of: input)
        let isCompared = apply.contains(" ") && KnownType.isEquatable(input.type.value)
        let applyIfLoaded = "if isViewLoaded\(isCompared ? ", \(name) != oldValue" : "") { \(apply) }"
        let changedLabels = tree.changedLabels(ofInput: input.name.value)
        if isAnnounced(input) {
            out.block("didSet {") { out in
                if !assignments(of: input).isEmpty { out.add(applyIfLoaded) }
                if let condition = tree.notEditingCondition(ofInput: input.name.value) {
                    out.add("// VoiceOver reads typed text itself.\nif \(condition) { presentation.announceChange() }")
                } else {
                    out.add("presentation.announceChange()")
                }
            }
        } else if changedLabels.isEmpty {
            out.add("didSet { \(applyIfLoaded) }")
        } else {
            out.block("didSet {") { out in
                out.add("guard isViewLoaded else { return }\n\(apply)")
                out.block("if \(name) != oldValue {") { out in
                    for view in changedLabels { out.add("PluginVoiceOver.readAgain(\(view))") }
                }
            }
        }
    }

    /// Returns the call that shows a new value of an input in the views: with a crossfade if the plugin has one, and if
    /// the user does not change the input in a view.
    private func applyCall(of input: PluginInput) -> String {
        let call = GeneratedName.applyMethod(ofInput: input.name.value) + "()"
        let isChangedByUser = tree.bindings.contains {
            $0.binding.input.value == input.name.value && $0.binding.use.isChangedByUser
        }
        guard plugin.presentation.crossfades, dialect.isUIKit, !isChangedByUser, let root = tree.root else {
            return call
        }
        return "\(root).crossfade { self.\(call) }"
    }

    func writeHandlers(to out: inout SwiftWriter) {
        for handler in plugin.handlers {
            out.blank()
            out.document(handler.summary ?? "", lifetime(of: handler))
            let value = handler.isRequired ? "" : " = \(handler.emptyClosure)"
            let declaration =
                "\(access)var \(SwiftIdentifier.escaped(handler.name.value)): \(handler.type(dialect))\(value)"
            if isDismissal(handler) {
                out.block(declaration + " {") { out in
                    out.add("didSet { presentation.dismissalHandler = \(handler.dismissalReport) }")
                }
            } else {
                out.add(declaration)
            }
        }
    }

    private func isDismissal(_ handler: PluginHandler) -> Bool {
        plugin.presentation.dismissed?.value == handler.name.value
    }

    /// Returns the sentence of the documentation that says when the closure is called or released.
    private func lifetime(of handler: PluginHandler) -> String {
        if isDismissal(handler) {
            return
                "Called once when the plugin was dismissed, unless a handler that dismisses it was called. Released then."
        }
        let isCalled =
            handler.needsCallMethod && plugin.isCalledWithoutConstants(handler)
            || tree.views.contains { _, view in
                view.linkHandler?.value == handler.name.value
                    || view.handler?.value == handler.name.value && !view.constantArguments.isEmpty
            }
        guard isCalled, handler.dismissesPlugin else {
            return handler.isAsync
                ? "Released when the plugin is removed. A call that has begun goes on."
                : "Released when the plugin is removed."
        }
        return handler.isAsync
            ? "This controller is dismissed when the closure returns."
            : "Before the call, this controller is dismissed, and releases the closure."
    }

    func writeRuns(to out: inout SwiftWriter) {
        for handler in plugin.handlers {
            guard let runs = handler.runs(in: plugin) else { continue }
            let isFollowed = plugin.hasBusyButton(for: handler)
            out.blank()
            out.document(
                "The calls of ``\(handler.name.value)`` that have begun."
                    + (isFollowed ? " Buttons are busy meanwhile." : ""))
            out.add("private let \(runs) = PluginHandlerRuns()")
        }
    }

    func writeOperations(to out: inout SwiftWriter) {
        if plugin.host.whileShown == nil { return }
        let names = plugin.valueNames
        out.blank()
        out.document("The operations that this controller is shown for.")
        let declaration = "private(set) lazy var operations = PluginOperations(of: self)"
        if names.isEmpty { return out.add(declaration) }
        out.block(declaration + " {") { out in
            for name in names { out.add("let \(SwiftIdentifier.escaped(name)) = $0.\(name)") }
            out.block("return {") { $0.add(assignments(of: names, to: "$0")) }
        }
    }

    /// Returns the statements that set properties of an object to the variables with their names.
    func assignments(of names: [String], to object: String) -> [String] {
        names.map { "\(object).\($0) = \(SwiftIdentifier.escaped($0))" }
    }

    func writeInitializers(to out: inout SwiftWriter) {
        let parameters = inputParameters + plugin.requiredHandlers.map { $0.parameter(dialect) }
        if parameters.isEmpty { return }
        out.member(call("\(access)init", parameters) + " {") { out in
            out.add(assignments(of: plugin.inputs.map(\.name.value), to: "self"))
            out.add(assignments(of: plugin.requiredHandlers.map(\.name.value), to: "self"))
            out.add("super.init(nibName: nil, bundle: nil)")
            for handler in plugin.requiredHandlers where isDismissal(handler) {
                out.add("presentation.dismissalHandler = \(handler.dismissalReport)")
            }
        }
        let missing =
            plugin.inputs.filter { $0.coderValue == nil }.map(\.name.value) + plugin.requiredHandlers.map(\.name.value)
        out.blank()
        if !missing.isEmpty {
            out.document(
                "A storyboard has no value for ``\(missing.joined(separator: "``, ``"))``: it cannot create this controller."
            )
        }
        out.block("\(access)required init?(coder: NSCoder) {") { out in
            if !missing.isEmpty { return out.add("nil") }
            for input in plugin.inputs {
                let value = dialect.translated(input.coderValue ?? "")
                out.add("\(SwiftIdentifier.escaped(input.name.value)) = \(value)")
            }
            out.add("super.init(coder: coder)")
        }
    }
}

extension PluginDescription {
    /// The names of the inputs and handlers.
    var valueNames: [String] { inputs.map(\.name.value) + handlers.map(\.name.value) }
}

extension InputBinding.Use {
    /// Whether the user changes the input in the view.
    fileprivate var isChangedByUser: Bool { [.editedText, .isOn, .sliderValue, .selection].contains(self) }
}

extension ViewTree {
    /// Returns the Swift expression that is true while the user does not edit an input in a text
    /// field; nil if no text field edits it.
    fileprivate func notEditingCondition(ofInput input: String) -> String? {
        let conditions = views.compactMap { name, view -> String? in
            guard case .textField(let field) = view, field.text.value == input else { return nil }
            return dialect.isUIKit ? "!\(name).isEditing" : "\(name).currentEditor() == nil"
        }
        return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    }

    /// Returns the views whose labels an input changes, each once.
    fileprivate func changedLabels(ofInput input: String) -> [String] {
        var names: [String] = []
        for (index, binding) in bindings
        where binding.input.value == input && binding.use.changesLabel && !names.contains(views[index].name) {
            names.append(views[index].name)
        }
        return names
    }
}
