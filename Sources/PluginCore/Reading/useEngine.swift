import SystemCalls

/// Reads the configuration of a module's engine, and takes over what it determines. Mistakes in that file are reported
/// when the engine is generated.
///
/// - Parameters:
///   - configuration: the configuration of the module.
///   - ownPath: the path of that configuration.
///   - path: the path of the engine's configuration; nil if it is not known.
package func useEngine(
    of configuration: inout ModuleConfiguration, at ownPath: String, configuredAt path: String?,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let engine = configuration.engine, let path else { return }
    if isSameFile(path, ownPath) {
        diagnostics.error(
            .unusableEngine,
            "this is the configuration of '\(engine.name)' too, which cannot be its own engine",
            at: engine.place,
            notes: [
                Diagnostic.Note(
                    "in the folder of '\(engine.name)', write a '\(ModuleConfiguration.fileName)' with "
                        + "'\"providesEngine\": \"package\"'")
            ])
        return
    }
    var found = DiagnosticCollector()
    let provider = readConfiguration(at: path, reporting: &found)
    if !found.hasErrors { configuration.use(provider, at: path, reporting: &diagnostics) }
}

private func isSameFile(_ path: String, _ other: String) -> Bool {
    guard let stamp = try? System.stamp(of: path), let otherStamp = try? System.stamp(of: other)
    else { return false }
    return stamp.isOfSameFile(as: otherStamp)
}

/// Reports a configuration that has changed so much that the planned build declares other files than are generated.
/// SwiftPM does not run build plugins again when a file is edited in its place.
package func reportStaleBuild(
    of configuration: ModuleConfiguration, at path: String, isStale: Bool,
    reporting diagnostics: inout DiagnosticCollector
) {
    // Without descriptions that can be read, no files are planned.
    if !isStale || diagnostics.hasErrors { return }
    diagnostics.error(
        .staleBuild, "the build was planned before this configuration changed its shared files",
        at: configuration.engine?.place ?? SourcePlace(SourceFile(path: path, bytes: [])),
        notes: [Diagnostic.Note("run 'touch Package.swift', and build again")])
}

extension DiagnosticIdentifier {
    static let staleBuild: Self = "stale-build"
}
