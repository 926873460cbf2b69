import PluginCore

/// Returns the platforms that the projects in the folder itself name, for its configuration. Returns none if they are not
/// known, or if a plugin for the default framework would run on none of them.
func supportedPlatforms(of found: FoundProjects) -> [SupportedPlatform] {
    let projects = found.projects.filter { $0.isMain(in: found.root) }
    let names = projects.filter { $0.targets.contains(where: \.canHaveDescriptions) }
        .map { $0.platformNames(in: found.listing) }
    // A project that names none may be for any platform.
    if names.contains(where: \.isEmpty) { return [] }
    let platforms = SupportedPlatform.allCases.filter {
        names.joined().contains($0.rawValue.lowercased())
    }
    let hasDefault = platforms.contains { Kit.default.runs(on: $0.platform.name) }
    return hasDefault ? platforms : []
}

extension FoundProject {
    /// The platforms that a project names, as manifests name them; empty if they are not known.
    func platformNames(in listing: FileListing) -> [String] {
        if let manifest { return manifest.platforms.map(\.name) }
        if xcode == nil { return [] }
        let settings = [
            ("iphoneos", "ios"), ("appletvos", "tvos"), ("xros", "visionos"), ("macosx", "macos"),
            ("SDKROOT = auto", "ios"), ("SDKROOT = auto", "macos"),
            ("SUPPORTS_MACCATALYST = YES", "maccatalyst"),
        ]
        let bytes = listing.read(joinPath(file, "project.pbxproj")) ?? []
        return settings.filter { bytes.contains($0.0.utf8) }.map(\.1)
    }
}
