/// The tests of what shows and hides a plugin. A test is left out if an input has no known value.
extension ControllerTestsFile {
    /// Returns two calls, with different values of the inputs; nil if an input has no known value.
    ///
    /// - Parameters:
    ///   - first: the arguments before the inputs.
    ///   - recorded: the handlers whose calls the test records in the first call.
    private func twoCalls(
        of callee: String, first: [String] = [], recording recorded: [PluginHandler] = []
    ) -> (first: String, second: String)? {
        guard
            let firstCall = call(
                callee, with: plugin, dialect, first: first, given: compared.first, recording: recorded),
            let secondCall = call(callee, with: plugin, dialect, first: first, given: compared.second)
        else { return nil }
        return (firstCall, secondCall)
    }

    /// Writes the test of a host that shows the plugin twice, with different values.
    func writeShownTest(to out: inout SwiftWriter) {
        guard let show = plugin.host.show,
            let calls = twoCalls(
                of: "window.host." + SwiftIdentifier.escaped(show.value),
                first: plugin.containerArgument("window.host.view"), recording: compared.handlers)
        else { return }
        let rule = plugin.presentation.whenAlreadyShown
        let isSame = rule == .reuse || rule == .queue && plugin.inputs.areEquatable && !compared.differ
        let isQueued = rule == .queue && !isSame
        let hidden = rule == .queue ? "plugin" : "other"
        let (children, childrenAfterHiding) =
            switch rule {
            case .reuse: ("plugin", "")
            case .replace: ("other", "")
            case .stack: ("plugin, other", "plugin")
            case .queue: ("plugin", isSame ? "" : "other")
            }
        let advance = "clock.advance(by: plugin.presentation."
        writeTest("is shown, updated, found and hidden by a host", "isShownByHost", to: &out) { out in
            out.block("clock.run {") { out in
                out.add("let window = \(window)")
                if !compared.handlers.isEmpty { out.add("var calls: [String] = []") }
                out.add(compared.declarations)
                out.add("let plugin = \(calls.first)")
                if isDelayed { expect("!window.shows(plugin)", "presentation.delay", to: &out) }
                if hasTimes { out.add(advance + "delay)") }
                expect("window.shows(plugin)", "host.show", to: &out)
                if blocksTouches { expect("window.hits(plugin)", "presentation.touches", to: &out) }
                out.add(compared.expectations(of: "plugin.", \.first, in: tree, prefix: prefix))
                writeHandlerCalls(to: &out)
                out.blank()
                out.add("let other = \(calls.second)")
                if plugin.host.shown != nil {
                    let found = isQueued ? "plugin" : "other"
                    expect("window.host.\(shownPlugin) === \(found)", "host.shown", to: &out)
                } else if isSame {
                    expect("other === plugin", "presentation.whenAlreadyShown", to: &out)
                }
                expect("window.host.children == [\(children)]", "presentation.whenAlreadyShown", to: &out)
                if hasTimes { out.add(advance + "delay)\n" + advance + "minimumDuration)") }
                if !isQueued { out.add(secondValues(of: "other.")) }
                let hide = plugin.host.hide.map { "window.host.\(SwiftIdentifier.escaped($0.value))()" }
                out.add(hide ?? "\(hidden).\(remove)(animated: true)")
                if hasTimes { out.add(advance + "minimumDuration)") }
                expect("window.host.children == [\(childrenAfterHiding)]", "host.hide", to: &out)
                if leavesLater, !isQueued { writeReturn(of: hidden, to: &out) }
            }
        }
    }

    private func writeHandlerCalls(to out: inout SwiftWriter) {
        if compared.handlers.isEmpty { return }
        for handler in compared.handlers {
            out.add("plugin.\(handler.name.value)(\(exampleArguments(of: handler, in: plugin, dialect) ?? ""))")
        }
        let names = compared.handlers.map { SwiftLiteral.string($0.name.value) }.joined(separator: ", ")
        out.add(expectation("calls", equals: "[\(names)]", key: "handlers", prefix: prefix))
    }

    /// Whether the plugin blocks touches, and has a size: from its content, or else from its edges and lengths.
    var blocksTouches: Bool {
        let placement = plugin.placement
        let hasWidth =
            placement.edges.contains(".leading") && placement.edges.contains(".trailing") || placement.width != nil
        let hasHeight =
            placement.edges.contains(".top") && placement.edges.contains(".bottom") || placement.height != nil
        return [.block, .blockWhileVisible].contains(plugin.presentation.touches)
            && (plugin.content != nil || hasWidth && hasHeight)
    }

    private var leavesLater: Bool {
        let presentation = plugin.presentation
        return presentation.minimumDuration.value > 0
            || presentation.moveOut != .none && presentation.motionDuration > 0
    }

    /// Writes the part of a test that shows a plugin again while it leaves.
    private func writeReturn(of hidden: String, to out: inout SwiftWriter) {
        let show = "window.host.\(add)(\(hidden), in: nil)"
        let advance = isDelayed ? "clock.advance(by: plugin.presentation.delay)" : nil
        out.blank()
        out.add([show] + [advance].compactMap(\.self))
        out.block("clock.run(animated: true) {") { $0.add("\(hidden).\(remove)(animated: true)\n\(show)") }
        if let advance { out.add(advance) }
        out.add("let stays = window.shows(\(hidden)) && !\(hidden).presentation.isLeaving")
        expect("stays", "it leaves although it is shown again", to: &out)
    }

    func writeWhileTest(to out: inout SwiftWriter) {
        let progress = plugin.host.progress?.value
        let compared = ComparedValues(of: plugin, besides: progress, dialect)
        guard let name = plugin.host.whileShown,
            let call = call(
                "window.host." + SwiftIdentifier.escaped(name.value), with: plugin, dialect,
                first: plugin.containerArgument("window.host.view"), given: compared.second)
        else { return }
        // A call with a trailing closure does not need empty parentheses.
        let opening = (call.hasSuffix("()") ? String(call.dropLast(2)) : call) + (progress == nil ? " {" : " { _ in")
        let test = "is shown while an operation runs, until it ends, fails or is cancelled"
        writeTest(test, "isShownWhileOperationsRun", isAsync: true, to: &out) { out in
            out.add("let window = \(window)\nlet shown = { window.host.\(shownPlugin) }")
            out.add(compared.secondDeclarations)
            out.block("for ending in [\"end\", \"failure\", \"cancellation\"] {") { out in
                out.add("let (stream, end) = _Concurrency.AsyncStream<Void>.makeStream()")
                out.block("let task = clock.run {") { out in
                    out.block("_Concurrency.Task {") { out in
                        out.block("try await \(opening)") { out in
                            out.add("for await _ in stream {}\nif ending == \"failure\" { throw Failure() }")
                        }
                    }
                }
                out.add("await \(prefix)HostWindow.wait { shown() != nil }\nlet plugin = shown()")
                expect("plugin != nil", "host.while: it is not shown", to: &out)
                if isDelayed { out.add("clock.run { clock.advance(by: plugin?.presentation.delay ?? 0) }") }
                out.add(compared.expectations(of: "plugin?.", \.second, in: tree, prefix: prefix))
                out.add("if ending == \"cancellation\" { task.cancel() } else { end.finish() }")
                out.add("let hasFailed = (try? await task.value) == nil")
                expect("hasFailed == (ending == \"failure\")", "host.while: \\(ending)", to: &out)
                expect("shown() == nil", "host.while: it stays after the \\(ending)", to: &out)
            }
        }
    }

    func writeRecoveryTest(to out: inout SwiftWriter) {
        guard let recovery = plugin.host.recovery, let handler = plugin.handler(named: recovery.retry),
            let arguments = exampleArguments(of: handler, in: plugin, dialect)
        else { return }
        let input = plugin.inputs.first { $0.name.value == recovery.message.value }
        guard let value = recovery.makesValue ? input?.examples(in: plugin, dialect)?.first : "" else { return }
        let given =
            (recovery.makesValue ? ["\(recovery.message.value): { _ in \(value) }"] : [])
            + plugin.handlersBesideRetry.filter(\.isRequired).map(\.emptyArgument)
        let name = SwiftIdentifier.escaped(recovery.name.value)
        let retry = recovery.retry.value
        let test = "is shown when an operation fails, and runs it again when \(retry) is called"
        writeTest(test, "recovers", isAsync: true, to: &out) { out in
            out.add("let window = \(window)\nlet shown = { window.host.\(shownPlugin) }\nvar runs = 0")
            out.block("let task = clock.run {") { out in
                out.block("window.host.\(given.isEmpty ? name : call(name, given)) {") { out in
                    out.add("runs += 1")
                    if let meanwhile = plugins.first(where: { $0.name == recovery.whileShown?.value }) {
                        let isMissing = plugin.isAlone(onTVOSWithout: meanwhile, dialect)
                        if isMissing { out.add("#if !os(tvOS)") }
                        out.add("let meanwhile = window.host.children.shown(\(meanwhile.controllerName).self)")
                        expect("meanwhile != nil", "host.recovery.while", to: &out)
                        if isMissing { out.add("#endif") }
                    }
                    out.add("if runs == 1 { throw Failure() }")
                }
            }
            out.add("await task.value\nlet plugin = shown()")
            expect("plugin != nil", "host.recovery: it is not shown", to: &out)
            if !recovery.makesValue {
                out.add("let message = Failure().localizedDescription")
                expect("plugin?.\(recovery.message.value), equals: message", "host.recovery.message", to: &out)
            }
            out.add("plugin?.\(retry)(\(arguments))")
            out.add("await \(prefix)HostWindow.wait { runs == 2 && shown() == nil }")
            expect("runs == 2", "host.recovery.retry", to: &out)
            expect("shown() == nil", "host.recovery: it stays", to: &out)
        }
    }

    func writeSceneTest(to out: inout SwiftWriter) {
        guard plugin.host.scene != nil,
            let show = call("\(controller).show", with: plugin, dialect, first: ["in: scene.place"])
        else { return }
        writeTest("is shown, found and hidden without a view controller", "isShownInScene", to: &out) { out in
            out.block("clock.run {") { out in
                out.add("let scene = \(prefix)TestScene()")
                out.block("scene.run {") { out in
                    out.add("let plugin = \(show)")
                    expect("plugin?.parent === scene.host", "host.scene", to: &out)
                    expect("\(controller).shown(in: scene.place) === plugin", "host.scene", to: &out)
                    if hasTimes {
                        out.add("clock.advance(by: plugin?.presentation.delay ?? 0)")
                        out.add("clock.advance(by: plugin?.presentation.minimumDuration ?? 0)")
                    }
                    out.add("\(controller).hide(in: scene.place)")
                    expect("\(controller).shown(in: scene.place) == nil", "host.scene", to: &out)
                }
            }
        }
    }

    func writeModifierTest(to out: inout SwiftWriter) {
        let isBinding = plugin.dismissesItself
        guard let name = plugin.host.modifier,
            let calls = twoCalls(
                of: "SwiftUI.EmptyView()." + SwiftIdentifier.escaped(name.value),
                first: ["isPresented: \(isBinding ? "isPresented" : "true")"])
        else { return }
        let test = "its SwiftUI modifier shows it as the view says, and removes it"
        writeTest(test, "modifierShowsAndHides", to: &out) { out in
            out.block("clock.run {") { out in
                out.add("let host = PluginHostController()\nlet window = \(prefix)HostWindow(host: host)")
                out.add("let presenter = PluginPresenter(host: host)")
                if isBinding {
                    out.add("let state = \(prefix)BoolBox()")
                    out.add("let isPresented = SwiftUI.Binding(get: { state.value }, set: { state.value = $0 })")
                }
                out.add(compared.declarations)
                out.add("let view = \(calls.first)\npresenter.update(requests\(prefix)(of: view))")
                out.add("let plugin = window.host.children.shown(\(controller).self)")
                expect("plugin != nil", "host.modifier: it is not shown", to: &out)
                if hasTimes { out.add("clock.advance(by: plugin?.presentation.delay ?? 0)") }
                if !compared.isEmpty {
                    out.add("let updated = \(calls.second)\npresenter.update(requests\(prefix)(of: updated))")
                    expect("window.host.children.count == 1", "host.modifier: it is shown twice", to: &out)
                }
                out.add(secondValues(of: "plugin?."))
                if hasTimes { out.add("clock.advance(by: plugin?.presentation.minimumDuration ?? 0)") }
                if isBinding {
                    out.add("plugin?.\(remove)(animated: true)")
                    expect("!state.value", "host.modifier: the binding keeps its value", to: &out)
                } else {
                    out.add("presenter.stop()")
                    expect("window.host.children == []", "host.modifier: it stays", to: &out)
                }
            }
        }
    }

    func writeViewTest(to out: inout SwiftWriter) {
        guard let view = plugin.host.view, let calls = twoCalls(of: SwiftIdentifier.escaped(view.value)) else { return }
        let hosting = dialect.isUIKit ? "UIHostingController" : "NSHostingController"
        writeTest("its SwiftUI view shows it with its inputs", "viewShowsContent", to: &out) { out in
            out.block("clock.run {") { out in
                out.add(compared.declarations)
                out.add("let view = \(calls.first)\nlet hosting = \(hosting)(rootView: view)")
                out.add("let window = \(prefix)HostWindow(host: hosting)\nwindow.layoutIfNeeded()")
                out.add("let plugin = hosting.children.first as? \(controller)")
                expect("plugin != nil", "host.view: it is not shown", to: &out)
                if !compared.isEmpty {
                    out.add("hosting.rootView = \(calls.second)\nwindow.layoutIfNeeded()")
                    expect("hosting.children.count == 1", "host.view: it is shown twice", to: &out)
                }
                out.add(secondValues(of: "plugin?."))
            }
        }
    }

    func writeCellTest(to out: inout SwiftWriter) {
        guard let cell = plugin.host.cell, dialect.isUIKit,
            let calls = twoCalls(of: SwiftIdentifier.escaped(cell.value))
        else { return }
        writeTest("is the content of a cell, and leaves with the cell", "cellShowsContent", to: &out) { out in
            out.block("clock.run {") { out in
                out.add(compared.declarations)
                out.add(
                    """
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    let window = \(prefix)HostWindow()
                    let host = window.host
                    host.view.addSubview(cell)
                    cell.contentConfiguration = \(calls.first)
                    window.layoutIfNeeded()
                    let plugin = host.children.first as? \(controller)
                    """)
                expect("plugin != nil", "host.cell: it is not shown", to: &out)
                out.add("cell.contentConfiguration = \(calls.second)")
                expect("host.children.count == 1", "host.cell: it is shown twice", to: &out)
                out.add(secondValues(of: "plugin?."))
                out.add("cell.removeFromSuperview()")
                expect("host.children.isEmpty", "host.cell: it stays without the cell", to: &out)
            }
        }
    }

    func writePopoverTest(to out: inout SwiftWriter) {
        guard let popover = plugin.host.popover,
            let calls = twoCalls(
                of: "host." + SwiftIdentifier.escaped(popover.name.value), first: ["at: host.view"])
        else { return }
        let isMissingOnTVOS = dialect.kit.runs(on: "tvOS") && !plugin.isMissingOnTVOS
        let test = "is shown, updated and found in a popover"
        writeTest(test, "isShownInPopover", isMissingOnTVOS: isMissingOnTVOS, to: &out) { out in
            out.block("clock.run {") { out in
                out.block("PluginPopover.$isTested.withValue(true) {") { out in
                    out.add(compared.declarations)
                    out.add("let window = \(prefix)HostWindow()\nlet host = window.host")
                    out.add("let plugin = \(calls.first)\nlet other = \(calls.second)")
                    expect("other === plugin", "host.popover: it is shown twice", to: &out)
                    expect("host.\(shownPlugin) === plugin", "host.popover: it is not found", to: &out)
                    out.add(secondValues(of: "plugin."))
                    if hasTimes { out.add("clock.advance(by: plugin.presentation.minimumDuration)") }
                    let hide = plugin.host.hide.map { "host.\(SwiftIdentifier.escaped($0.value))()" }
                    out.add((hide ?? "plugin.\(remove)(animated: true)") + "\nclock.advance(by: 0)")
                    expect("host.children.isEmpty", "host.popover: it stays open", to: &out)
                }
            }
        }
    }
}

/// Returns arguments that a test can call a handler with; nil if there is a parameter without a
/// known value.
func exampleArguments(of handler: PluginHandler, in plugin: PluginDescription, _ dialect: KitDialect) -> String? {
    var arguments: [String] = []
    for parameter in handler.parameters {
        let input = plugin.inputs.first { $0.name.value == parameter.name.value }
        let examples =
            input?.examples(in: plugin, dialect) ?? KnownType.examples(for: dialect.translated(parameter.type.value))
        guard let value = examples?.first ?? KnownType.placeholder(for: parameter.type.value) else { return nil }
        arguments.append(value)
    }
    return arguments.joined(separator: ", ")
}
