import PluginCore

/// The facts about projects that the doctor's summary needs.
package struct Examination {
    package init() {}

    package internal(set) var descriptionCount = 0
    /// The names of the targets that can hold descriptions.
    package internal(set) var targets: [String] = []
    /// The folder of the first such target; nil if it is not known.
    package internal(set) var sourceFolder: String?
    /// The projects in which the build plugin generates code.
    package internal(set) var builds: [Build] = []
    /// The arguments of `plugingen check` for committed files, one string for each run.
    package internal(set) var checkArguments: [String] = []
    /// Whether `--fix` can let Xcode Cloud run the build plugin, although nothing shows that Xcode Cloud is used.
    package internal(set) var mayUseXcodeCloud = false
    /// Lines for the files of a build system that does not yet generate code.
    package internal(set) var instructions: [BuildInstructions] = []
    /// The files that `--fix` writes.
    package internal(set) var fixes: [FileFix] = []
    /// The examined folders, in which `--fix` writes.
    package internal(set) var folders: [String] = []

    /// A package or a project that can be tested.
    package struct Build {
        package let isPackage: Bool
        /// The frameworks that code is generated for.
        package let kits: [Kit]
        /// The name of the scheme to test; nil if it is not known.
        package let scheme: String?
    }
}
