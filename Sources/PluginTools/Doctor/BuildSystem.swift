import PluginCore
import SystemCalls

/// A program that creates Xcode projects or builds apps from files of its own, in place of SwiftPM or a project that people
/// change in Xcode.
package enum BuildSystem: String, CaseIterable {
    case tuist = "Tuist"
    case xcodeGen = "XcodeGen"
    case bazel = "Bazel"

    /// Returns the program whose files are in a folder; nil if there are none.
    package init?(in folder: String) {
        guard let system = Self.allCases.first(where: { $0.manifest(in: folder) != nil }) else {
            return nil
        }
        self = system
    }

    /// Returns the nearest folder with files of such a program; nil if there is none.
    package static func folder(around folder: String) -> String? {
        enclosingFolders(of: folder).first { BuildSystem(in: $0) != nil }
    }

    /// Returns the path of the file that describes the project in a folder.
    func manifest(in folder: String) -> String? {
        let paths = manifestNames.map { joinPath(folder, $0) }
        return paths.first { path in
            guard let bytes = try? FileIO.read(path, limit: 1_000_000) else { return false }
            return mark.isEmpty || String(decoding: bytes, as: UTF8.self).contains(mark)
        }
    }

    private var manifestNames: [String] {
        switch self {
        case .tuist: ["Project.swift", "Workspace.swift", "Tuist.swift", "Tuist/Config.swift"]
        case .xcodeGen: ["project.yml", "project.yaml"]
        case .bazel: ["MODULE.bazel", "WORKSPACE.bazel", "WORKSPACE"]
        }
    }

    /// A text that is in every such file, and not in other files of the same name; empty for names without other uses.
    private var mark: String {
        switch self {
        case .tuist: "ProjectDescription"
        case .xcodeGen: "targets:"
        case .bazel: ""
        }
    }

    /// Returns whether a file of the project can name the build plugin.
    func reads(_ path: String) -> Bool {
        let name = fileName(ofPath: path)
        return switch self {
        case .tuist: name == "Project.swift"
        case .xcodeGen: name.hasSuffix(".yml") || name.hasSuffix(".yaml")
        case .bazel: name.hasPrefix("BUILD") || name.hasSuffix(".bzl")
        }
    }

    /// Whether its builds can run the build plugin.
    var runsBuildPlugins: Bool { self != .bazel }

    /// How to use the descriptions of a project, as a note.
    var advice: String {
        let committing = "commit the files that 'plugingen generate' writes"
        return switch self {
        case .tuist:
            "in Project.swift, add .package(product: \"\(PluginUsage.buildPluginName)\", type: .plugin) "
                + "to the dependencies of the target, or \(committing)"
        case .xcodeGen:
            "in project.yml, add \(PluginUsage.buildPluginName) to the 'buildToolPlugins' of the "
                + "target, or \(committing)"
        case .bazel: "\(committing): Bazel does not run build plugins"
        }
    }
}
