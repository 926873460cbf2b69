#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension PlugingenCommandPlugin: XcodeCommandPlugin {
    /// The same for an Xcode project, whose targets have no folders: that of a target is the one that
    /// its files are in.
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
            described: targets.filter { $0.inputFiles.contains { isDescription($0.url) } }
                .map(\.displayName))
        try runPlugingen(context.tool(named: "plugingen").url, words.words, in: root)
    }

    /// The folder that all files of a target are in; that of the project where they are in several.
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
