import PluginDescriptions
import PluginGeneration
import SourceDiagnostics
import SystemCalls

/// Where the nearest package around a folder is; nil where there is none.
package func findPackage(around folder: String) -> String? {
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
package func findTargets(ofPackage root: String) -> [PackageTarget]? {
    // A folder of its own for what SwiftPM builds: the usual one is locked while this program runs
    // as a command plugin, whose sandbox also rules out another sandbox within it.
    let command = """
        scratch=$(mktemp -d) && trap 'rm -rf "$scratch"' EXIT && \
        swift package --package-path \(shellQuoted(root)) --scratch-path "$scratch" \
        --disable-sandbox dump-package
        """
    var diagnostics = DiagnosticCollector()
    guard let output = System.standardOutput(of: command),
        let manifest = readJSON(SourceFile(path: root, bytes: output), into: &diagnostics)
    else { return nil }
    return manifest.member("targets")?.elements.compactMap { makeTarget(of: $0, inPackage: root) }
}

/// A target as `swift package dump-package` prints it; nil where it holds no sources of an app or a
/// library.
private func makeTarget(of node: JSONNode, inPackage root: String) -> PackageTarget? {
    guard let name = node.member("name")?.string,
        ["regular", "executable"].contains(node.member("type")?.string)
    else { return nil }
    let usualPlaces = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" } + ["Sources"]
    let places = node.member("path")?.string.map { [$0] } ?? usualPlaces
    guard let place = places.first(where: { FileIO.isDirectory(joinPath(root, $0)) }) else {
        return nil
    }
    // { "plugin": ["PlugingenBuildPlugin", "plugingen"] }
    let plugins = node.member("pluginUsages")?.elements.compactMap { usage in
        usage.member("plugin")?.elements.first?.string
    }
    return PackageTarget(
        name: name, directory: joinPath(root, place),
        usesBuildPlugin: plugins?.contains("PlugingenBuildPlugin") ?? false)
}
