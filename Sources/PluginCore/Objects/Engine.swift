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
    }
}

extension PluginDescription {
    /// The inputs that VoiceOver announces; none if it announces a constant text or nothing.
    package var announcedInputs: [Located<String>] {
        InputBinding.all(of: accessibility.announcement, as: .text).map(\.input)
    }
}

extension ModuleConfiguration {
    /// Takes over what the engine's configuration determines, and reports if the engine cannot be used by this module.
    ///
    /// - Parameters:
    ///   - provider: the configuration of the engine.
    ///   - path: the path of that configuration.
    package mutating func use(
        _ provider: ModuleConfiguration, at path: String, reporting diagnostics: inout DiagnosticCollector
    ) {
        guard let engine else { return }
        guard let access = provider.providedEngine else {
            let needed = access == .public ? AccessLevel.public : .package
            diagnostics.error(
                .unusableEngine, "the module '\(engine.name)' does not provide an engine",
                at: engine.place,
                note: "in the folder of '\(engine.name)', write a '\(Self.fileName)' with "
                    + "'\"providesEngine\": \"\(needed.rawValue)\"'")
            return
        }
        let code = Engine.ProvidedCode(access: access, kits: provider.kits, minimumVersions: provider.minimumVersions)
        self.engine?.code = code
        names = provider.names
        reportDifferences(from: code, at: path, of: engine, reporting: &diagnostics)
    }

    /// Reports what the engine's code does not have, although the module needs it.
    private func reportDifferences(
        from code: Engine.ProvidedCode, at path: String, of engine: Engine,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        func report(_ problem: String, _ solution: String) {
            diagnostics.error(.unusableEngine, problem, at: engine.place, note: solution)
        }
        if code.access == .package, access == .public {
            report(
                "public plugins need a public engine, and '\(engine.name)' is only for its package",
                "write '\"providesEngine\": \"public\"' in '\(path)'")
        }
        for kit in kits where !code.kits.contains(kit) {
            report(
                "the engine '\(engine.name)' has no code for \(kit.name)",
                "add '\"\(kit.name)\"' to the 'kits' of '\(path)'")
        }
        for platform in kits.flatMap(\.platforms).filter(minimumVersions.support) {
            let own = minimumVersions.version(of: platform)
            let needed = code.minimumVersions.version(of: platform)
            if !code.minimumVersions.support(platform) {
                report(
                    "the engine '\(engine.name)' has no code for \(platform.name)",
                    "add '\"\(platform.name)\"' to the 'platforms' of '\(path)', or name the platforms of "
                        + "this module in its own 'platforms'")
            } else if MinimumVersions.numbers(of: own).lexicographicallyPrecedes(MinimumVersions.numbers(of: needed)) {
                report(
                    "the engine '\(engine.name)' needs \(platform.name) \(needed), and this module supports "
                        + "\(platform.name) \(own)",
                    "write '\"\(platform.name)\": \"\(needed)\"' in the 'minimumVersions' of this module, or an "
                        + "older version in '\(path)'")
            }
        }
    }
}

extension MinimumVersions {
    /// Returns the three numbers of a version.
    fileprivate static func numbers(of version: String) -> [Int] {
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        return numbers + Array(repeating: 0, count: max(0, 3 - numbers.count))
    }
}

extension DiagnosticIdentifier {
    package static let unusableEngine: Self = "unusable-engine"
}
