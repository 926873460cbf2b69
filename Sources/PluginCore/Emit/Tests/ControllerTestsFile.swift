/// The file with the tests of a plugin, for one framework.
struct ControllerTestsFile {
    let plugin: PluginDescription
    /// All plugins of the module. This one may refer to them.
    let plugins: [PluginDescription]
    let tests: GenerationOptions.Tests
    let names: ContainmentNames
    let dialect: KitDialect
    let tree: ViewTree
    /// The values with which tests show and update the plugin.
    let compared: ComparedValues
    /// The ways in which users call handlers with views.
    let triggers: [Trigger]

    init(
        of plugin: PluginDescription, among plugins: [PluginDescription], in tests: GenerationOptions.Tests,
        _ names: ContainmentNames, _ dialect: KitDialect
    ) {
        self.plugin = plugin
        self.plugins = plugins
        self.tests = tests
        self.names = names
        self.dialect = dialect
        tree = ViewTree(of: plugin, dialect)
        compared = ComparedValues(of: plugin, dialect)
        triggers = handlerTriggers(of: plugin, tree: tree, prefix: tests.prefix)
    }

    var controller: String { plugin.controllerName }
    var prefix: String { tests.prefix }
    var add: String { SwiftIdentifier.escaped(names.add) }
    var remove: String { SwiftIdentifier.escaped(names.remove) }
    /// The expression for the plugin that a host shows.
    var shownPlugin: String { plugin.shownExpression }
    var hasTimes: Bool { isDelayed || plugin.presentation.minimumDuration.value > 0 }
    var isDelayed: Bool { plugin.presentation.delay.value > 0 }

    /// The host of the tests. Only one with a list can show a plugin in it.
    private var host: String? {
        plugin.placement.position.value.isInList ? "host: \(prefix)HostWindow.makeScrollingController()" : nil
    }

    /// The expression that makes the window.
    var window: String { "\(prefix)HostWindow(\(host ?? ""))" }

    /// The statement that loads the view of a plugin.
    var loadsView: String { dialect.isUIKit ? "plugin.loadViewIfNeeded()" : "_ = plugin.view" }

    /// The data for the template of the file.
    var data: MustacheObject {
        var context = plugin.data(dialect)
        var modules = Set(plugin.importedModules(dialect.kit) + [tests.framework.module])
        if plugin.host.hasSwiftUI { modules.insert("SwiftUI") }
        context.add(tests.data(for: plugin, modules))
        context.add([
            "supportFile": .text(OutputNames.testSupport), "host": .optional(host),
            "hasTimes": .flag(hasTimes), "isPresented": .flag(plugin.isPresented(among: plugins, dialect)),
            "creation": .optional(call(controller, with: plugin, dialect)),
            "showCall": .optional(showCall),
            "members": .source { writeMembers(to: &$0) },
        ])
        return context
    }

    /// The call that shows a plugin on a host; nil if the plugin has no method for that, or an input has no known value.
    private var showCall: String? {
        plugin.host.show.flatMap { show in
            call(
                "host." + SwiftIdentifier.escaped(show.value), with: plugin, dialect,
                first: plugin.containerArgument("host.view"))
        }
    }

    private func writeMembers(to out: inout SwiftWriter) {
        out.add("private let clock = \(prefix)ManualClock()")
        writeShownTest(to: &out)
        writeReleaseTest(to: &out)
        writeHandlerTest(to: &out)
        writeEditTest(to: &out)
        writeRowTests(to: &out)
        writeHostedViewTests(to: &out)
        writeTextTest(to: &out)
        writeWhileTest(to: &out)
        writeRecoveryTest(to: &out)
        if plugin.host.whileShown != nil || plugin.host.recovery != nil {
            out.blank()
            out.document("The error of failing operations.")
            out.add("private struct Failure: Swift.Error {}")
        }
        writeSceneTest(to: &out)
        writeModifierTest(to: &out)
        writeViewTest(to: &out)
        writeCellTest(to: &out)
        writePopoverTest(to: &out)
        out.member("private func makePlugin() -> \(controller) {") { out in
            out.add(call(controller, with: plugin, dialect) ?? "")
        }
    }

    /// Writes a test.
    func writeTest(
        _ name: String, _ function: String, isAsync: Bool = false, isMissingOnTVOS: Bool = false,
        to out: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
    ) {
        out.blank()
        if isMissingOnTVOS { out.add("#if !os(tvOS)") }
        out.add("@Test(\"\(name)\")")
        out.block("func \(function)() \(isAsync ? "async " : ""){", body)
        if isMissingOnTVOS { out.add("#endif") }
    }

    /// Writes an expectation, with the key of the description that it proves.
    func expect(_ condition: String, _ key: String, to out: inout SwiftWriter) {
        out.add("expect\(prefix)(\(condition), \"\(key)\")")
    }

    /// Returns the statements that compare what a plugin shows with the second values.
    func secondValues(of owner: String) -> [String] {
        compared.expectations(of: owner, \.second, in: tree, prefix: prefix)
    }

    private func writeReleaseTest(to out: inout SwiftWriter) {
        let release = "await clock.expectRelease(of: makePlugin\(host == nil ? "" : ", in: \(window)"))"
        let name =
            "is released\(plugin.handlers.isEmpty ? "" : ", with its handlers,") when it is removed, and with its host"
        writeTest(name, "isReleased", isAsync: true, to: &out) { out in
            if plugin.handlers.isEmpty { return out.add(release) }
            out.block(release + " { plugin in") { out in
                for handler in plugin.handlers {
                    out.add("plugin.\(handler.name.value) = { \(handler.recordedSignature)_ = plugin }")
                }
            }
        }
    }
}

extension GenerationOptions.Tests {
    /// Returns the data that all templates of tests have.
    ///
    /// - Parameters:
    ///   - plugin: a plugin of the tested module; nil if there is none.
    ///   - modules: the modules that the file imports.
    func data(for plugin: PluginDescription?, _ modules: Set<String>, isPublic: Bool = false) -> MustacheObject {
        let imports = modules.sorted().map { "import \($0)" }
        return [
            "module": .text(module), "prefix": .text(prefix),
            "imports": .text(imports.joined(separator: "\n")),
            "testableImports": .text(testableImports(for: plugin, isPublic: isPublic).joined(separator: "\n")),
        ]
    }

    /// Returns the imports of the tested module and of its engine.
    ///
    /// The engine can declare colors and fonts too. An import of a single declaration takes precedence over them.
    ///
    /// - Parameter isPublic: whether a type of another module conforms to a public protocol of the tested one.
    private func testableImports(for plugin: PluginDescription?, isPublic: Bool) -> [String] {
        let testedModule = "@testable \(isPublic ? "public " : "")import \(module)"
        guard let plugin, let engine = plugin.controller.engine else { return [testedModule] }
        let appearance = plugin.controller.appearance
        let tokens: [AppearanceToken] =
            (appearance.colors.isEmpty ? [] : [.color]) + (appearance.fonts.isEmpty ? [] : [.font])
        let modules = [engine.name, module].sorted().map { $0 == module ? testedModule : "@testable import \($0)" }
        return modules + tokens.map { "@testable import enum \(module).\($0.typeName)" }
    }
}
