import PluginCore
import SystemCalls

/// How the modules of a project get into its configuration.
package enum ListingStep {
    /// `plugingen init` writes the configuration.
    case write
    /// There is a configuration without a list, to which the modules can be added.
    case add(configuration: String)

    /// Returns nil if `plugingen init` finds no modules around a folder.
    package init?(around folder: String) {
        guard let found = FoundProjects(around: folder), !Proposal(for: found).modules.isEmpty
        else {
            return nil
        }
        let path = joinPath(found.root, ModuleConfiguration.fileName)
        self =
            FileIO.exists(path)
            ? .add(configuration: pathWithParents(to: path, from: folder)) : .write
    }
}
