import PluginDescriptions
import PluginGeneration
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

/// What the manifest of a package says.
///
/// SwiftPM is asked, since a manifest is a program, which it runs in a sandbox where it has one.
///
/// - Parameter whileWaiting: called again and again until SwiftPM has answered.
package func readManifest(
    ofPackage root: String, whileWaiting: () -> Void = {}
) throws(UnreadableManifest) -> PackageManifest {
    // There is no sandbox within another: that of the command plugin holds for the manifest as well.
    let isInSandbox = System.environment("PLUGINGEN_COMMAND_PLUGIN") != nil
    // A folder of its own for what SwiftPM builds: the usual one is locked while this program runs as a
    // command plugin.
    let command = """
        scratch=$(mktemp -d) && trap 'rm -rf "$scratch"' EXIT && \
        swift package --package-path \(shellQuoted(root)) --scratch-path "$scratch" \
        \(isInSandbox ? "--disable-sandbox" : "") dump-package 2>"$scratch/errors" || \
        { cat "$scratch/errors"; exit 1; }
        """
    var diagnostics = DiagnosticCollector()
    let (output, isSuccess) = System.standardOutput(of: command, whileWaiting: whileWaiting)
    guard isSuccess,
        let manifest = readJSON(SourceFile(path: root, bytes: output), reporting: &diagnostics)
    else { throw UnreadableManifest(output: isSuccess ? [] : output, root: root) }
    return PackageManifest(
        toolsVersion: manifest.member("toolsVersion")?.member("_version")?.string ?? "",
        platforms: manifest.member("platforms")?.elements.compactMap { platform in
            guard let name = platform.member("platformName")?.string,
                let version = platform.member("version")?.string
            else { return nil }
            return (name, version)
        } ?? [],
        targets: manifest.member("targets")?.elements.compactMap {
            makeTarget(of: $0, inPackage: root)
        } ?? [],
        dependencies: manifest.member("dependencies")?.elements.flatMap(names(ofDependency:)) ?? [])
}

/// A package whose manifest SwiftPM cannot read.
package struct UnreadableManifest: Error {
    /// What SwiftPM says of it, a problem each.
    package let problems: [String]

    fileprivate init(output: [UInt8], root: String) {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        // Those with places come after one that has the whole command of the compiler in it.
        let errors = ["Package.swift:", ""].lazy
            .map { place in lines.filter { $0.contains(place) && $0.contains("error: ") } }
            .first { !$0.isEmpty }
        problems = (errors ?? lines).map { line in
            line.hasPrefix(root + "/") ? String(line.dropFirst(root.count + 1)) : line
        }
    }
}

/// `{ "fileSystem": [{ "identity": "plugingen", … }] }`.
private func names(ofDependency node: JSONNode) -> [String] {
    ["fileSystem", "sourceControl", "registry"].flatMap { kind in
        node.member(kind)?.elements.flatMap { dependency in
            ["identity", "nameForTargetDependencyResolutionOnly"].compactMap {
                dependency.member($0)?.string
            }
        } ?? []
    }
}

/// A target as `swift package dump-package` prints it; nil where it has no folder.
private func makeTarget(of node: JSONNode, inPackage root: String) -> PackageTarget? {
    guard let name = node.member("name")?.string else { return nil }
    let type = node.member("type")?.string
    let folders = (type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let usualPlaces = folders.map { "\($0)/\(name)" } + (type == "test" ? [] : ["Sources"])
    let places = node.member("path")?.string.map { [$0] } ?? usualPlaces
    guard let place = places.first(where: { FileIO.isDirectory(joinPath(root, $0)) }) else {
        return nil
    }
    // { "plugin": ["PlugingenBuildPlugin", "plugingen"] }
    let plugin = node.member("pluginUsages")?.elements.compactMap { $0.member("plugin")?.elements }
        .first { $0.first?.string == "PlugingenBuildPlugin" }
    let dependencies = node.member("dependencies")?.elements.compactMap { dependency in
        ["byName", "target"].compactMap { dependency.member($0)?.elements.first?.string }.first
    }
    return PackageTarget(
        name: name, directory: folder(place, in: root),
        usesBuildPlugin: plugin != nil, buildPluginPackage: plugin?.last?.string,
        isTest: type == "test", holdsSources: ["regular", "executable"].contains(type),
        dependencies: dependencies ?? [],
        excluded: node.member("exclude")?.elements.compactMap(\.string).map(withoutSlash) ?? [],
        resources: node.member("resources")?.elements
            .compactMap { $0.member("path")?.string }.map(withoutSlash) ?? [])
}

/// The folder at a path of a manifest, such as `.` or `./Sources/App/`.
private func folder(_ path: String, in root: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return ([root] + parts.map(String.init)).joined(separator: "/")
}

private func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
}
