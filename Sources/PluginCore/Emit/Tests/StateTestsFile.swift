/// The file with the tests of the states of a module's screens, for one framework.
struct StateTestsFile {
    let code: SharedCode
    let tests: GenerationOptions.Tests
    let dialect: KitDialect

    private var prefix: String { tests.prefix }
    var states: [ScreenStates] { code.testedStates.filter { $0.kits.contains(dialect.kit) } }

    /// The data for the template of the file.
    var data: MustacheObject {
        let imported = states.flatMap { $0.states.flatMap { $0.plugin.importedModules(dialect.kit) } }
        var modules = Set(imported + [dialect.kit.name, tests.framework.module])
        if states.contains(where: \.hasModifier) { modules.insert("SwiftUI") }
        var context = dialect.context
        context.add(tests.data(for: states.first?.states.first?.plugin, modules))
        context["suites"] = .source(depth: 0) { out in
            for states in states { write(states, to: &out) }
        }
        return context
    }

    private func write(_ states: ScreenStates, to out: inout SwiftWriter) {
        let isMissingOnTVOS = states.isMissingOnTVOS(dialect)
        out.blank()
        if isMissingOnTVOS { out.add("#if !os(tvOS)\n") }
        out.add("@MainActor\n@Suite(\"\(states.name)\")")
        out.block("struct \(prefix)\(states.name)Tests {") { out in
            out.add("private let clock = \(prefix)ManualClock()")
            out.blank()
            out.document("Returns each state, with the classes of the plugins that show it.")
            let type = "[(state: \(SwiftIdentifier.escaped(states.name)), plugins: [String])]"
            out.block("private func states() -> \(type) {") { out in
                out.block("[", end: "]") { out in
                    out.add("(.content, []),")
                    for state in states.states {
                        out.add("(\(testCall(of: state)), [\"\(state.plugin.controllerName)\"]),")
                    }
                }
            }
            writeTransitions(to: &out)
            writeOperation(of: states, to: &out)
            if states.hasModifier { writeModifier(of: states, to: &out) }
        }
        if isMissingOnTVOS { out.add("#endif") }
    }

    private func writeTransitions(to out: inout SwiftWriter) {
        out.blank()
        out.add(
            """
            @Test("each state takes the place of each other one")
            func takesPlace() {
                for (former, formerPlugins) in states() {
                    for (state, plugins) in states() {
                        let window = \(prefix)HostWindow()
                        clock.run { window.host.show(former) }
                        expect\(prefix)(clock.visiblePlugins(in: window), equals: formerPlugins, "\\(former)")
                        clock.run { window.host.show(state) }
                        expect\(prefix)(clock.visiblePlugins(in: window), equals: plugins, "\\(former), then \\(state)")
                    }
                }
            }
            """)
    }

    /// Returns the expression for a state with known values.
    private func testCall(of state: ScreenStates.State) -> String {
        let name = "." + SwiftIdentifier.escaped(state.name)
        if state.inputs.isEmpty, state.plugin.handlers.isEmpty { return name }
        return call(name, with: state.plugin, dialect) ?? name
    }

    /// Writes the test of an operation, unless a parameter has no known value.
    private func writeOperation(of states: ScreenStates, to out: inout SwiftWriter) {
        guard let operation = states.operation else { return }
        let plugin = operation.failed.plugin
        let recovery = operation.recovery
        let input = plugin.inputs.first { $0.name.value == recovery.message.value }
        guard let retry = plugin.handler(named: recovery.retry),
            let arguments = exampleArguments(of: retry, in: plugin, dialect),
            let value = input?.examples(in: plugin, dialect)?.first
        else { return }
        let given =
            (recovery.makesValue ? ["\(recovery.message.value): { _ in \(value) }"] : [])
            + plugin.handlersBesideRetry.filter(\.isRequired).map(\.emptyArgument)
        let name = SwiftIdentifier.escaped(operation.name)
        let visible = "expect\(prefix)(clock.visiblePlugins(in: window), equals: "
        out.blank()
        out.add("private struct Failure: Swift.Error {}\n")
        out.add("@Test(\"\(name) shows the states of an operation, and retries it\")")
        out.block("func showsStatesOfOperation() async {") { out in
            out.add("let window = \(prefix)HostWindow()\nvar runs = 0")
            out.block("let task = clock.run {") { out in
                out.block("window.host.\(given.isEmpty ? name : call(name, given)) {") { out in
                    out.add("runs += 1\nif runs == 1 { throw Failure() }\nreturn .content")
                }
            }
            if let running = operation.running?.plugin.controllerName {
                out.add("\(visible)[\"\(running)\"], \"it runs\")")
            }
            let failed = plugin.controllerName
            out.add("await task.value\n\(visible)[\"\(failed)\"], \"it has failed\")")
            let method = SwiftIdentifier.escaped(retry.name.value)
            out.add("(window.host.children.last as? \(failed))?.\(method)(\(arguments))")
            out.add("await \(prefix)HostWindow.wait { runs == 2 && clock.visiblePlugins(in: window).isEmpty }")
            out.add("expect\(prefix)(runs, equals: 2, \"it has not run again\")")
            out.add("\(visible)[], \"it has succeeded\")")
        }
    }

    private func writeModifier(of states: ScreenStates, to out: inout SwiftWriter) {
        let modifier = SwiftIdentifier.escaped(states.modifier)
        out.blank()
        out.add(
            """
            @Test("its SwiftUI modifier shows each state")
            func modifierShowsStates() {
                let host = PluginHostController()
                let window = \(prefix)HostWindow(host: host)
                let presenter = PluginPresenter(host: host)
                for (state, plugins) in states() {
                    clock.run {
                        presenter.update(requests\(prefix)(of: SwiftUI.EmptyView().\(modifier)(state)))
                    }
                    expect\(prefix)(clock.visiblePlugins(in: window), equals: plugins, "\\(state)")
                }
            }
            """)
    }
}

extension SharedCode {
    /// The states of screens that tests can show: they know values for all inputs.
    var testedStates: [ScreenStates] { states.filter { $0.states.allSatisfy(\.plugin.isTested) } }
}
