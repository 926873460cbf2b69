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

/// A part of an engine that its configuration can name. Every engine has the kernel, which all plugins use.
///
/// Most parts have the name of the key, the value or the view that needs them.
package enum EnginePart: String, CaseIterable, Sendable {
    case placement
    case push
    case list
    case keyboard
    case motion
    case touches
    case dismissesAfter
    case dismissed
    case swipeToDismiss
    case backdrop
    case queue
    case announcement
    case feedback
    case scene
    case operations = "while"
    case recovery
    case states
    case appearance
    case surface
    case weight
    case lineSpacing
    case markdown
    case button
    case menu
    case textField
    case switches = "switch"
    case slider
    case segments
    case tap
    case sizes
    case separator
    case contentUnavailable
    case rows
    case shimmer
    case readable
    case swiftUI
    case swiftUIModifier
    case swiftUIView
    case cell
    case popover
    case previews

    /// The values of the key `engineParts`.
    static let choice = Choice(allCases.map(\.rawValue))

    /// The parts that plugins with this one need too. An engine with this part has them.
    package var companions: [EnginePart] {
        switch self {
        case .push, .list, .swipeToDismiss, .backdrop, .keyboard: [.placement]
        case .textField: [.keyboard]
        case .menu: [.button]
        case .swiftUI: [.appearance]
        default: []
        }
    }
}

extension PluginDescription {
    /// The inputs that VoiceOver announces; none if it announces a constant text or nothing.
    package var announcedInputs: [Located<String>] {
        InputBinding.all(of: accessibility.announcement, as: .text).map(\.input)
    }

    /// Returns the range of the key or the value that needs a part of the engine; nil if a view needs it, or the
    /// configuration.
    package func range(of part: EnginePart) -> SourceRange? {
        switch part {
        case .placement where presentation.touches == .scroll && placement.position.value == .fill:
            presentation.touchesRange
        case .placement, .list: placement.position.range
        case .push: placement.mode.range
        case .keyboard where placement.bounds.value == .keyboard: placement.bounds.range
        case .motion: presentation.crossfadeRange ?? presentation.transitionRange
        case .touches: presentation.touchesRange
        case .dismissesAfter: presentation.dismissesAfter?.range
        case .dismissed: presentation.dismissed?.range
        case .swipeToDismiss: presentation.swipeToDismissRange
        case .backdrop: presentation.backdrop?.range
        case .queue: presentation.whenAlreadyShownRange
        case .announcement: announcedInputs.first?.range
        case .feedback: presentation.feedbackRange
        case .scene: host.scene?.range
        case .operations: host.whileShown?.range
        case .recovery: host.recovery?.name.range
        case .appearance: appExpressions.first?.range
        case .sizes: views.lazy.compactMap(\.attributes.sizeRange).first
        case .readable: content?.layoutRange
        case .swiftUIModifier: host.modifier?.range
        case .swiftUIView: host.view?.range
        case .cell: host.cell?.range
        case .popover: host.popover?.name.range
        default: nil
        }
    }
}

/// Reports parts without an engine, an engine that is a framework, and keys beside `engine` that only a module with shared
/// code of its own can have.
func reportEngineKeys(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    if let parts = configuration.member("engineParts"),
        configuration.member("providesEngine") == nil
    {
        diagnostics.error(
            .contradiction, "this module does not provide an engine, which 'engineParts' is for",
            at: SourcePlace(file, parts.range),
            notes: [Diagnostic.Note(adviceOnParts(in: configuration))])
    }
    guard let engine = configuration.locatedString("engine") else { return }
    if Kit.all.contains(where: { $0.name == engine.value }) {
        diagnostics.error(
            .invalidName, "'\(engine.value)' is a framework, not a module with shared code",
            at: SourcePlace(file, engine.range),
            notes: [Diagnostic.Note("name the module whose configuration has 'providesEngine'")])
    }
    if let provided = configuration.member("providesEngine") {
        diagnostics.error(
            .contradiction, "a module with an 'engine' has no shared code to provide",
            at: SourcePlace(file, provided.range),
            notes: [Diagnostic.Note("remove 'engine' or 'providesEngine'")])
    }
    if let names = configuration.member("names") {
        diagnostics.error(
            .contradiction, "'names' is a key of the engine, which declares these methods",
            at: SourcePlace(file, names.range),
            notes: [Diagnostic.Note("move it to the configuration of '\(engine.value)'")])
    }
}

/// Returns what to write in place of parts without an engine.
private func adviceOnParts(in configuration: JSONNode) -> String {
    guard let engine = configuration.locatedString("engine")?.value else {
        return
            "add '\"providesEngine\": \"package\"', or remove this key: a module has the parts that its "
            + "plugins need"
    }
    return "move this key to the configuration of '\(engine)'"
}

extension ModuleConfiguration {
    /// Takes over what the engine's configuration determines, and reports if the engine cannot be used by this module.
    ///
    /// - Parameters:
    ///   - provider: the configuration of the engine.
    ///   - path: the path of that configuration.
    package mutating func use(
        _ provider: ModuleConfiguration, at path: String,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        guard let engine else { return }
        guard let access = provider.providedEngine?.level else {
            let needed = access == .public ? EngineAccess.public : .package
            diagnostics.error(
                .unusableEngine, "the module '\(engine.name)' does not provide an engine",
                at: engine.place,
                notes: [
                    Diagnostic.Note(
                        "in the folder of '\(engine.name)', write a '\(Self.fileName)' with "
                            + "'\"providesEngine\": \"\(needed.rawValue)\"'")
                ])
            return
        }
        let code = Engine.ProvidedCode(
            access: access, kits: provider.kits, minimumVersions: provider.minimumVersions,
            parts: provider.engineParts)
        self.engine?.code = code
        names = provider.names
        for (problem, solution) in problems(with: code, of: engine.name, at: path) {
            diagnostics.error(
                .unusableEngine, problem, at: engine.place, notes: [Diagnostic.Note(solution)])
        }
    }

    /// Returns what prevents the module from using an engine, each with what to write instead.
    private func problems(
        with code: Engine.ProvidedCode, of engine: String, at path: String
    ) -> [(problem: String, solution: String)] {
        var problems: [(String, String)] = []
        if code.access == .package, access == .public {
            problems.append(
                (
                    "public plugins need a public engine, and '\(engine)' is only for its package",
                    "write '\"providesEngine\": \"public\"' in '\(path)'"
                ))
        }
        for kit in kits where !code.kits.contains(kit) {
            problems.append(
                (
                    "the engine '\(engine)' has no code for \(kit.name)",
                    "add '\"\(kit.name)\"' to the 'kits' of '\(path)'"
                ))
        }
        for platform in kits.flatMap(\.platforms).filter(minimumVersions.support) {
            if !code.minimumVersions.support(platform) {
                problems.append(
                    (
                        "the engine '\(engine)' has no code for \(platform.name)",
                        "add '\"\(platform.name)\"' to the 'platforms' of '\(path)', or name the platforms of "
                            + "this module in its own 'platforms'"
                    ))
                continue
            }
            let (own, needed) = (
                minimumVersions.version(of: platform), code.minimumVersions.version(of: platform)
            )
            if MinimumVersions.isVersion(needed, newerThan: own) {
                problems.append(
                    (
                        "the engine '\(engine)' needs \(platform.name) \(needed), and this module supports "
                            + "\(platform.name) \(own)",
                        "write '\"\(platform.name)\": \"\(needed)\"' in the 'minimumVersions' of this module, or an "
                            + "older version in '\(path)'"
                    ))
            }
        }
        return problems
    }
}

extension MinimumVersions {
    /// Returns whether a version such as `16.4` is newer than another one.
    fileprivate static func isVersion(_ version: String, newerThan other: String) -> Bool {
        let (parts, otherParts) = (numbers(of: version), numbers(of: other))
        return otherParts.lexicographicallyPrecedes(parts)
    }

    /// Returns the three numbers of a version.
    private static func numbers(of version: String) -> [Int] {
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        return numbers + Array(repeating: 0, count: max(0, 3 - numbers.count))
    }
}

extension DiagnosticIdentifier {
    package static let unusableEngine: Self = "unusable-engine"
}
