import PluginCore
import SystemCalls

/// A package, as SwiftPM describes it.
package struct SwiftPackage {
    private static let buildPlugin = "PlugingenBuildPlugin"
    /// The lines of a manifest that let the build plugin generate code: one for the package, and one for each target.
    package static let manifestLines = [
        #".package(name: "plugingen", path: "../plugingen"),"#,
        #"plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]"#,
    ]

    package struct Target {
        package let name: String
        package let moduleName: String
        /// The absolute path of the folder of its sources.
        package let directory: String
        package let isTest: Bool
        /// The names of the targets of the package that it depends on.
        package let dependencies: [String]
        package let usesBuildPlugin: Bool
        /// The files and folders that the manifest excludes, as paths from the folder of the target.
        package let excluded: [String]
        /// The files and folders that the manifest makes resources.
        let resources: [String]
    }

    /// The absolute path of its folder.
    package let folder: String
    /// The targets with Swift files for apps, libraries and tests.
    package let targets: [Target]
    private let platforms: [String]

    package var manifest: String { joinPath(folder, "Package.swift") }

    /// The targets that can have plugins.
    package var sourceTargets: [Target] { targets.filter { !$0.isTest } }

    /// Whether the Mac is the only platform that the package names.
    package var isForMacAlone: Bool { platforms == ["macos"] }

    /// Returns the target whose folder contains a path; nil if there is none.
    package func target(around path: String) -> Target? {
        targets.filter { isWithin(path, $0.directory) }.max { $0.directory.utf8.count < $1.directory.utf8.count }
    }

    /// - Parameters:
    ///   - description: the output of `swift package describe`.
    ///   - manifest: the output of `swift package dump-package`.
    init(folder: String, _ description: JSONNode, manifest: JSONNode) {
        self.folder = folder
        platforms = description.texts("platforms", "name")
        let declared = manifest.member("targets")?.elements ?? []
        targets = (description.member("targets")?.elements ?? []).compactMap { node in
            guard let name = node.text("name"), let path = node.text("path"),
                let type = node.text("type"),
                ["library", "executable", "test"].contains(type)
            else { return nil }
            let declaration = declared.first { $0.text("name") == name }
            return Target(
                name: name, moduleName: node.text("c99name") ?? name,
                directory: FileIO.absolutePath(path, from: folder), isTest: type == "test",
                dependencies: node.texts("target_dependencies"),
                usesBuildPlugin: node.texts("product_dependencies").contains(Self.buildPlugin),
                excluded: declaration?.texts("exclude") ?? [], resources: declaration?.texts("resources", "path") ?? [])
        }
    }
}

extension SwiftPackage.Target {
    /// Returns the excluded file or folder that a file is in; nil if the target does not exclude it.
    func exclusion(of path: String) -> String? {
        excluded.first { isWithin(path, FileIO.absolutePath($0, from: directory)) }
    }

    /// Whether SwiftPM makes a bundle for the target: the manifest names resources, or the target has some that SwiftPM knows.
    var hasResources: Bool {
        let known = [".xcassets/", ".lproj/", ".xcstrings", ".storyboard", ".xib"]
        return !resources.isEmpty || files(below: directory).contains { path in known.contains { path.contains($0) } }
    }

    /// Returns the argument of the target in the manifest that excludes files too; nil if it excludes all of them, or makes
    /// them resources.
    ///
    /// - Parameter paths: absolute paths of files in the folder of the target.
    func exclusionArgument(adding paths: [String]) -> String? {
        let known = (excluded + resources).map { FileIO.absolutePath($0, from: directory) }
        let missing = paths.filter { path in !known.contains { isWithin(path, $0) } }
        if missing.isEmpty { return nil }
        // SwiftPM warns about exclusions of files that are gone.
        let present = excluded.filter { FileIO.exists(FileIO.absolutePath($0, from: directory)) }
        let all = present + missing.map { relativePath($0, to: directory) }.uniquePaths
        let literals = all.map { JSONText.string($0).compactText }
        return "exclude: [\(literals.joined(separator: ", "))]"
    }
}

/// The reason why SwiftPM does not describe a package.
package struct UnreadablePackage: Error {
    /// The absolute path of the manifest.
    package let manifest: String
    package let reason: String
    /// The lines that SwiftPM has printed.
    package var problems: [String] = []
    /// Whether the machine has no Swift, so that the package may be right.
    var isWithoutSwift = false

    /// The reason and the lines as one message.
    package var message: String { ([reason] + problems).joined(separator: "\n") }
}

extension SwiftPackage {
    /// Asks SwiftPM for the nearest package around a folder. Returns nil if there is none.
    ///
    /// A manifest is a program, which SwiftPM runs in a sandbox if the platform has one.
    ///
    /// - Parameter whileWaiting: called again and again until SwiftPM has answered.
    package init?(around folder: String, whileWaiting: () -> Void = {}) throws(UnreadablePackage) {
        guard let root = findPackage(around: folder) else { return nil }
        let manifest = joinPath(root, "Package.swift")
        if !isInstalled("swift") {
            throw UnreadablePackage(
                manifest: manifest,
                reason: "the program 'swift', which describes packages, is not in PATH",
                isWithoutSwift: true)
        }
        let (output, isSuccess) = System.standardOutput(
            of: Self.command(for: root), seconds: 60, whileWaiting: whileWaiting)
        var ignored = DiagnosticCollector()
        let file = SourceFile(path: manifest, bytes: output)
        guard isSuccess, let answers = readJSON(file, reporting: &ignored)?.elements, answers.count == 2 else {
            throw UnreadablePackage(manifest: manifest, output: String(decoding: output, as: UTF8.self))
        }
        self.init(folder: root, answers[0], manifest: answers[1])
    }

    /// Returns a command that prints both answers of SwiftPM as an array, or its problems.
    private static func command(for root: String) -> String {
        // A sandbox cannot hold another one. The one of the command plugin also applies to the manifest.
        let isInSandbox = System.environment("PLUGINGEN_COMMAND_PLUGIN") != nil
        // SwiftPM runs the manifest in a process group of its own, which outlives SwiftPM: its processor time is limited too.
        // SwiftPM locks its usual build folder while this program runs as a command plugin.
        return """
            ulimit -t 60; scratch=$(mktemp -d) && trap 'rm -rf "$scratch"' EXIT && trap 'exit 1' TERM
            ask() {
                swift package --package-path \(shellQuoted(root)) --scratch-path "$scratch/build" \
            \(isInSandbox ? "--disable-sandbox" : "") "$@" 2>"$scratch/errors"
            }
            ask describe --type json >"$scratch/description" && ask dump-package >"$scratch/manifest" &&
            { printf '['; cat "$scratch/description"; printf ','; cat "$scratch/manifest"; printf ']'; } ||
            { cat "$scratch/errors"; exit 1; }
            """
    }
}

extension UnreadablePackage {
    fileprivate init(manifest: String, output: String) {
        let root = parent(of: manifest)
        let lines = output.split(separator: "\n").map(String.init)
        // Errors with places follow one that contains the whole compiler command.
        let errors = [".swift:", ""].lazy.map { place in lines.filter { $0.contains(place) && $0.contains("error: ") } }
            .first { !$0.isEmpty }
        let isPlayground = output.contains("no such module 'AppleProductTypes'")
        self.init(
            manifest: manifest,
            reason: isPlayground
                ? "SwiftPM can read the manifest of an app playground only on a Mac"
                : "SwiftPM cannot read the package",
            problems: (errors ?? (lines.isEmpty ? ["there was no answer"] : lines)).map { line in
                line.hasPrefix(root + "/") ? String(line.dropFirst(root.count + 1)) : line
            })
    }
}

extension JSONNode {
    fileprivate func text(_ key: String) -> String? { member(key)?.string }

    /// Returns the strings of an array, or those of a key of its objects.
    fileprivate func texts(_ key: String, _ inner: String? = nil) -> [String] {
        (member(key)?.elements ?? []).compactMap { inner.map($0.text) ?? $0.string }
    }
}
