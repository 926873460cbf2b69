import SystemCalls

/// Reads the configuration of a module, and reports its mistakes. Returns the defaults without a path, and nil after an error.
package func readConfiguration(
    at path: String?, advisor: CheckedFile.MakeAdvisor?, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration? {
    guard let path else { return ModuleConfiguration() }
    do throws(FileSystemError) {
        let file = SourceFile(path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit))
        return readConfiguration(file, advisor: advisor, reporting: &diagnostics)
    } catch {
        diagnostics.error(
            .fileAccess, "cannot read the configuration: \(error.reason)",
            at: SourcePlace(SourceFile(path: path, bytes: [])),
            note: "'--configuration' names a file; without it, plugingen looks for "
                + "'\(ModuleConfiguration.fileName)' in the folder of the descriptions and "
                + "in the folders around it, up to the package")
        return nil
    }
}

/// Reads, checks and decodes a configuration.
///
/// - Returns: the configuration, or nil if it has an error, which is reported.
package func readConfiguration(
    _ file: SourceFile, advisor: CheckedFile.MakeAdvisor?, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration? {
    var found = DiagnosticCollector()
    defer { diagnostics.add(contentsOf: found) }
    guard let node = readJSON(file, reporting: &found) else { return nil }
    var checker = ShapeChecker(CheckedFile(file: file), advisor: advisor)
    checker.check(node, is: .object(Vocabulary.configuration), of: .file(Vocabulary.configuration))
    found.add(contentsOf: checker.diagnostics)
    if found.hasErrors { return nil }
    validateConfiguration(node, in: file, reporting: &found)
    return found.hasErrors ? nil : ModuleConfiguration(node, in: file)
}

/// Reads the configuration of a module's engine, and takes over what it determines. Mistakes in that file are reported
/// when the engine is generated.
///
/// - Parameters:
///   - configuration: the configuration of the module.
///   - ownPath: the path of that configuration.
///   - path: the path of the engine's configuration; nil if it is not known.
func useEngine(
    of configuration: inout ModuleConfiguration, at ownPath: String, configuredAt path: String?,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let engine = configuration.engine, let path else { return }
    if isSameFile(path, ownPath) {
        diagnostics.error(
            .unusableEngine,
            "this is the configuration of '\(engine.name)' too, which cannot be its own engine",
            at: engine.place,
            note: "in the folder of '\(engine.name)', write a '\(ModuleConfiguration.fileName)' with "
                + "'\"providesEngine\": \"package\"'")
        return
    }
    var found = DiagnosticCollector()
    let provider = readConfiguration(at: path, advisor: nil, reporting: &found)
    if let provider { configuration.use(provider, at: path, reporting: &diagnostics) }
}

private func isSameFile(_ path: String, _ other: String) -> Bool {
    guard let stamp = try? System.stamp(of: path), let otherStamp = try? System.stamp(of: other) else { return false }
    return stamp.isOfSameFile(as: otherStamp)
}

/// Reports a configuration that has changed so much that the planned build declares other files than are generated.
/// SwiftPM does not run build plugins again when a file is edited in its place.
package func reportStaleBuild(of module: Module, isStale: Bool, reporting diagnostics: inout DiagnosticCollector) {
    // Without descriptions that can be read, no files are planned.
    if !isStale || diagnostics.hasErrors { return }
    diagnostics.error(
        .staleBuild, "the build was planned before this configuration changed its shared files",
        at: module.configuration.engine?.place
            ?? SourcePlace(SourceFile(path: module.configurationPath ?? "", bytes: [])),
        note: "run 'touch Package.swift', and build again")
}

extension DiagnosticIdentifier {
    static let staleBuild: Self = "stale-build"
}
