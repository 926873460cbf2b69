import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin
#endif

// This is one file, since a separate process compiles each file of a command plugin and reads
// Foundation again, in every clean build of every package that uses the plugin.

/// The command plugin: `swift package plugingen …` runs the `plugingen` program in a package.
@main
struct PlugingenCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }
        let forwarded = try CommandArguments(
            arguments,
            folders: Dictionary(
                targets.map { ($0.name, $0.directoryURL.path(percentEncoded: false)) }
            ) { first, _ in first },
            described: targets.filter { $0.sourceFiles.contains { isDescription($0.url) } }
                .map(\.name))
        try runPlugingen(context.tool(named: "plugingen").url, forwarded.all, in: context.package.directoryURL)
    }
}

func isDescription(_ file: URL) -> Bool { file.lastPathComponent.hasSuffix(".plugin.json") }

/// Runs the program. If the program fails, exits with its status.
func runPlugingen(_ program: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // The variable tells the program that it runs in the plugin's sandbox, where it cannot create
    // another one.
    process.environment = ProcessInfo.processInfo.environment.merging(["PLUGINGEN_COMMAND_PLUGIN": "1"]) { $1 }
    try process.run()
    // Signals that end the plugin also end the program.
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
    // Shells use the same status for a signal.
    if process.terminationReason == .uncaughtSignal { exit(128 + status) }
    if status != 0 { exit(status) }
}

/// The arguments for `plugingen`, with the folders of targets in place of `--target NAME`. The option
/// can be repeated, and commands other than `new`, `validate` and `preview` ignore it, because Xcode
/// adds it for each chosen target.
struct CommandArguments {
    /// The arguments to run `plugingen` with.
    private(set) var all: [String]

    /// - Parameters:
    ///   - folders: The folders of targets, by the targets' names.
    ///   - described: The names of the targets that have descriptions.
    init(_ arguments: [String], folders: [String: String], described: [String]) throws {
        var names: [String] = []
        all = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                all += [argument] + rest
                break
            } else if argument == "--target", let name = rest.popFirst() {
                names.append(name)
            } else if argument.hasPrefix("--target=") {
                names.append(String(argument.dropFirst("--target=".count)))
            } else {
                all.append(argument)
            }
        }
        if names.isEmpty { return }
        if let unknown = names.first(where: { folders[$0] == nil }) {
            throw UnknownTarget(name: unknown, targets: folders.keys.sorted())
        }
        switch all.first {
        // Xcode's menu item runs this if the user types no arguments.
        case nil: all = ["doctor"]
        case "new" where names.count == 1 && !all.contains { $0.hasPrefix("--directory") }:
            all += ["--directory", folders[names[0]] ?? "."]
        case "validate", "preview":
            let folders = names.filter(described.contains).compactMap { folders[$0] }
            // Without a path, the program would check the whole package.
            if folders.isEmpty, all.count == 1 { throw NoDescriptions(targets: names) }
            all += folders
        // Xcode names the chosen targets for every command. Other commands do not need them.
        default: break
        }
    }
}

/// The error that the targets to check have no descriptions.
struct NoDescriptions: Error, CustomStringConvertible {
    let targets: [String]

    var description: String {
        "there are no descriptions (*.plugin.json) in " + targets.map { "'\($0)'" }.joined(separator: ", ")
    }
}

/// The error that a named target does not exist.
struct UnknownTarget: Error, CustomStringConvertible {
    let name: String
    let targets: [String]

    var description: String {
        "there is no target '\(name)'; the targets are " + targets.map { "'\($0)'" }.joined(separator: ", ")
    }
}

#if canImport(XcodeProjectPlugin)
extension PlugingenCommandPlugin: XcodeCommandPlugin {
    /// Runs the command in an Xcode project. Its targets have no folders; the folder beside the
    /// project with the most files of a target is used.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let targets = context.xcodeProject.targets
        let root = context.xcodeProject.directoryURL
        let forwarded = try CommandArguments(
            arguments,
            folders: Dictionary(
                targets.map { target in
                    (target.displayName, folder(of: target.inputFiles.map(\.url), in: root))
                }
            ) { first, _ in first },
            described: targets.filter { $0.inputFiles.contains { isDescription($0.url) } }.map(\.displayName))
        try runPlugingen(context.tool(named: "plugingen").url, forwarded.all, in: root)
    }

    /// Returns the folder around the files of a target that are in the same folder of the project
    /// as most of its files; the project's folder if it has no files there.
    private func folder(of files: [URL], in root: URL) -> String {
        let path = root.standardizedFileURL.pathComponents
        let folders = files.map {
            $0.deletingLastPathComponent().standardizedFileURL.pathComponents
        }.filter { $0.starts(with: path) }
        let groups = Dictionary(grouping: folders) { $0.dropFirst(path.count).first ?? "" }
        let largest = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
        let parts = largest.dropFirst().reduce(largest.first ?? path) { common, other in
            zip(common, other).prefix { $0 == $1 }.map(\.0)
        }
        return parts.dropFirst().reduce(URL(filePath: "/")) { $0.appending(component: $1) }.path(percentEncoded: false)
    }
}
#endif
