/// The code that the plugins of a module share.
package struct SharedCode: Sendable {
    /// The modules whose plugins use the code.
    enum Role: Sendable {
        /// Only plugins of the module itself use it.
        case own
        /// Plugins of other modules use it too: it is an engine, with an access level.
        case engine(AccessLevel)
        /// Most of the code is in the engine. The module itself has only its own colors and fonts.
        case outside(Engine)
    }

    let role: Role
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
        states = configuration.states.map {
            ScreenStates($0, of: plugins, hasModifier: configuration.hasModifiers)
        }
        let access = configuration.providedEngine?.level
        role = access.map(Role.engine) ?? configuration.engine.map(Role.outside) ?? .own
        kits = Kit.all.filter { plugins.kits.contains($0) || access != nil && configuration.kits.contains($0) }
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
    var engineAccess: AccessLevel? {
        if case .engine(let access) = role { access } else { nil }
    }

    /// Whether the module itself has the code, apart from its own colors and fonts.
    var isInModule: Bool {
        if case .outside = role { false } else { true }
    }

    /// Whether the module has colors or fonts of its own.
    var hasTokens: Bool { appearance.hasTokens }
}
