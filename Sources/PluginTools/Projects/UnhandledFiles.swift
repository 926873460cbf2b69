import PluginCore
import SystemCalls

/// The files of plugingen in a target of a package that SwiftPM warns about: no build plugin reads them, and the manifest
/// neither excludes them nor makes them resources.
package struct UnhandledFiles {
    package let target: FoundTarget
    /// The name of the manifest.
    package let manifest: String
    /// The files and folders, as paths from the folder of the target.
    package let paths: [String]

    /// The argument of the target in the manifest, with the paths that it excludes already.
    package var argument: String {
        let excluded = target.excluded.map { relativePath($0, to: target.directory) }
        let literals = (excluded + paths).map { JSONText.string($0).compactText }
        return "exclude: [\(literals.joined(separator: ", "))]"
    }

    /// How to exclude the files, as lines.
    package var advice: String {
        """
        Without the build plugin, SwiftPM warns about descriptions. Exclude them in the target '\(target.name)' of
        \(manifest), after its name, dependencies and path:

            \(argument),

        """
    }
}

extension FoundProjects {
    /// Returns the files that SwiftPM warns about in a target with committed files; nil if there are none, if the target
    /// has the build plugin, or if it is not in a package.
    ///
    /// - Parameter added: files that are new in the folder of the target.
    package func unhandledFiles(in target: FoundTarget, adding added: [String] = [])
        -> UnhandledFiles?
    {
        guard target.canHaveDescriptions, !target.usesBuildPlugin,
            let package = projects.first(where: { project in
                project.isPackage && project.targets.contains { $0.isSame(as: target) }
            })
        else { return nil }
        let templates = templatesFolder(in: target)
        let unhandled = (listing.paths + added).filter { path in
            isOfPlugingen(path) && self.target(of: path)?.isSame(as: target) == true
                && target.exclusion(of: path) == nil
                && !target.resources.contains { isWithin(path, $0) }
        }
        .map { path in
            relativePath(
                templates.flatMap { isWithin(path, $0) ? $0 : nil } ?? path, to: target.directory)
        }
        if unhandled.isEmpty { return nil }
        return UnhandledFiles(
            target: target, manifest: package.name, paths: unhandled.uniquePaths)
    }

    private func isOfPlugingen(_ path: String) -> Bool {
        let names = [ModuleConfiguration.fileName, schemaFileName]
        return isDescription(path) || path.hasSuffix(".mustache")
            || names.contains(fileName(ofPath: path))
    }

    /// Returns the folder of the custom templates of a target if it is in the target's folder.
    private func templatesFolder(in target: FoundTarget) -> String? {
        guard let path = findConfiguration(near: target.directory) else { return nil }
        // Other commands report mistakes in the configuration.
        var ignored = DiagnosticCollector()
        let templates = readConfiguration(at: path, reporting: &ignored).templates?.path
        let folder = templates.map {
            FileIO.absolutePath($0, from: parent(of: FileIO.absolutePath(path)))
        }
        return folder.flatMap {
            $0 != target.directory && isWithin($0, target.directory) ? $0 : nil
        }
    }
}
