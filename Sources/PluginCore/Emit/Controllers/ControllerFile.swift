/// The file with a plugin's controller, for one framework.
struct ControllerFile {
    let plugin: PluginDescription
    /// All plugins of the module. This one may refer to them.
    let plugins: [PluginDescription]
    let names: ContainmentNames
    let dialect: KitDialect
    let tree: ViewTree
    /// The statements that configure the views, in groups.
    let configurations: [[String]]

    init(
        of plugin: PluginDescription, among plugins: [PluginDescription], _ names: ContainmentNames,
        _ dialect: KitDialect
    ) {
        self.plugin = plugin
        self.plugins = plugins
        self.names = names
        self.dialect = dialect
        tree = ViewTree(of: plugin, dialect)
        let background = backgroundStatements(of: plugin, dialect)
        configurations = (background.isEmpty ? [] : [background]) + viewConfigurations(of: plugin, tree: tree)
    }

    var controller: String { plugin.controllerName }
    var access: String { plugin.accessPrefix }
    /// Members that a protocol of another module requires are as visible as the class.
    var witnessAccess: String { plugin.controller.engine == nil ? "" : access }
    /// The local variable for the controller.
    var variable: String { GeneratedName.variable(ofPlugin: plugin.name) }
    var isPresented: Bool { plugin.isPresented(among: plugins, dialect) }
    var inputParameters: [String] { plugin.inputs.map { $0.parameter(dialect) } }
    var handlerParameters: [String] { plugin.handlers.map { $0.parameter(dialect) } }

    /// The data for the template of the file.
    var data: MustacheObject {
        var documentation = SwiftWriter()
        let hooks = plugin.controller.hooks.map { $0.value }
        documentation.document(plugin.summary ?? "The \(plugin.name) plugin.", hookRemark(of: hooks, in: dialect.kit))
        var context = plugin.data(dialect)
        context.add([
            "imports": .text(controllerImports(of: plugin, dialect)),
            "documentation": .text(documentation.source),
            "creation": .text(creationCall(of: plugin)),
            "superclass": .text(dialect.translated(plugin.controller.superclass.value)),
            "protocols": .text(protocols.map { ", " + $0 }.joined()),
            "members": .source { writeMembers(to: &$0) },
            "extensions": .source(depth: 0) { writeExtensions(to: &$0) },
        ])
        return context
    }

    private var protocols: [String] {
        let protocols =
            plugin.hasAppearanceBindings ? ["ReloadablePlugin"] : isPresented ? ["PluginViewController"] : []
        return protocols + plugin.controller.conformances.map { dialect.translated($0.value) }
    }

    private func writeMembers(to out: inout SwiftWriter) {
        writeInputs(to: &out)
        writeHandlers(to: &out)
        if isPresented {
            out.blank()
            out.add("\(witnessAccess)let presentation = \(presentationCall)")
        }
        writeRuns(to: &out)
        writeOperations(to: &out)
        if plugin.hasAppearanceBindings, plugin.controller.appearance.notification != nil {
            out.blank()
            out.document("Reloads the appearance when the app posts its notification.")
            out.add("private var appearanceObserver: PluginObserver?")
        }
        if plugin.content != nil {
            out.blank()
            out.add(viewDeclarations(of: tree, in: plugin))
        }
        writeInitializers(to: &out)
        writeLifecycle(to: &out)
        writeAppearance(to: &out)
        writeReleaseOfHandlers(to: &out)
        writeContent(to: &out)
        writeHostedViews(to: &out)
        writeApplyMethods(to: &out)
        writeEdits(to: &out)
        writePrimaryPress(to: &out)
        writeCallMethods(to: &out)
    }

    private func writeExtensions(to out: inout SwiftWriter) {
        writeRows(to: &out)
        writeHosts(to: &out)
        writeScenes(to: &out)
        writeCell(to: &out)
        writeSwiftUI(to: &out)
        writePreviews(to: &out)
    }
}

extension MustacheValue {
    /// Returns source for a template; a value that counts as false if there is none.
    static func source(depth: Int = 1, _ write: (inout SwiftWriter) -> Void) -> MustacheValue {
        var out = SwiftWriter(depth: depth)
        write(&out)
        return out.isEmpty ? .nothing : .text(out.source)
    }
}

extension PluginDescription {
    /// Returns the data about the plugin that all templates have which generate a file for a plugin.
    func data(_ dialect: KitDialect) -> MustacheObject {
        var context = dialect.context
        context.add([
            "plugin": .text(name), "controller": .text(controllerName),
            "variable": .text(GeneratedName.variable(ofPlugin: name)),
            "access": .text(accessPrefix), "hosts": .text(controller.hosts.controllerType(dialect)),
            "condition": .text(dialect.kit.condition(for: self)),
            "inputs": .list(
                inputs.map { input in
                    [
                        "name": .text(SwiftIdentifier.escaped(input.name.value)), "bareName": .text(input.name.value),
                        "type": .text(dialect.translated(input.type.value)),
                        "default": .optional(input.defaultValue.map { dialect.translated($0.value) }),
                        "summary": .optional(input.summary),
                    ]
                }),
            "handlers": .list(
                handlers.map { handler in
                    [
                        "name": .text(SwiftIdentifier.escaped(handler.name.value)),
                        "bareName": .text(handler.name.value), "type": .text(handler.type(dialect)),
                        "emptyClosure": .text(handler.emptyClosure), "isRequired": .flag(handler.isRequired),
                        "summary": .optional(handler.summary),
                    ]
                }),
            "views": .list(
                ViewTree(of: self, dialect).views.compactMap { name, view in
                    view.name.map { _ in ["name": .text(name), "type": .optional(view.className(in: dialect.kit))] }
                }),
        ])
        return context
    }

    /// The access modifier, with a space after it, of declarations that hosts use.
    var accessPrefix: String { controller.access.prefix }
}

extension HostProtocols {
    /// Returns the type that is extended with the methods for plugins.
    func controllerType(_ dialect: KitDialect) -> String {
        controllers.map { SwiftIdentifier.escaped($0.value) } ?? dialect.translated("PlatformViewController")
    }

    /// The type that is extended with the modifiers for plugins.
    var viewType: String { views.map { SwiftIdentifier.escaped($0.value) } ?? "SwiftUI.View" }
}

/// Returns the paragraph in the class's documentation that asks the user to implement the hooks.
private func hookRemark(of events: [LifecycleHook], in kit: Kit) -> String {
    let symbols = LifecycleHook.allCases.filter(events.contains).compactMap { event in
        event.method(of: kit).map { "``\($0.hookSymbol)``" }
    }
    guard let last = symbols.last else { return "" }
    let list = symbols.count == 1 ? last : symbols.dropLast().joined(separator: ", ") + " and " + last
    return "Implement \(list) in an extension: this class calls \(symbols.count == 1 ? "it" : "them")."
}
