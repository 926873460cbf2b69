import PluginCore
import SystemCalls

/// Returns the targets in a `Project.swift` of Tuist, as far as it declares them with literals.
func tuistTargets(of manifest: String, in listing: FileListing) -> [FoundTarget] {
    let folder = parent(of: manifest)
    let calls = CallReader(of: listing.read(manifest) ?? []).calls
    let found = calls.filter {
        ["target", "Target"].contains($0.name) && $0.role != "dependencies"
    }
    .compactMap { call -> FoundTarget? in
        guard let name = call.text("name") else { return nil }
        let folders = (call.texts("sources") + call.texts("buildableFolders"))
            .map { folderOf(pattern: $0, in: folder) }
        var target = FoundTarget(
            name: name, moduleName: moduleName(ofTarget: call.text("productName") ?? name),
            kind: kind(ofTuistProduct: call.value("product")?.name ?? "app"),
            directory: folders.first ?? folder)
        target.otherFolders = Array(folders.dropFirst())
        target.dependencies = call.calls("dependencies")
            .filter { ["target", "project"].contains($0.name) }
            .compactMap { $0.text("name") ?? $0.text("target") }
        target.plugins = call.calls("dependencies")
            .filter { $0.name == "package" && $0.value("type")?.name == "plugin" }
            .compactMap { $0.text("product") }.map { PluginUsage(name: $0, package: nil) }
        return target
    }
    if !found.isEmpty || fileName(ofPath: manifest) != "Project.swift" { return found }
    let name = calls.last { $0.role.isEmpty }?.text("name") ?? fileName(ofPath: folder)
    let likely = ["Sources", "\(name)/Sources", "Targets/\(name)/Sources", name].lazy
        .map { joinPath(folder, $0) }.first(where: listing.isFolder)
    var assumed = FoundTarget(
        name: name, moduleName: moduleName(ofTarget: name), kind: .sources,
        directory: likely ?? joinPath(folder, "Sources"))
    assumed.doubt =
        (likely == nil ? "" : "likely; ")
        + "the targets in Project.swift are not literals, so plugingen does not see them"
    return [assumed]
}

private func kind(ofTuistProduct name: String) -> FoundTarget.Kind {
    if name == "unitTests" { return .tests }
    return name == "uiTests" || name == "bundle" || name.hasPrefix("watch") ? .other : .sources
}

/// Returns the targets in a BUILD file of Bazel that compile Swift.
///
/// - Parameter workspace: the folder that the names of Bazel's packages start from.
func bazelTargets(of build: String, from workspace: String, in listing: FileListing)
    -> [FoundTarget]
{
    let folder = parent(of: build)
    let calls = CallReader(of: listing.read(build) ?? [], isStarlark: true).calls
    return calls.compactMap { call -> FoundTarget? in
        let patterns = call.texts("srcs").filter { $0.hasSuffix(".swift") }
        guard let name = call.text("name"), !patterns.isEmpty else { return nil }
        let package = relativePath(folder, to: workspace)
        let label = package == "." ? name : "\(package)/\(name)"
        let isTest = call.name.contains("test") || call.value("testonly")?.name == "True"
        let folders = patterns.map { folderOf(pattern: $0, in: folder) }
        var target = FoundTarget(
            name: name, moduleName: call.text("module_name") ?? moduleName(ofTarget: label),
            kind: isTest ? .tests : .sources, directory: folders[0])
        if patterns.contains(where: { $0.contains("*") }) {
            target.otherFolders = Array(folders.dropFirst())
        } else {
            target.sources = patterns.map { FileIO.absolutePath($0, from: folder) }
        }
        target.dependencies = call.texts("deps").map { label in
            String(label.split { $0 == ":" || $0 == "/" }.last ?? "")
        }
        return target
    }
}

/// Returns the folder before the first `*` of a pattern such as `Sources/**/*.swift`, or the folder of a file.
private func folderOf(pattern: String, in folder: String) -> String {
    let parts = pattern.split(separator: "/")
    let whole = parts.prefix { !$0.contains("*") }
    let isFile = whole.count == parts.count && whole.last?.hasSuffix(".swift") == true
    let path = (isFile ? whole.dropLast() : whole).joined(separator: "/")
    return FileIO.absolutePath(path, from: folder)
}
