import Foundation
import PackagePlugin

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
    try process.run()
    // Whoever ends the plugin ends the program.
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
    // As shells tell it.
    if process.terminationReason == .uncaughtSignal { exit(128 + status) }
    if status != 0 { exit(status) }
}
