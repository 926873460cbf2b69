import PluginDescriptions
import PluginGeneration

/// Where a new description goes.
struct NewPluginPlace {
    let directory: String
    /// The target around the folder, where it was looked for.
    let target: PackageTarget?
}

/// What to do after a description was written, and how to use what will be generated from it.
func nextSteps(for plugin: PluginDescription, in place: NewPluginPlace) -> String {
    let generation =
        if place.target?.usesBuildPlugin == true {
            "Change the description as you like, and build: the Swift is generated.\n\n"
        } else {
            """
            Change the description as you like. For the Swift to be generated at each build, add
            plugingen to the package's dependencies and its build plugin to the target\
            \(place.target.map { " '\($0.name)'" } ?? "") in Package.swift:

                plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]

            To generate it now, into files of your own:

                plugingen generate \(place.directory) --output \(joinPath(place.directory, "Generated"))


            """
        }
    return generation + """
        In any view controller:

            \(UsageExample(of: plugin).lines.joined(separator: "\n    "))

        """
}
