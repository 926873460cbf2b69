/// Reports plugins that need a part of the shared code that the engine of their module does not have.
func reportMissingEngineParts(
    of plugins: [PluginDescription], reporting diagnostics: inout DiagnosticCollector
) {
    for plugin in plugins {
        guard let engine = plugin.controller.engine, let code = engine.code else { continue }
        for need in plugin.needs(besides: RuntimePart.provided(by: code.parts)) {
            let name = need.part.enginePart.rawValue
            diagnostics.error(
                .unusableEngine, "the engine '\(engine.name)' does not have the part '\(name)'",
                at: SourcePlace(plugin.file, need.range ?? .start),
                notes: [
                    Diagnostic.Note(
                        "add '\"\(name)\"' to the 'engineParts' of the engine's configuration")
                ])
        }
    }
}

/// A part of the shared code that a plugin needs, and the place in its description, if it is known.
private typealias Need = (part: RuntimePart, range: SourceRange?)

extension PluginDescription {
    /// Returns what the plugin needs besides some parts: one runtime part for each missing part of the engine. Parts that
    /// come with another missing one are left out.
    fileprivate func needs(besides provided: [RuntimePart]) -> [Need] {
        let needs = controller.kits.dialects().flatMap { self.needs(in: $0) }
            .filter { !provided.contains($0.part) }
        return EnginePart.allCases.compactMap { part in
            let own = needs.filter { $0.part.enginePart == part }
            let comesWithOther = needs.contains { other in
                let included = RuntimePart.provided(by: [other.part.enginePart])
                return other.part.enginePart != part
                    && own.allSatisfy { included.contains($0.part) }
            }
            return comesWithOther ? nil : own.first
        }
    }

    private func needs(in dialect: KitDialect) -> [Need] {
        RuntimePart.needed(by: self, dialect).map { part in
            let view = views.first { part.isNeeded(by: $0, dialect) }
            return (part, range(of: part.enginePart) ?? view?.range)
        }
    }
}

extension ContentView {
    /// The range of the view's name, or of the views in a stack without a name.
    fileprivate var range: SourceRange? {
        if case .stack(let stack) = self { return stack.name?.range ?? stack.range }
        return name?.range
    }
}
