/// A module whose shared code the plugins of other modules use.
package struct Engine: Sendable {
    /// The name that the module is imported by.
    package let name: String
    /// The place of the name in the configuration of a module that uses the engine.
    package let place: SourcePlace
    /// The code that the engine provides; nil if its configuration is not known.
    package var code: ProvidedCode?

    /// The shared code of an engine, as its configuration determines it.
    package struct ProvidedCode: Sendable {
        package let access: AccessLevel
        package let kits: [Kit]
        package let minimumVersions: MinimumVersions
        /// The parts that the configuration names, or all if it names none. The engine may have more for its own plugins.
        package let parts: [EnginePart]
    }
}

/// The access level of the shared code that a module provides.
package enum EngineAccess: String, CaseIterable, Sendable {
    case `package`
    case `public`

    package var level: AccessLevel { self == .public ? .public : .package }
}
