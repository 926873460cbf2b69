/// Reports platforms that do not include one for each framework, and versions of other platforms.
func reportPlatforms(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let platforms = configuration.member("platforms") else { return }
    let names = platforms.elements.compactMap { $0.choice(SupportedPlatform.self) }
    guard names.count == platforms.elements.count else { return }
    if names.isEmpty {
        diagnostics.error(
            .contradiction, "'platforms' does not name a platform",
            at: SourcePlace(file, platforms.range),
            notes: [Diagnostic.Note("remove this key if the module is for all platforms")])
        return
    }
    let versions = MinimumVersions(platforms: names)
    for kit in decodeKits(configuration) ?? [.default] {
        guard !kit.platforms.contains(where: versions.support) else { continue }
        diagnostics.error(
            .contradiction, "'platforms' does not name a platform of \(kit.name)",
            at: SourcePlace(file, platforms.range),
            notes: [Diagnostic.Note(advice(on: kit, for: names))])
    }
    for member in configuration.object("minimumVersions").members {
        guard let platform = Platform.all.first(where: { $0.name == member.key }),
            !versions.support(platform)
        else { continue }
        diagnostics.error(
            .contradiction, "'platforms' does not name \(platform.name)",
            at: SourcePlace(file, member.keyRange),
            notes: [Diagnostic.Note("remove this version, or add the platform to 'platforms'")])
    }
}

/// Returns what to write if no platform has a framework.
private func advice(on kit: Kit, for platforms: [SupportedPlatform]) -> String {
    let own = kit.platformNames.map { "'\($0)'" }.joined(separator: ", ")
    let others = Kit.all.filter { other in
        platforms.contains { other.runs(on: $0.platform.name) }
    }.map { "\"\($0.name)\"" }
    return "its platforms are \(own); "
        + "for these platforms, write '\"kits\": [\(others.joined(separator: ", "))]'"
}
