import PluginCore
import SystemCalls

/// Warns of extensions in the app's own sources that add a method of a generated name to view controllers: Swift can
/// call the app's method in place of the generated one.
func reportOwnMembers(beside descriptions: [PluginDescription], reporting diagnostics: inout DiagnosticCollector) {
    let folders = ModuleFolders()
    let modules = Dictionary(grouping: descriptions) { folders.folder(of: $0.file.path).path }
    for descriptions in modules.values {
        let sources = folders.swiftFiles(of: descriptions[0].file.path)
        OwnMembers(in: sources, beside: descriptions).report(to: &diagnostics)
    }
}

/// The sources of a target, and the generated names that its extensions should not have.
private struct OwnMembers {
    private let sources: [(file: SourceFile, extensions: [SwiftExtension])]
    /// The class of all view controllers, for each framework.
    private let controllers: [String]
    private let names: ContainmentNames
    /// The descriptions and the keys for another name, by the names of host helpers.
    private let helpers: [String: (plugin: PluginDescription, newName: String)]

    init(in paths: [String], beside descriptions: [PluginDescription]) {
        sources = paths.compactMap { path in
            guard let bytes = try? FileIO.read(path, limit: 10_000_000) else { return nil }
            let file = SourceFile(path: path, bytes: bytes)
            return isGenerated(file) ? nil : (file, SwiftExtension.all(in: bytes))
        }
        controllers = Kit.all
            .filter { kit in descriptions.contains { $0.controller.kits.contains(kit) } }
            .compactMap { $0.platformType(named: "PlatformViewController") }
        names = descriptions.first?.controller.names ?? ContainmentNames()
        let all = descriptions.flatMap { plugin in
            plugin.host.newNames.map { name, newName in (name, (plugin, newName)) }
        }
        helpers = Dictionary(all) { first, _ in first }
    }

    func report(to diagnostics: inout DiagnosticCollector) {
        lazy var protocols = declaredProtocols()
        for (file, extensions) in sources {
            for type in extensions {
                let isOfControllers = isOfControllers(type)
                for member in type.members {
                    guard
                        isContainment(member) && isOfControllers
                            || helpers[member.name] != nil && (isOfControllers || protocols.contains(type.type))
                    else { continue }
                    diagnostics.warning(
                        .ownMember,
                        "view controllers also get a generated '\(member.name)', and Swift may call this one",
                        at: SourcePlace(file, member.range), note: advice(on: member.name))
                }
            }
        }
    }

    /// Returns whether all view controllers, or those of a protocol, get the members of an extension.
    private func isOfControllers(_ type: SwiftExtension) -> Bool {
        controllers.contains { type.type == $0 || type.constraints.contains($0) }
    }

    /// Returns whether a call of the generated `add` or `remove` can mean a member.
    private func isContainment(_ member: SwiftExtension.Member) -> Bool {
        let parameters = member.signature.filter { !$0.isWhitespace }
        if member.name == names.add { return parameters.contains("(_") && parameters.contains("ViewController") }
        return member.name == names.remove && (parameters.contains("()") || parameters.contains("(animated"))
    }

    private func advice(on name: String) -> String {
        if let (plugin, newName) = helpers[name] {
            return "rename this one, or the generated one with \"host\": { \(newName) } in '\(plugin.name).plugin.json'"
        }
        let key = name == names.add ? "add" : "remove"
        return
            "delete this one, because the generated one works for all controllers, or rename the generated one with \"names\": { \"\(key)\": \"\(name)Plugin\" } in plugingen.json"
    }

    /// Returns the protocols that the sources declare.
    private func declaredProtocols() -> Set<String> {
        Set(
            sources.flatMap { file, _ -> [String] in
                let words = SwiftWords(in: file.bytes).ranges.map {
                    String(decoding: file.bytes[$0.offsets], as: UTF8.self)
                }
                return zip(words, words.dropFirst()).filter { $0.0 == "protocol" }.map(\.1)
            })
    }
}

extension HostHelpers {
    /// The names of the generated members of view controllers, each with the key and the value for another name.
    fileprivate var newNames: [(name: String, newName: String)] {
        let names: [(String, Located<String>?)] = [
            ("show", show), ("hide", hide), ("shown", shown), ("while", whileShown),
        ]
        let renamed = names.compactMap { key, name in name.map { ($0.value, "\"\(key)\": \"\($0.value)Plugin\"") } }
        guard let recovery = recovery?.name.value else { return renamed }
        return renamed + [(recovery, "\"recovery\": { \"name\": \"\(recovery)Plugin\" }")]
    }
}

extension DiagnosticIdentifier {
    static let ownMember: Self = "own-member"
}
