/// The methods of hosts that show and hide a plugin.
extension ControllerFile {
    func writeHosts(to out: inout SwiftWriter) {
        let host = plugin.host
        let helpers = [host.shown, host.show, host.hide, host.whileShown, host.recovery?.name, host.popover?.name]
        if helpers.allSatisfy({ $0 == nil }) { return }
        out.mark("Hosts")
        out.add("@MainActor")
        out.block("extension \(plugin.controller.hosts.controllerType(dialect)) {") { out in
            writeShown(to: &out)
            writeShow(to: &out)
            writeHide(to: &out)
            writeWhile(to: &out)
            writeRecovery(to: &out)
            writePopover(to: &out)
        }
    }

    private func writeShown(to out: inout SwiftWriter) {
        guard let name = plugin.host.shown else { return }
        out.document("The ``\(controller)`` that this controller shows, if any.")
        out.block("\(access)var \(SwiftIdentifier.escaped(name.value)): \(controller)? {") { out in
            out.add("\(plugin.shownMethod)(\(controller).self)")
        }
    }

    private func writeShow(to out: inout SwiftWriter) {
        guard let name = plugin.host.show else { return }
        out.blank()
        out.document(
            "Shows ``\(controller)`` \(plugin.placement.isOverHost ? "over" : "in") this controller. If it is already shown, "
                + effectOfShowingAgain)
        out.add("@discardableResult")
        let head = call("\(access)func \(SwiftIdentifier.escaped(name.value))", showParameters)
        out.block("\(head) -> \(controller) {") { out in
            if plugin.presentation.whenAlreadyShown == .replace, plugin.presentation.minimumDuration.value > 0 {
                out.add("children.newest(\(controller).self)?.presentation.skipMinimumDuration()")
            }
            writeLookup(to: &out)
            if plugin.host.whileShown != nil {
                out.add("let operations = \(variable).operations")
                writeBlock("operations.show(\(variable), on: self\(container))", setting: plugin.valueNames, to: &out)
            } else {
                writeValues(isReused: plugin.presentation.whenAlreadyShown == .reuse, to: &out)
                out.add(
                    plugin.presentation.whenAlreadyShown == .queue
                        ? "enqueue(\(variable)\(container), limit: \(plugin.presentation.queueLimit))"
                        : "\(add)(\(variable)\(container.isEmpty ? ", in: nil" : container))")
            }
            out.add("return \(variable)")
        }
    }

    private var effectOfShowingAgain: String {
        switch plugin.presentation.whenAlreadyShown {
        case .reuse: "updates it."
        case .replace: "replaces it."
        case .stack: "shows another one on top."
        case .queue:
            "the new one waits until the one before has left, in a queue with room for \(plugin.presentation.queueLimit)."
                + (plugin.inputs.areEquatable ? " If the last one has equal inputs, it is kept instead." : "")
        }
    }

    private var container: String { plugin.placement.needsContainer ? ", in: container" : "" }

    private var containerParameter: [String] {
        plugin.placement.needsContainer ? ["in container: \(dialect.translated("PlatformView"))"] : []
    }

    /// The parameters of the method that shows the plugin.
    var showParameters: [String] { containerParameter + inputParameters + plugin.timeParameter + handlerParameters }

    /// Writes the variable for the plugin that is already shown, or else for a new one.
    private func writeLookup(to out: inout SwiftWriter) {
        let known = plugin.knownExpression.map { $0 + " ?? " } ?? ""
        out.add("let \(variable) = \(known)\(creationCall(of: plugin))")
        writeTime(to: &out)
    }

    private func writeTime(to out: inout SwiftWriter) {
        if plugin.takesTime { out.add("\(variable).presentation.dismissesAfter = dismissesAfter") }
    }

    /// Writes the assignments of the values that a new plugin has not got yet.
    private func writeValues(isReused: Bool, to out: inout SwiftWriter) {
        let inputs = plugin.inputs.filter { isReused || $0.defaultValue != nil }.map(\.name.value)
        let handlers = plugin.handlers.filter { !$0.isRequired || plugin.knownExpression != nil }.map(\.name.value)
        out.add(assignments(of: inputs + handlers, to: variable))
    }

    /// Writes a call with a closure that sets values; without values, the call alone.
    private func writeBlock(_ call: String, setting names: [String], to out: inout SwiftWriter) {
        if names.isEmpty { return out.add(call) }
        out.block(call + " {") { $0.add(assignments(of: names, to: "$0")) }
    }

    /// The call that hides the plugin, after an expression for it.
    var hiding: String { plugin.host.whileShown == nil ? "\(remove)(animated: true)" : "operations.hide()" }

    private func writeHide(to out: inout SwiftWriter) {
        guard let name = plugin.host.hide else { return }
        let isInContainer = plugin.placement.needsContainer
        out.blank()
        out.document(
            (isInContainer
                ? "Removes the newest ``\(controller)`` in a view; without a view, the newest one of this controller."
                : "Removes the ``\(controller)`` that this controller shows, if any.")
                + (plugin.host.whileShown == nil
                    ? "" : " It stays while operations run if the host has also shown it itself."))
        let parameter = isInContainer ? "in container: \(dialect.translated("PlatformView"))? = nil" : ""
        out.block("\(access)func \(SwiftIdentifier.escaped(name.value))(\(parameter)) {") { out in
            let hideAny = "\(plugin.shownExpression)?.\(hiding)"
            if !isInContainer { return out.add(hideAny) }
            let superview = isPresented ? "presentation.container" : "view.superview"
            out.add(
                """
                if let container {
                    let plugins = children.filter { ($0 as? \(controller))?.\(superview) === container }
                    plugins.shown(\(controller).self)?.\(hiding)
                } else {
                    \(hideAny)
                }
                """)
        }
    }

    private func writePopover(to out: inout SwiftWriter) {
        guard let popover = plugin.host.popover else { return }
        let edges = popover.edges.map { "." + $0.rawValue }
        let list = edges.count == 1 ? edges[0] : "[\(edges.joined(separator: ", "))]"
        let isLimited = edges.count < ContentLayout.Edge.allCases.count
        let staysPopover = popover.compactStyle == .popover && dialect.isUIKit
        let parameters =
            ["at view: \(dialect.translated("PlatformView"))"] + inputParameters + plugin.timeParameter
            + handlerParameters
        let isMissingOnTVOS = dialect.kit.runs(on: "tvOS") && !plugin.isMissingOnTVOS
        out.blank()
        if isMissingOnTVOS { out.add("#if !os(tvOS)") }
        out.document(
            "Shows ``\(controller)`` in a popover at a view. If this controller shows it in a popover already, updates it, and "
                + "moves the popover to the view.")
        out.add("@discardableResult")
        let head = call("\(access)func \(SwiftIdentifier.escaped(popover.name.value))", parameters)
        out.block("\(head) -> \(controller) {") { out in
            out.add("let \(variable) = shownInPopover(\(controller).self) ?? \(creationCall(of: plugin))")
            writeTime(to: &out)
            out.add(assignments(of: plugin.valueNames, to: variable))
            let options = (isLimited ? ["edges: \(list)"] : []) + (staysPopover ? ["staysPopover: true"] : [])
            out.add(call("presentPopover", [variable, "at: view"] + options))
            out.add("return \(variable)")
        }
        if isMissingOnTVOS { out.add("#endif") }
    }
}

// MARK: - Operations

extension ControllerFile {
    private func writeWhile(to out: inout SwiftWriter) {
        guard let name = plugin.host.whileShown else { return }
        let isTaken = plugin.namedTypes.contains("Value") || plugin.hasDefault(with: "Value")
        let value = isTaken ? "OperationValue" : "Value"
        let progress = plugin.inputs.first { $0.name.value == plugin.host.progress?.value }
        let hasOptionalValues =
            plugin.handlers.contains { !$0.isRequired } || plugin.inputs.contains { $0.defaultValue != nil }
        let rules = [
            "The plugin is removed when the last of its operations returns or throws, unless the host shows it too.",
            hasOptionalValues ? "It shows the values of the newest one; for nil, those of the one before." : "",
            plugin.cancelsOperations ? "The button with the role `cancel` cancels its operations." : "",
            plugin.presentation.dismissesAfter.map { time in
                "After \(SwiftLiteral.number(time.value)) second\(time.value == 1 ? "" : "s"), it dismisses itself."
            } ?? "",
        ]
        out.blank()
        out.document(
            "Shows ``\(controller)`` \(plugin.placement.isOverHost ? "over" : "in") this controller while an operation runs.",
            rules.filter { !$0.isEmpty }.joined(separator: " "),
            progress.map { input in
                "The operation reports its progress, which is shown as ``\(controller)/\(input.name.value)``. Reports after "
                    + "the end of the operation have no effect."
            } ?? "")
        let operation = "operation: @MainActor \(operationParameters) async throws -> \(value)"
        let head = call(
            "\(access)func \(SwiftIdentifier.escaped(name.value))<\(value)>", whileParameters + [operation])
        out.block("\(head) async rethrows -> \(value) {") { out in
            writeLookup(to: &out)
            out.add("let operations = \(variable).operations")
            writeBeginning(to: &out)
            out.add("defer { runningOperation.end() }")
            let call = plugin.cancelsOperations ? "operations.run" : "operation"
            guard let progress else {
                return out.add("return try await \(call)(\(plugin.cancelsOperations ? "operation" : ""))")
            }
            let report = progress.type.value.hasPrefix("Float") ? "Float(progress)" : "progress"
            func writeRun(_ start: String, to out: inout SwiftWriter) {
                out.block("\(start)try await operation { [weak operations] progress in") { out in
                    out.add("operations?.update(runningOperation) { $0.\(progress.name.value) = \(report) }")
                }
            }
            if plugin.cancelsOperations {
                out.block("return try await operations.run {") { writeRun("", to: &$0) }
            } else {
                writeRun("return ", to: &out)
            }
        }
    }

    /// The parameters of an operation that the plugin is shown for.
    var operationParameters: String {
        plugin.host.progress == nil ? "()" : "(_ progress: @escaping \(progressClosure))"
    }

    /// The parameters of the method that shows the plugin while an operation runs. Those with a default are optional.
    private var whileParameters: [String] {
        let inputs = plugin.inputs.map { input in
            input.defaultValue == nil
                ? input.parameter(dialect)
                : "\(input.name.value): \(optional(dialect.translated(input.type.value))) = nil"
        }
        let handlers = plugin.handlers.map { handler in
            handler.isRequired
                ? handler.parameter(dialect) : "\(handler.name.value): \(optional(handler.type(dialect))) = nil"
        }
        return containerParameter + inputs + plugin.timeParameter + handlers
    }

    private func writeBeginning(to out: inout SwiftWriter) {
        let begin = "let runningOperation = operations.begin(\(variable), on: self\(container))"
        if plugin.valueNames.isEmpty { return out.add(begin) }
        out.block(begin + " {") { out in
            func write(_ name: String, isOptional: Bool) {
                let escaped = SwiftIdentifier.escaped(name)
                out.add(isOptional ? "if let \(escaped) { $0.\(name) = \(escaped) }" : "$0.\(name) = \(escaped)")
            }
            for input in plugin.inputs { write(input.name.value, isOptional: input.defaultValue != nil) }
            for handler in plugin.handlers { write(handler.name.value, isOptional: !handler.isRequired) }
        }
    }

    /// Writes the method that shows the plugin if an operation fails.
    private func writeRecovery(to out: inout SwiftWriter) {
        guard let recovery = plugin.host.recovery, let show = plugin.host.show else { return }
        let meanwhile = plugins.first { $0.name == recovery.whileShown?.value }
        let (message, retry) = (recovery.message.value, recovery.retry.value)
        out.blank()
        out.document(
            [
                "Runs an operation. If it fails, shows ``\(controller)``, whose ``\(controller)/\(retry)`` runs it again.",
                recovery.makesValue ? " `\(message)` makes ``\(controller)/\(message)`` from the error." : "",
                meanwhile.map { " While it runs, shows ``\($0.controllerName)``" } ?? "",
                meanwhile.map { other in
                    other.cancelHandler.map { ", whose ``\(other.controllerName)/\($0.name.value)`` cancels it." }
                        ?? "."
                } ?? "",
            ].joined(),
            "A host runs one operation at a time: a new one cancels the running one, and starts when that has ended. "
                + "Cancellation is not a failure.")
        out.add("@discardableResult")
        let parameters =
            plugin.recoveryParameters(dialect) + ["operation: @escaping @MainActor () async throws -> Void"]
        let head = call("\(access)func \(SwiftIdentifier.escaped(recovery.name.value))", parameters)
        out.block("\(head) -> _Concurrency.Task<Void, Swift.Never> {") { out in
            out.add("PluginRecovery.of(\(controller).self, on: self).run(")
            out.indented { out in
                out.add("operation,")
                if let meanwhile { write(meanwhile: meanwhile, to: &out) }
                let hasHostProtocol = plugin.controller.hosts.controllers != nil
                out.block(
                    "whenFailed: { \(hasHostProtocol ? "[weak self] _" : "host"), error, retry in", end: "})"
                ) { out in
                    let host = hasHostProtocol ? "self?" : "host"
                    out.add(plugin.failure("\(host).\(SwiftIdentifier.escaped(show.value))"))
                }
            }
        }
    }

    /// Writes the closure that shows another plugin while an operation runs.
    private func write(meanwhile: PluginDescription, to out: inout SwiftWriter) {
        let variable = GeneratedName.variable(ofPlugin: meanwhile.name)
        let cancel = meanwhile.cancelHandler
        let closure = cancel?.closure(calling: "cancel") ?? ""
        let given = cancel.map { [$0.name.value: closure] } ?? [:]
        let known = meanwhile.knownExpression.map { "host.\($0) ?? " } ?? ""
        let isMissingOnTVOS = plugin.isAlone(onTVOSWithout: meanwhile, dialect)
        out.block("meanwhile: { host, \(cancel == nil ? "_" : "cancel") in", end: "},") { out in
            if isMissingOnTVOS {
                out.add("#if os(tvOS)\n// \(meanwhile.controllerName) is not generated for tvOS.\nreturn nil\n#else")
            }
            out.add("let \(variable) = \(known)\(creationCall(of: meanwhile, given: given))")
            out.add("let operations = \(variable).operations")
            let begin = "return operations.begin(\(variable), on: host)"
            out.add(cancel.map { "\(begin) {\n    $0.\($0.name.value) = \(closure)\n}" } ?? begin)
            if isMissingOnTVOS { out.add("#endif") }
        }
    }
}

/// Returns the optional type of a type.
private func optional(_ type: String) -> String {
    if type.contains(" ") { return "(\(type))?" }
    return type.hasSuffix("?") ? type : type + "?"
}

/// The type of the closure with which an operation reports its progress.
let progressClosure = "@MainActor @Sendable (Double) -> Void"
