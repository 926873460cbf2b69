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
    let appearance: AppearanceConfiguration
    let hosts: HostProtocols
    let states: [ScreenStates]
    /// All runtime files, built in or of the user.
    let runtime: [RuntimeFile]
    /// The access level that imports state; nil if they do not state one.
    let importAccess: AccessLevel?
    /// The oldest platform versions of the module with the code.
    let minimumVersions: MinimumVersions

    init(of plugins: [PluginDescription], _ configuration: ModuleConfiguration, _ templates: CustomTemplates) {
        runtime = templates.runtime
        self.plugins = plugins
        hosts = configuration.hosts
        states = configuration.states.map {
            ScreenStates($0, of: plugins, hasModifier: configuration.hasModifiers)
        }
        let first = plugins.first?.controller
        appearance = first?.appearance ?? configuration.appearance
        importAccess = first?.importAccess ?? configuration.importAccess
        let ownVersions = first?.minimumVersions ?? configuration.minimumVersions
        let ownKits = plugins.kits
        if let access = configuration.providedEngine {
            role = .engine(access.level)
            minimumVersions = ownVersions
            kits = Kit.all.filter { ownKits.contains($0) || configuration.kits.contains($0) }
        } else if let engine = first?.engine {
            role = .outside(engine)
            minimumVersions = engine.code?.minimumVersions ?? ownVersions
            kits = ownKits
        } else {
            role = .own
            minimumVersions = ownVersions
            kits = ownKits
        }
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
