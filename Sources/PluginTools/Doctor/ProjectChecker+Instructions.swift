import PluginCore

/// Lines for the files of build systems.
extension ProjectChecker {
    func instructions(for system: BuildSystem, _ group: Group) -> [BuildInstructions] {
        let sources = group.target?.directory ?? likelySources(of: group)
        // A BUILD file that compiles the folder already compiles the generated files in it.
        if system == .bazel, group.target != nil { return [] }
        let file =
            system == .bazel
            ? buildFile(around: sources) : project.systemFile ?? project.file
        return BuildInstructions.all(
            for: system, in: shown(file), target: group.target?.name,
            sources: relativePath(sources, to: parent(of: file)))
    }

    /// Returns the nearest file of Bazel for a folder: patterns do not match files in folders with a file of their own.
    private func buildFile(around folder: String) -> String {
        let files = enclosingFolders(of: folder).lazy.flatMap { folder in
            ["BUILD.bazel", "BUILD"].map { joinPath(folder, $0) }
        }
        return files.first { examiner.found.listing.contains($0) }
            ?? joinPath(project.folder, "BUILD.bazel")
    }

    /// Returns the folder that most likely holds the sources of the app: the one beside the project that has
    /// descriptions, or a folder in it if it is for several targets.
    private func likelySources(of group: Group) -> String {
        let names = group.paths[0].dropFirst(project.folder.count + 1).split(separator: "/")
            .dropLast()
        let isForTargets = ["Sources", "Targets", "Modules", "Projects"].contains(names.first)
        return joinPath(
            project.folder, names.prefix(isForTargets ? 2 : 1).joined(separator: "/"))
    }
}
