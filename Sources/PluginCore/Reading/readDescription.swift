import SystemCalls

/// Reads, checks, decodes and validates one description. An error ends this: keys are checked in JSON without errors,
/// and rules in a description whose keys and values have none.
///
/// - Parameters:
///   - file: the description's text, with its path for diagnostics.
///   - name: the plugin's name: the base name of the file.
///   - configuration: the configuration of the module.
///   - advisor: explains mistakes; nil in builds.
///   - diagnostics: receives all problems of the description.
/// - Returns: the description, or nil if one of its problems is an error.
package func readDescription(
    _ file: SourceFile, name: String, configuration: ModuleConfiguration,
    advisor: CheckedFile.MakeAdvisor?, reporting diagnostics: inout DiagnosticCollector
) -> PluginDescription? {
    var found = DiagnosticCollector()
    defer { diagnostics.add(contentsOf: found, limit: 100) }

    guard let node = readJSON(file, reporting: &found) else { return nil }
    var checker = ShapeChecker(
        CheckedFile(
            file: file, minimumVersions: configuration.minimumVersions,
            kits: decodeKits(node) ?? configuration.kits, appearance: configuration.appearance),
        inputNames: node.member("inputs")?.elements.compactMap { $0.string("name") } ?? [], advisor: advisor)
    checker.check(node, is: .object(Vocabulary.description), of: .file(Vocabulary.description))
    found.add(contentsOf: checker.diagnostics)
    if found.hasErrors { return nil }

    let description = PluginDescription(node, name: name, file: file, configuration: configuration)
    validate(description, reporting: &found)
    return found.hasErrors ? nil : description
}

/// Reads the descriptions of one module, and reports all mistakes in them.
///
/// - Parameter progress: called before every 2,000 descriptions with the number of those
///   that have been read.
func readDescriptions(
    at paths: [String], configuration: ModuleConfiguration, advisor: CheckedFile.MakeAdvisor?,
    reporting diagnostics: inout DiagnosticCollector, progress: (Int) -> Void = { _ in }
) -> [PluginDescription] {
    var descriptions: [PluginDescription] = []
    var start = 0
    while start < paths.count {
        progress(start)
        let end = min(start + 2000, paths.count)
        let results = mapInParallel(Array(paths[start..<end])) { path in
            var found = DiagnosticCollector()
            return (readDescription(at: path, configuration, advisor, reporting: &found), found)
        }
        for (description, found) in results {
            diagnostics.add(contentsOf: found)
            if let description { descriptions.append(description) }
        }
        start = end
    }
    return descriptions
}

/// Reports descriptions whose generated files would have the same name. Names that differ only in
/// case or in their Unicode normalization count as the same, as in many file systems.
func reportNameCollisions(among paths: [String], reporting diagnostics: inout DiagnosticCollector) {
    if paths.count < 2 { return }
    var first: [String: String] = [:]
    for path in paths {
        let name = pluginName(ofPath: path)
        let key = name.lowercased()
        guard let other = first[key] else {
            first[key] = path
            continue
        }
        diagnostics.error(
            .pluginCollision, "another description is named '\(pluginName(ofPath: other))'",
            at: SourcePlace(SourceFile(path: path, bytes: [])),
            notes: [
                Diagnostic.Note(
                    "it is here" + remark(onNames: name, pluginName(ofPath: other)),
                    at: SourcePlace(SourceFile(path: other, bytes: [])))
            ])
    }
}

/// Returns why two names count as the same; empty if they are.
private func remark(onNames name: String, _ other: String) -> String {
    if name.utf8.elementsEqual(other.utf8) { return "" }
    return name == other
        ? "; the names differ only in the Unicode normalization of a character"
        : "; many file systems ignore the case of letters"
}

private func readDescription(
    at path: String, _ configuration: ModuleConfiguration, _ advisor: CheckedFile.MakeAdvisor?,
    reporting diagnostics: inout DiagnosticCollector
) -> PluginDescription? {
    do throws(FileSystemError) {
        let file = SourceFile(path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit))
        return readDescription(
            file, name: pluginName(ofPath: path), configuration: configuration,
            advisor: advisor, reporting: &diagnostics)
    } catch {
        diagnostics.error(.fileAccess, error)
        return nil
    }
}
