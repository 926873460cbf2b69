/// The code that the plugins of a module share.
package struct SharedCode: Sendable {
    /// The plugins of the module, sorted by their names; an engine may have none.
    let plugins: [PluginDescription]
    /// The frameworks that the code is for.
    let kits: [Kit]
    let states: [ScreenStates]
    /// All runtime files, built in or of the user.
    let runtime: [RuntimeFile]
    private let configuration: ModuleConfiguration

    init(of plugins: [PluginDescription], _ configuration: ModuleConfiguration, _ templates: CustomTemplates) {
        runtime = templates.runtime
        self.plugins = plugins
        self.configuration = configuration
        states = configuration.states.map { ScreenStates($0, of: plugins, hasModifier: configuration.hasModifiers) }
        let ofEngine = configuration.providedEngine == nil ? [] : configuration.kits
        kits = Kit.all.filter { plugins.kits.contains($0) || ofEngine.contains($0) }
    }

    var appearance: AppearanceConfiguration { configuration.appearance }
    var hosts: HostProtocols { configuration.hosts }
    /// The access level that imports state; nil if they do not state one.
    var importAccess: AccessLevel? { configuration.importAccess }
    /// The oldest platform versions of the module with the code.
    var minimumVersions: MinimumVersions {
        configuration.engine?.code?.minimumVersions ?? configuration.minimumVersions
    }

    /// The access level for other modules; nil if only the module itself uses the code.
    var engineAccess: AccessLevel? { configuration.providedEngine }

    /// Whether the module itself has the code, apart from its own colors and fonts, and not an engine.
    var isInModule: Bool { engineAccess != nil || configuration.engine == nil }

    /// Whether the module has colors or fonts of its own.
    var hasTokens: Bool { appearance.hasTokens }
}
