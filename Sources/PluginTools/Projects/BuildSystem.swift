import PluginCore

/// A program that creates Xcode projects or builds apps from files of its own, in place of SwiftPM or a project that people
/// change in Xcode.
package enum BuildSystem: String, CaseIterable {
    case tuist = "Tuist"
    case xcodeGen = "XcodeGen"
    case bazel = "Bazel"

    /// The names of the files in the folder of a project, the most important first.
    fileprivate var fileNames: [String] {
        switch self {
        case .tuist: ["Project.swift", "Workspace.swift", "Tuist.swift", "Tuist/Config.swift"]
        case .xcodeGen: ["project.yml", "project.yaml"]
        case .bazel: ["MODULE.bazel", "WORKSPACE.bazel", "WORKSPACE"]
        }
    }

    /// Returns whether a file with one of the names belongs to the program.
    fileprivate func isOwn(_ text: String) -> Bool {
        switch self {
        case .tuist: text.contains("ProjectDescription")
        case .xcodeGen: XcodeGenProject.isProject(text)
        case .bazel: true
        }
    }

    /// Returns how to use the descriptions of a project, as a note.
    ///
    /// - Parameter file: the name of the file that describes the project.
    func advice(for file: String) -> String {
        let committing = "commit the files that 'plugingen generate' writes"
        return switch self {
        case .tuist:
            "in \(file), add .package(product: \"\(PluginUsage.buildPluginName)\", type: .plugin) "
                + "to the dependencies of the target, or \(committing)"
        case .xcodeGen:
            "in \(file), add \(PluginUsage.buildPluginName) to the 'buildToolPlugins' of the "
                + "target, or \(committing)"
        case .bazel: "\(committing): Bazel does not run build plugins"
        }
    }
}

/// The files in one folder that describe projects.
struct ProjectFiles {
    let hasManifest: Bool
    /// The Xcode projects, as absolute paths.
    let projects: [String]
    let hasWorkspace: Bool
    /// The files of build systems.
    let systems: [(system: BuildSystem, file: String)]
    /// The file in which Bazel declares targets; nil for none.
    let build: String?

    /// - Parameters:
    ///   - names: the names of the files and folders in the folder.
    ///   - text: returns the text of a file; empty if there is none.
    init(in folder: String, names: [String], text: (String) -> String) {
        hasManifest = names.contains("Package.swift")
        projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }.sorted()
            .map { joinPath(folder, $0) }
        hasWorkspace = names.contains { $0.hasSuffix(".xcworkspace") }
        systems = BuildSystem.allCases.compactMap { system in
            let file = system.fileNames
                .filter { names.contains(String($0.prefix { $0 != "/" })) }
                .map { joinPath(folder, $0) }
                .first {
                    system.isOwn(text($0))
                        && (system != .bazel || names.contains(fileName(ofPath: $0)))
                }
            return file.map { (system, $0) }
        }
        build = ["BUILD.bazel", "BUILD"].first(where: names.contains).map { joinPath(folder, $0) }
    }

    var isEmpty: Bool { !hasManifest && projects.isEmpty && !hasWorkspace && systems.isEmpty }
}
