import PluginCore
import SystemCalls

/// Reports dependencies, targets and plugins of a manifest with which SwiftPM cannot build the package.
func checkDependencies(
    of project: FoundProject, in text: ManifestText,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let manifest = project.manifest else { return }
    for dependency in manifest.dependencies {
        guard let path = dependency.path else { continue }
        checkFolder(path, of: project.folder, in: text, reporting: &diagnostics)
    }
    for (name, path) in project.targetsWithoutFolder {
        diagnostics.error(
            .missingSources,
            "SwiftPM cannot build the package: the target '\(name)' has no folder '\(path)'",
            at: text.place(of: name, inTarget: name),
            note: "create \(joinPath(path, name + ".swift")), or name another folder: path: \"…\"")
    }
    for target in project.targets {
        checkLinkedTool(of: target, in: text, reporting: &diagnostics)
        for usage in target.plugins {
            checkPlugin(usage, of: target, manifest, in: text, reporting: &diagnostics)
        }
    }
}

/// Reports a dependency whose folder holds no package.
private func checkFolder(
    _ path: String, of root: String, in text: ManifestText,
    reporting diagnostics: inout DiagnosticCollector
) {
    if FileIO.exists(joinPath(path, "Package.swift")) { return }
    let literal = text.path(to: path, from: root)
    let written = literal?.text ?? path
    let isFolder = FileIO.isDirectory(path)
    let parent = String(directory(of: path))
    let siblings = ((try? FileIO.contents(ofDirectory: parent)) ?? []).filter {
        FileIO.exists(joinPath(joinPath(parent, $0), "Package.swift"))
    }
    let match = nearestMatch(to: fileName(ofPath: path), among: siblings)
    let corrected = match.map { written.dropLast(fileName(ofPath: written).count) + $0 }
    diagnostics.error(
        .missingDependency,
        isFolder
            ? "SwiftPM cannot build the package: there is no Package.swift in '\(written)'"
            : "SwiftPM cannot build the package: the folder '\(written)' does not exist",
        at: literal?.place ?? text.start,
        note: corrected.map { "did you mean .package(path: \"\($0)\")?" }
            ?? "write the path from the folder of this file to the dependency: "
            + ".package(path: \"../plugingen\")")
}

/// Reports a plugin that SwiftPM does not find.
private func checkPlugin(
    _ usage: PluginUsage, of target: FoundTarget, _ manifest: PackageManifest,
    in text: ManifestText, reporting diagnostics: inout DiagnosticCollector
) {
    let name = PluginUsage.buildPluginName
    if manifest.pluginTargets.contains(usage.name) { return }
    let spelling = #".plugin(name: "\#(name)", package: "\#(usage.package ?? "plugingen")")"#
    if usage.name != name {
        if !usage.meansPlugingen { return }
        diagnostics.error(
            .wrongPluginUsage,
            "SwiftPM cannot build the target '\(target.name)': plugingen has no build plugin "
                + "'\(usage.name)'",
            at: text.place(of: usage.name, inTarget: target.name),
            note: "did you mean '\(name)'? write \(spelling)")
    } else if let package = usage.package {
        if manifest.depends(on: package) { return }
        let names = manifest.dependencies.flatMap(\.names)
        let match = nearestMatch(to: package, among: names)
        diagnostics.error(
            .noBuildPlugin,
            "the target '\(target.name)' uses the build plugin of '\(package)', which is not among "
                + "the package's dependencies",
            at: text.place(of: package, inTarget: target.name),
            note: match.map { "did you mean package: \"\($0)\"?" }
                ?? "add .package(…) for '\(package)' to the dependencies")
    } else {
        diagnostics.error(
            .wrongPluginUsage,
            "SwiftPM cannot build the target '\(target.name)': the package itself has no plugin "
                + "'\(usage.name)'",
            at: text.place(of: usage.name, inTarget: target.name),
            note: "name the package of the plugin: \(spelling)")
    }
}

/// Warns of a target that links the program of the package: Xcode then builds it for the platform of the app.
private func checkLinkedTool(
    of target: FoundTarget, in text: ManifestText,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard target.products.contains("plugingen") else { return }
    diagnostics.warning(
        .linkedTool,
        "the target '\(target.name)' contains the program 'plugingen', which Xcode then builds for the platform of "
            + "the app",
        at: text.place(of: "plugingen", inTarget: target.name),
        note:
            "remove it from the dependencies of the target; the build plugin does not need it there"
    )
}

extension DiagnosticIdentifier {
    static let missingDependency: Self = "missing-dependency"
    static let missingSources: Self = "missing-sources"
    static let wrongPluginUsage: Self = "wrong-plugin-usage"
}
