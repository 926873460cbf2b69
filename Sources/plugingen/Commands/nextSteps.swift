import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// What to do after a description was written, and how to use what will be generated from it.
func nextSteps(for new: NewDescription, in place: NewPluginPlace) -> String {
    let output = joinPath(place.moduleDirectory, "Generated")
    let generation =
        if place.target?.usesBuildPlugin == true {
            "Change the description as you like, and build: the Swift is generated.\n\n"
        } else {
            """
            Change the description as you like. For the Swift to be generated at each build, add
            \(use(in: place))

            To generate it now, into files of your own:

                \(programInvocation) generate \(shellQuoted(place.moduleDirectory)) --output \(shellQuoted(output))


            """
        }
    return generation + remainder(of: new, in: place) + """
        In any view controller:

            \(UsageExample(of: new.plugin).lines.joined(separator: "\n    "))

        """
}

/// What brings the build plugin to the target, behind the word 'add'.
private func use(in place: NewPluginPlace) -> String {
    let folder = FileIO.absolutePath(place.directory)
    if findPackage(around: folder) == nil, findProjectFolder(around: folder) != nil {
        return """
            the package plugingen to the project in Xcode, PlugingenBuildPlugin to the build phase
            'Run Build Tool Plug-ins' of the target, and the new files to the target.
            """
    }
    return """
        plugingen to the package's dependencies and its build plugin to the target\
        \(place.target.map { " '\($0.name)'" } ?? "") in Package.swift:

            plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]
        """
}

/// What the description leaves to its user: images to add, another plugin, and methods to write.
private func remainder(of new: NewDescription, in place: NewPluginPlace) -> String {
    var text = ""
    let assets = new.plugin.views.compactMap { view -> String? in
        if case .image(let image) = view, case .asset(let name) = image.source { name } else { nil }
    }
    if !assets.isEmpty {
        text +=
            "It shows images that the app's asset catalog is to hold: "
            + assets.map { "'\($0)'" }.joined(separator: ", ") + ".\n\n"
    }
    // No plugin is shown while its own operation runs.
    if let missing = new.missing, missing.name != new.plugin.name {
        text += """
            '\(new.plugin.name)' can show '\(missing.name)' while an operation runs, but \(reason(of: missing, in: place))

            Then name it in the "recovery" of \(new.file.path):

                "while": "\(missing.name)"


            """
    }
    if let hooks = renderHooks(of: new.plugin, in: place.directory) {
        text += "'\(new.plugin.name)' calls methods that you write, in \(hooks.path).\n\n"
    }
    return text
}

/// Why a plugin cannot be shown, with what to do.
private func reason(of missing: MissingPlugin, in place: NewPluginPlace) -> String {
    if let problem = missing.problem { return problem + "." }
    return """
        there is no plugin '\(missing.name)'. To add it:

            \(programInvocation) new \(missing.name) --directory \(shellQuoted(place.directory))
        """
}

/// The words that run this program again: the command plugin runs where no program may be installed.
var programInvocation: String {
    let isInPackage = findPackage(around: FileIO.currentDirectory) != nil
    return System.environment("PLUGINGEN_COMMAND_PLUGIN") != nil && isInPackage
        ? "swift package plugingen" : "plugingen"
}

/// Where a new description goes.
struct NewPluginPlace {
    let directory: String
    /// The target around the folder, where it was looked for.
    let target: PackageTarget?

    /// The folder of all descriptions of the target, or the one of the description if the target is not known.
    var moduleDirectory: String {
        target.map { relativePath($0.directory, to: FileIO.currentDirectory) } ?? directory
    }
}
