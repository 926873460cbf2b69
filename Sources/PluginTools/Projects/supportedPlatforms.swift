import PluginCore
import SystemCalls

/// Returns the platforms that a package names, for its configuration. Returns none if a plugin for the default
/// framework would run on none of them.
package func supportedPlatforms(of manifest: PackageManifest) -> [SupportedPlatform] {
    supportedPlatforms(named: manifest.platforms.map(\.name))
}

/// Returns the platforms that the settings of an Xcode project name, for its configuration. Returns none if they are
/// not known.
package func supportedPlatforms(ofProject project: String) -> [SupportedPlatform] {
    let file =
        (try? FileIO.read(joinPath(project, "project.pbxproj"), limit: FileIO.xcodeLimit)) ?? []
    return supportedPlatforms(named: platformNames(inProject: file))
}

private func supportedPlatforms(named names: [String]) -> [SupportedPlatform] {
    let platforms = SupportedPlatform.allCases.filter { names.contains($0.rawValue.lowercased()) }
    let hasDefault = platforms.contains { Kit.default.runs(on: $0.platform.name) }
    return hasDefault ? platforms : []
}

/// Returns the platforms that the settings in a project file name, as manifests name them.
func platformNames(inProject file: [UInt8]) -> [String] {
    let settings = [
        ("iphoneos", "ios"), ("appletvos", "tvos"), ("xros", "visionos"), ("macosx", "macos"),
        ("SDKROOT = auto", "ios"), ("SDKROOT = auto", "macos"),
        ("SUPPORTS_MACCATALYST = YES", "maccatalyst"),
    ]
    return settings.filter { file.contains($0.0.utf8) }.map(\.1)
}
