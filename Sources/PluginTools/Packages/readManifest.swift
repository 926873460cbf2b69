import PluginCore
import SystemCalls

/// Returns the folder of the nearest package around a folder; nil if there is none.
package func findPackage(around folder: String) -> String? {
    enclosingFolders(of: folder).first { FileIO.exists(joinPath($0, "Package.swift")) }
}

/// Reads the manifest of a package.
///
/// A manifest is a program, so SwiftPM runs it, in a sandbox if the platform has one.
///
/// - Parameter whileWaiting: called again and again until SwiftPM has answered.
package func readManifest(
    ofPackage root: String, whileWaiting: () -> Void = {}
) throws(UnreadableManifest) -> PackageManifest {
    // A sandbox cannot hold another one. The one of the command plugin also applies to the manifest.
    let isInSandbox = System.environment("PLUGINGEN_COMMAND_PLUGIN") != nil
    // SwiftPM locks its usual build folder while this program runs as a command plugin.
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
    return PackageManifest(manifest, inPackage: root)
}

/// A package whose manifest SwiftPM cannot read.
package struct UnreadableManifest: Error {
    /// The problems that SwiftPM reports.
    package let problems: [String]

    fileprivate init(output: [UInt8], root: String) {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        // Errors with places follow one that contains the whole compiler command.
        let errors = ["Package.swift:", ""].lazy
            .map { place in lines.filter { $0.contains(place) && $0.contains("error: ") } }
            .first { !$0.isEmpty }
        problems = (errors ?? lines).map { line in
            line.hasPrefix(root + "/") ? String(line.dropFirst(root.count + 1)) : line
        }
    }
}

extension PackageManifest {
    /// - Parameter node: the output of `swift package dump-package`.
    fileprivate init(_ node: JSONNode, inPackage root: String) {
        let targets = node.member("targets")?.elements ?? []
        name = node.member("name")?.string ?? ""
        toolsVersion = node.member("toolsVersion")?.member("_version")?.string ?? ""
        platforms =
            node.member("platforms")?.elements.compactMap { platform in
                guard let name = platform.member("platformName")?.string,
                    let version = platform.member("version")?.string
                else { return nil }
                return (name, version)
            } ?? []
        products =
            node.member("products")?.elements.compactMap { $0.member("name")?.string } ?? []
        self.targets = targets.compactMap { makeTarget(of: $0, inPackage: root) }
        targetsWithoutFolder = targets.compactMap { target in
            guard let name = target.member("name")?.string,
                let type = target.member("type")?.string,
                ["regular", "executable", "test"].contains(type),
                makeTarget(of: target, inPackage: root) == nil
            else { return nil }
            let usualPath = (type == "test" ? "Tests/" : "Sources/") + name
            return (name, target.member("path")?.string ?? usualPath)
        }
        pluginTargets = targets.filter { $0.member("type")?.string == "plugin" }
            .compactMap { $0.member("name")?.string }
        dependencies = node.member("dependencies")?.elements.flatMap(dependencies(in:)) ?? []
    }
}

/// Returns the dependencies in a node such as `{ "fileSystem": [{ "identity": "plugingen", "path": … }] }`.
private func dependencies(in node: JSONNode) -> [PackageDependency] {
    ["fileSystem", "sourceControl", "registry"].flatMap { kind in
        node.member(kind)?.elements.map { dependency in
            PackageDependency(
                names: ["identity", "nameForTargetDependencyResolutionOnly"].compactMap {
                    dependency.member($0)?.string
                },
                path: dependency.member("path")?.string)
        } ?? []
    }
}

/// Creates a target from the output of `swift package dump-package`; nil if the target has no folder.
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
    let plugins = node.member("pluginUsages")?.elements.compactMap { usage -> PluginUsage? in
        guard let words = usage.member("plugin")?.elements, let name = words.first?.string
        else { return nil }
        return PluginUsage(name: name, package: words.dropFirst().first?.string)
    }
    let dependencies = node.member("dependencies")?.elements.compactMap { dependency in
        ["byName", "target"].compactMap { dependency.member($0)?.elements.first?.string }.first
    }
    return PackageTarget(
        name: name, directory: folder(place, in: root),
        plugins: plugins ?? [],
        isTest: type == "test", canHaveDescriptions: ["regular", "executable"].contains(type),
        dependencies: dependencies ?? [],
        products: node.member("dependencies")?.elements.compactMap {
            $0.member("product")?.elements.first?.string
        } ?? [],
        excluded: node.member("exclude")?.elements.compactMap(\.string).map(withoutSlash) ?? [],
        resources: node.member("resources")?.elements
            .compactMap { $0.member("path")?.string }.map(withoutSlash) ?? [])
}

/// Returns the folder at a path of a manifest, such as `.` or `./Sources/App/`.
private func folder(_ path: String, in root: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return ([root] + parts.map(String.init)).joined(separator: "/")
}

private func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
}
