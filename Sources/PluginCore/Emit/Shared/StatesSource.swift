/// The Swift of an enumeration of states, and of what shows them.
struct StatesSource {
    let states: ScreenStates
    let hosts: HostProtocols
    let dialect: KitDialect

    private var name: String { SwiftIdentifier.escaped(states.name) }
    private var access: String { states.access.prefix }
    private var hasClosures: Bool { states.states.flatMap { $0.values(dialect) }.contains { !$0.isCompared } }

    func write(to out: inout SwiftWriter) {
        let isMissingOnTVOS = states.isMissingOnTVOS(dialect)
        out.blank()
        if isMissingOnTVOS { out.add("#if !os(tvOS)\n") }
        out.mark(name)
        writeEnumeration(to: &out)
        if states.isEquatable(dialect), hasClosures { writeComparison(to: &out) }
        out.blank()
        out.add("@MainActor")
        out.block("extension \(hosts.controllerType(dialect)) {") { out in
            writeShow(to: &out)
            writeOperation(to: &out)
        }
        writeModifiers(to: &out)
        if isMissingOnTVOS { out.add("#endif") }
    }

    private func writeEnumeration(to out: inout SwiftWriter) {
        let isEquatable = states.isEquatable(dialect)
        out.document(
            "A state of a screen: its content, or a plugin in its place."
                + (isEquatable && hasClosures ? " Equal states can have different closures." : ""))
        out.block("nonisolated \(access)enum \(name)\(isEquatable && !hasClosures ? ": Swift.Equatable" : "") {") {
            out in
            out.document("The screen shows its content.")
            out.add("case content")
            for state in states.states {
                let values = state.values(dialect).map(\.declaration)
                out.document("``\(state.plugin.controllerName)`` is shown.")
                out.add("case " + (values.isEmpty ? state.escapedName : call(state.escapedName, values)))
            }
        }
    }

    private func writeComparison(to out: inout SwiftWriter) {
        out.member("nonisolated extension \(name): Swift.Equatable {") { out in
            out.document("Returns whether two states look the same. Closures are not compared.")
            out.block("\(access)static func == (lhs: \(name), rhs: \(name)) -> Bool {") { out in
                out.add("switch (lhs, rhs) {")
                out.add("case (.content, .content): true")
                out.add(states.states.map { $0.comparison(dialect) })
                out.add("default: false\n}")
            }
        }
    }

    private func writeShow(to out: inout SwiftWriter) {
        out.document(
            "Shows a state in place of the one before.",
            "A state with the same inputs stays as it is\(hasClosures ? ", and takes over the closures" : "").")
        out.block("\(access)func show(_ state: \(name)) {") { out in
            out.add("switch state {")
            out.add("case .content: PluginStates(of: self).remove()")
            for state in states.states { write(state, to: &out) }
            out.add("}")
        }
    }

    private func write(_ state: ScreenStates.State, to out: inout SwiftWriter) {
        let values = state.values(dialect)
        let creation = creationCall(of: state.plugin)
        if values.isEmpty { return out.add("case .\(state.escapedName): PluginStates(of: self).show { \(creation) }") }
        out.add(call("case .\(state.escapedName)", values.map { "let \($0.escapedName)" }) + ":")
        out.indented { out in
            out.block("PluginStates(of: self).show {") { out in
                out.add(creation)
                let inputs = values.filter(\.isCompared)
                if !inputs.isEmpty {
                    let comparison = inputs.map(\.comparison).joined(separator: " && ")
                    writeClosure("isEqual", [comparison], to: &out)
                    writeClosure("update", inputs.map { "$0.\($0.name) = \($0.escapedName)" }, to: &out)
                }
                let closures = values.filter { !$0.isCompared }
                if !closures.isEmpty {
                    writeClosure("handlers", closures.map { "$0.\($0.name) = \($0.escapedName)" }, to: &out)
                }
            }
        }
    }

    /// Writes the end of a closure, and the next one.
    private func writeClosure(_ label: String, _ statements: [String], to out: inout SwiftWriter) {
        out.outdented { $0.add("} \(label): {") }
        out.add(statements)
    }

    private func summary(_ operation: ScreenStates.Operation, over view: String) -> String {
        "Runs an operation, and shows the state that it returns\(view). If it fails, shows "
            + "``\(name)/\(operation.failed.name)``, whose `\(operation.recovery.retry.value)` runs it again."
            + (operation.running.map { " While it runs, shows ``\(name)/\($0.name)``." } ?? "")
    }

    private var operationParameter: String { "operation: @escaping @MainActor () async throws -> \(name)" }

    /// Writes the method that shows states while an operation runs.
    private func writeOperation(to out: inout SwiftWriter) {
        guard let operation = states.operation else { return }
        let plugin = operation.failed.plugin
        out.blank()
        out.document(
            summary(operation, over: ""),
            "A host runs one operation at a time: a new one cancels the running one, and starts when that has ended. "
                + "Cancellation is not a failure: after it, the host shows its content.")
        out.add("@discardableResult")
        let parameters = plugin.recoveryParameters(dialect) + [operationParameter]
        let head = call("\(access)func \(SwiftIdentifier.escaped(operation.name))", parameters)
        out.block("\(head) -> _Concurrency.Task<Void, Swift.Never> {") { out in
            out.add("PluginRecovery.of(nil, on: self).run(")
            out.indented { out in
                out.block("{ [weak self] in", end: "},") { out in
                    out.add(
                        """
                        let state = try await operation()
                        try _Concurrency.Task.checkCancellation()
                        self?.show(state)
                        """)
                }
                if let running = operation.running { write(running: running, to: &out) }
                out.block("whenFailed: { [weak self] _, error, retry in", end: "})") { out in
                    let state = plugin.failure("\(name).\(SwiftIdentifier.escaped(operation.failed.name))")
                    out.add("self?.show(\(state))")
                }
            }
        }
    }

    private func write(running: ScreenStates.State, to out: inout SwiftWriter) {
        let cancel = running.plugin.cancelHandler
        let state = "\(name).\(running.escapedName)"
        let arguments = running.plugin.handlers.map { handler in
            let isCancel = handler.name.value == cancel?.name.value
            return "\(handler.name.value): \(isCancel ? handler.closure(calling: "cancel") : handler.emptyClosure)"
        }
        out.block("meanwhile: { [weak self] host, \(cancel == nil ? "_" : "cancel") in", end: "},") { out in
            out.add("self?.show(\(arguments.isEmpty ? state : call(state, arguments)))")
            out.add("return PluginStates(of: host).beginOperation()")
        }
    }

    private func writeModifiers(to out: inout SwiftWriter) {
        guard states.hasModifier else { return }
        let view = hosts.viewType
        out.blank()
        out.add("@MainActor")
        out.block("extension \(view) {") { out in
            out.document("Shows a state over this view.")
            let modifier = SwiftIdentifier.escaped(states.modifier)
            out.block("\(access)func \(modifier)(_ state: \(name)) -> some \(view) {") { out in
                out.add("PluginModifiedView(self, .state { $0.show(state) })")
            }
            guard let operation = states.operation else { return }
            let plugin = operation.failed.plugin
            out.blank()
            out.document(summary(operation, over: " over this view"), modifierRemark)
            let parameters =
                ["id: Swift.AnyHashable = 0"] + plugin.recoveryParameters(dialect, closure: nil) + [operationParameter]
            let method = SwiftIdentifier.escaped(operation.name)
            out.block("\(call("\(access)func \(method)", parameters)) -> some \(view) {") { out in
                out.add(recoveryModifierCall(method, plugin))
            }
        }
    }
}
