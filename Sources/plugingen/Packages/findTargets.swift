import PluginGeneration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where the nearest package around a folder is; nil where there is none.
func findPackage(around folder: String) -> String? {
    var current = folder
    while true {
        if FileIO.exists(joinPath(current, "Package.swift")) { return current }
        guard let slash = current.lastIndex(of: "/"), current != "/" else { return nil }
        current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
}

/// The targets of a package that hold sources of an app or a library.
///
/// SwiftPM is asked, since a manifest is a program. Nil where it cannot tell; it has said why.
func findTargets(ofPackage root: String) -> [PackageTarget]? {
    let command = "swift package --package-path \(shellQuoted(root)) dump-package"
    guard let output = standardOutput(of: command),
        let manifest = try? JSONDecoder().decode(PackageManifest.self, from: Data(output))
    else { return nil }
    return manifest.targets.compactMap { target in
        guard ["regular", "executable"].contains(target.type) else { return nil }
        let places =
            target.path.map { [$0] }
            ?? ["Sources", "Source", "src", "srcs"].map { $0 + "/" + target.name }
            + ["Sources"]
        guard let place = places.first(where: { FileIO.isDirectory(joinPath(root, $0)) }) else {
            return nil
        }
        let plugins = (target.pluginUsages ?? []).compactMap { $0.plugin.first ?? nil }
        return PackageTarget(
            name: target.name, directory: joinPath(root, place),
            usesBuildPlugin: plugins.contains("PlugingenBuildPlugin"))
    }
}

private func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
}
