import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// Returns the steps after a description was written, and an example of how to use the plugin.
func nextSteps(for new: NewDescription, in place: NewPluginPlace) -> String {
    generation(in: place) + remainder(of: new, in: place) + """
        In any view controller:

            \(UsageExample(of: new.plugin).lines.joined(separator: "\n    "))

        """
}

/// Returns how to generate Swift from the description, in a package, in an Xcode project or in another folder.
private func generation(in place: NewPluginPlace) -> String {
    if place.target?.usesBuildPlugin == true {
        return "Change the description as you like, and build: the Swift is generated.\n\n"
    }
    let output = joinPath(place.moduleDirectory, "Generated")
    let command =
        "    \(programInvocation) generate \(shellQuoted(place.moduleDirectory)) --output "
        + "\(shellQuoted(output))\n\n"
    guard let use = useOfBuildPlugin(in: place) else {
        return """
            Change the description as you like. To generate its Swift, into files that you commit:

            \(command)
            """
    }
    return """
        Change the description as you like. To generate its Swift at each build, add
        \(use)

        To generate it now, into files that you commit:

        \(command)
        """
}

/// Returns how to add the build plugin, after the word 'add'; nil without a package and an Xcode project.
private func useOfBuildPlugin(in place: NewPluginPlace) -> String? {
    let folder = FileIO.absolutePath(place.directory)
    if findPackage(around: folder) != nil {
        return """
            plugingen to the package's dependencies and its build plugin to the target\
            \(place.target.map { " '\($0.name)'" } ?? "") in Package.swift:

                plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]
            """
    }
    if findProjectFolder(around: folder) == nil { return nil }
    return """
        the package plugingen to the project in Xcode, PlugingenBuildPlugin to the build phase
        'Run Build Tool Plug-ins' of the target, and the new files to the target.
        """
}

/// Returns the parts that the description leaves to its user: images, another plugin, and methods.
private func remainder(of new: NewDescription, in place: NewPluginPlace) -> String {
    var text = ""
    let assets = new.plugin.views.compactMap { view -> String? in
        if case .image(let image) = view, case .asset(let name) = image.source { name } else { nil }
    }
    if !assets.isEmpty {
        text +=
            "It shows images from the app's asset catalog; add them: "
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
        text +=
            "'\(new.plugin.name)' calls methods of your own. Complete them in \(hooks.path).\n\n"
    }
    return text
}

/// Returns why a plugin cannot be shown, and how to change that.
private func reason(of missing: MissingPlugin, in place: NewPluginPlace) -> String {
    if let problem = missing.problem { return problem + "." }
    return """
        there is no plugin '\(missing.name)'. To add it:

            \(programInvocation) new \(missing.name) --directory \(shellQuoted(place.directory))
        """
}

/// The words that run this program again: `swift package plugingen` in the command plugin.
var programInvocation: String {
    let isInPackage = findPackage(around: FileIO.currentDirectory) != nil
    return System.environment("PLUGINGEN_COMMAND_PLUGIN") != nil && isInPackage
        ? "swift package plugingen" : "plugingen"
}
