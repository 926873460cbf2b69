import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin
#endif

// One file: each file of a plugin is compiled by a process of its own, which reads Foundation anew, in
// every clean build of every package that uses the plugin.

/// `swift package plugingen …`: the command line of plugingen inside a package.
@main
struct PlugingenCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }
        let words = try CommandWords(
            arguments,
            folders: Dictionary(
                targets.map { ($0.name, $0.directoryURL.path(percentEncoded: false)) }
            ) { first, _ in first },
            isPackage: true,
            described: targets.filter { $0.sourceFiles.contains { isDescription($0.url) } }
                .map(\.name))
        try runPlugingen(
            context.tool(named: "plugingen").url, words.words, in: context.package.directoryURL)
    }
}

func isDescription(_ file: URL) -> Bool { file.lastPathComponent.hasSuffix(".plugin.json") }

/// Runs the program, and ends with its status.
func runPlugingen(_ program: URL, _ words: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    // The program runs in the sandbox of the plugin, which cannot hold another one.
    process.environment = ProcessInfo.processInfo.environment.merging(
        ["PLUGINGEN_COMMAND_PLUGIN": "1"]) { $1 }
    try process.run()
    // Signals that end the plugin end the program.
    let sources = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { kill(process.processIdentifier, number) }
        source.resume()
        return source
    }
    process.waitUntilExit()
    sources.forEach { $0.cancel() }
    let status = process.terminationStatus
    // The same status as in shells.
    if process.terminationReason == .uncaughtSignal { exit(128 + status) }
    if status != 0 { exit(status) }
}

/// The words for plugingen. `--target NAME` has the same meaning as for the program; in addition it can be repeated,
/// and other commands than `new` and `validate` accept it, because Xcode adds it for each selected target.
struct CommandWords {
    private(set) var words: [String]

    /// - Parameters:
    ///   - folders: the folders of targets, by the targets' names.
    ///   - isPackage: whether the program can find the targets in Package.swift.
    ///   - described: the names of the targets that hold descriptions.
    init(
        _ arguments: [String], folders: [String: String], isPackage: Bool, described: [String]
    ) throws {
        var names: [String] = []
        words = []
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += [word] + rest
                break
            } else if word == "--target", let name = rest.popFirst() {
                names.append(name)
            } else if word.hasPrefix("--target=") {
                names.append(String(word.dropFirst("--target=".count)))
            } else {
                words.append(word)
            }
        }
        if names.isEmpty { return }
        let unknown = names.first { folders[$0] == nil }
        // The program itself reports an unknown target of a package.
        if let unknown, !isPackage {
            throw UnknownTarget(name: unknown, targets: folders.keys.sorted())
        }
        switch words.first {
        // Xcode's menu without arguments.
        case nil: words = ["doctor"]
        case "new" where names.count == 1 && !words.contains { $0.hasPrefix("--directory") }:
            words +=
                isPackage ? ["--target", names[0]] : ["--directory", folders[names[0]] ?? "."]
        case "validate":
            if let unknown {
                words += ["--target", unknown]
                return
            }
            let folders = names.filter(described.contains).compactMap { folders[$0] }
            // Without a path, the program checks the whole package.
            if folders.isEmpty, words.count == 1 { throw NoDescriptions(targets: names) }
            words += folders
        default: break
        }
    }
}

/// An error for selected targets without descriptions.
struct NoDescriptions: Error, CustomStringConvertible {
    let targets: [String]

    var description: String {
        "there are no descriptions (*.plugin.json) in "
            + targets.map { "'\($0)'" }.joined(separator: ", ")
    }
}

/// An error for a target that the project does not have.
struct UnknownTarget: Error, CustomStringConvertible {
    let name: String
    let targets: [String]

    var description: String {
        "there is no target '\(name)'; the project has "
            + targets.map { "'\($0)'" }.joined(separator: ", ")
    }
}

#if canImport(XcodeProjectPlugin)
extension PlugingenCommandPlugin: XcodeCommandPlugin {
    /// Does the same for an Xcode project. Its targets have no folders, so the folder of a target is the one that holds
    /// its files.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let targets = context.xcodeProject.targets
        let root = context.xcodeProject.directoryURL
        let words = try CommandWords(
            arguments,
            folders: Dictionary(
                targets.map { target in
                    (target.displayName, folder(of: target.inputFiles.map(\.url), in: root))
                }
            ) { first, _ in first },
            isPackage: false,
            described: targets.filter { $0.inputFiles.contains { isDescription($0.url) } }
                .map(\.displayName))
        try runPlugingen(context.tool(named: "plugingen").url, words.words, in: root)
    }

    /// Returns the folder that holds all files of a target, or the project's folder.
    private func folder(of files: [URL], in root: URL) -> String {
        let folders = files.map {
            $0.deletingLastPathComponent().standardizedFileURL.pathComponents
        }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, other in
            zip(common, other).prefix { $0 == $1 }.map(\.0)
        }
        let path = root.standardizedFileURL.pathComponents
        let parts = common.starts(with: path) ? common : path
        return parts.dropFirst().reduce(URL(filePath: "/")) { $0.appending(component: $1) }
            .path(percentEncoded: false)
    }
}
#endif
