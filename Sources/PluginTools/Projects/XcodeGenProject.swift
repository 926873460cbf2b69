import PluginCore
import SystemCalls

/// The targets in a `project.yml` of XcodeGen, and in the files that it includes.
struct XcodeGenProject {
    private struct Declaration {
        let name: String
        /// The folder that the paths of the target start from.
        let folder: String
        let value: DataValue
    }

    private let listing: FileListing
    private var declarations: [Declaration] = []
    private var templates: [String: Declaration] = [:]
    private var readPaths: Set<String> = []

    init(at path: String, in listing: FileListing) {
        self.listing = listing
        read(path, folder: parent(of: path))
    }

    /// Returns whether a text is that of a project.
    static func isProject(_ text: String) -> Bool {
        let keys = ["targets:", "targetTemplates:", "include:", "aggregateTargets:"]
        return text.split(whereSeparator: \.isNewline).contains { line in
            keys.contains(where: line.hasPrefix)
        }
    }

    private mutating func read(_ path: String, folder: String) {
        guard readPaths.insert(path).inserted else { return }
        let file = YAMLReader.read(listing.text(path))
        for include in file.elements("include") {
            guard let name = include.text ?? include.text("path") else { continue }
            let inner = FileIO.absolutePath(name, from: parent(of: path))
            let isRelative = include.text("relativePaths") != "false"
            read(inner, folder: isRelative ? parent(of: inner) : folder)
        }
        for (name, value) in file["targetTemplates"]?.members ?? [] {
            templates[name] = Declaration(name: name, folder: folder, value: value)
        }
        for (name, value) in file["targets"]?.members ?? [] {
            declarations.append(Declaration(name: name, folder: folder, value: value))
        }
    }

    var targets: [FoundTarget] { declarations.map(target) }

    private func target(_ declaration: Declaration) -> FoundTarget {
        let name = declaration.name
        let parts =
            [declaration] + declaration.value.texts("templates").compactMap { templates[$0] }
        let sources = parts.flatMap { part in
            part.value.elements("sources").compactMap { source in
                (source.text ?? source.text("path")).map { path in
                    FileIO.absolutePath(
                        path.replacing("${target_name}", with: name), from: part.folder)
                }
            }
        }
        let folders = sources.filter(listing.isFolder)
        let settings = parts.lazy.compactMap { $0.value["settings"] }.first
        let module = settings?.settingOfModuleName ?? settings?["base"]?.settingOfModuleName
        var target = FoundTarget(
            name: name, moduleName: moduleName(ofTarget: module ?? name),
            kind: .init(ofProduct: parts.lazy.compactMap { $0.value.text("type") }.first),
            directory: folders.first ?? joinPath(declaration.folder, name))
        target.otherFolders = Array(folders.dropFirst())
        target.files = Set(sources.filter { !listing.isFolder($0) })
        target.dependencies = parts.flatMap { $0.value.elements("dependencies") }
            .compactMap { $0.text("target") }
        target.plugins = parts.flatMap { $0.value.elements("buildToolPlugins") }
            .compactMap { plugin in
                plugin.text("plugin").map {
                    PluginUsage(name: $0, package: plugin.text("package"))
                }
            }
        return target
    }
}
