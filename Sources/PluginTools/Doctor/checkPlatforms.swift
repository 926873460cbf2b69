import PluginCore

/// Warns if a package supports only platforms without the frameworks of a module's plugins, or too old ones.
func checkPlatforms(
    of manifest: PackageManifest, for module: Module, in text: ManifestText,
    reporting diagnostics: inout DiagnosticCollector
) {
    let names = manifest.platforms.map(\.name)
    module.reportUnusedKit(of: names, in: "the package", reporting: &diagnostics)
    let used = module.descriptions.filter { $0.runs(onAnyOf: names) }.flatMap(\.controller.kits)
    for platform in Kit.all.filter(used.contains).flatMap(\.platforms)
    where module.configuration.minimumVersions.support(platform) {
        let named = manifest.platforms.first { $0.name == platform.name.lowercased() }?.version
        // Few packages are for the other platforms, so a package that does not name them is probably not.
        if named == nil, !["iOS", "macOS"].contains(platform.name) { continue }
        let version = module.configuration.minimumVersions.version(of: platform)
        // Without a version in the manifest, SwiftPM uses one that is too old.
        if majorNumber(of: named ?? "0") >= majorNumber(of: version) { continue }
        let literal = ".\(platform.name)(\"\(version)\")"
        diagnostics.addOnce(
            Diagnostic(
                .warning, .oldPlatform,
                "the generated code needs \(platform.name) \(version) or later, but the package "
                    + (named.map { "supports \(platform.name) \($0)" }
                        ?? "names no version of \(platform.name)"),
                at: text.code.place(of: ".\(platform.name)(") ?? text.start,
                notes: [
                    Diagnostic.Note(
                        manifest.platforms.isEmpty
                            ? "add platforms: [\(literal)] to the package"
                            : "make '\(literal)' one of the package's platforms")
                ]))
    }
}

/// Returns the number before the first dot of a version; 0 if there is none.
func majorNumber(of version: String) -> Int {
    version.split(separator: ".").first.flatMap { Int($0) } ?? 0
}

extension Module {
    /// The first description whose controller has `package` access.
    var firstOfPackage: PluginDescription? {
        descriptions.first { $0.controller.access == .package }
    }

    /// Warns of a description if no platform has a kit that code is generated for.
    ///
    /// - Parameters:
    ///   - platforms: the platforms as manifests name them; empty if they are not known.
    ///   - owner: "the package" or "the project".
    func reportUnusedKit(
        of platforms: [String], in owner: String, reporting diagnostics: inout DiagnosticCollector
    ) {
        let unused = descriptions.first { !$0.runs(onAnyOf: platforms) }
        guard let unused, let kit = unused.controller.kits.first else { return }
        diagnostics.warning(
            .unusedFramework,
            "the generated code needs \(kit.name), but \(owner) supports only other platforms",
            at: SourcePlace(ofFile: unused.file.path),
            notes: Kit.all.filter { $0.runs(onAnyOf: platforms) }.map {
                Diagnostic.Note("set \"kits\": [\"\($0.name)\"] in plugingen.json")
            })
    }
}

extension PluginDescription {
    /// Whether the plugin is generated for one of some platforms, as manifests name them; true if they are not known.
    func runs(onAnyOf platforms: [String]) -> Bool {
        platforms.isEmpty || controller.kits.contains { $0.runs(onAnyOf: platforms) }
    }
}

extension Kit {
    /// Whether the kit is available on one of some platforms, as manifests name them.
    fileprivate func runs(onAnyOf platforms: [String]) -> Bool {
        let names = platformNames.map { $0.lowercased() }
        return (names.contains("ios") ? names + ["maccatalyst"] : names)
            .contains(where: platforms.contains)
    }
}

extension DiagnosticIdentifier {
    static let oldPlatform: Self = "old-platform"
    static let unusedFramework: Self = "unused-framework"
}
