/// Handlers that take time. A control calls them in a task, and buttons can be busy meanwhile.
extension PluginDescription {
    /// Returns whether a button is busy while a handler runs.
    package func hasBusyButton(for handler: PluginHandler) -> Bool {
        views.contains { $0.busyHandler?.value == handler.name.value }
    }

    /// Returns whether the controller has an object for the runs of a handler.
    func countsRuns(of handler: PluginHandler) -> Bool {
        handler.isAsync && (handler.dismissesPlugin || hasBusyButton(for: handler))
            && calledHandlers.contains { $0.name.value == handler.name.value }
    }

    /// The properties for the runs of handlers.
    var runsProperties: [String] { handlers.filter(countsRuns).map { GeneratedName.runs(ofHandler: $0.name.value) } }
}

extension ContentView {
    /// The name of the handler during which the button is busy; nil if there is none.
    var busyHandler: Located<String>? { button?.busyHandler }
}

// MARK: - Rules

extension DescriptionValidator {
    /// Reports buttons that cannot be busy while a handler runs.
    mutating func reportBusyHandlers() {
        for case .button(let button) in viewsAndRows {
            guard let name = button.busyHandler, let handler = description.handler(named: name) else { continue }
            if !handler.isAsync {
                report(
                    "busyWhen", of: button.node,
                    "a button is busy while '\(name.value)' runs, which is not async",
                    note: "add '\"async\": true' to it, or name an input of type Bool")
            } else if button.handler?.value != name.value {
                report(
                    "busyWhen", of: button.node,
                    "button '\(button.name.value)' does not trigger '\(name.value)'",
                    note: "name the handler that it triggers, or an input of type Bool")
            }
        }
    }

    /// Reports async handlers of views that do not call handlers in tasks.
    mutating func reportAsyncHandlers() {
        for view in views {
            switch view {
            case .label(let label): reportAsyncHandler(label.linkHandler, of: "a link")
            case .textField(let field): reportAsyncHandler(field.handler, of: "a text field")
            case .valueControl(let control): reportAsyncHandler(control.handler, of: control.kindName.withArticle)
            case .rows(let rows): for view in rows.views { reportAsyncHandler(view.handler, of: "a row") }
            default: break
            }
        }
        reportAsyncHandler(description.host.recovery?.retry, of: "a recovery")
    }

    private mutating func reportAsyncHandler(_ name: Located<String>?, of caller: String) {
        guard let name, let handler = description.handler(named: name), handler.isAsync else { return }
        report(
            .contradiction, "\(caller) cannot call '\(name.value)', which is async",
            at: name.range, note: PluginHandler.adviceOnAsync, noteRange: handler.name.range)
    }
}

extension PluginHandler {
    /// What to write in place of `async`.
    static let adviceOnAsync = "leave out \"async\", and start a task in the closure"
}
