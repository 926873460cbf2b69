import PluginCore
import PluginTools

/// Returns the steps after a description was written, and an example of how to use the plugin.
func nextSteps(for new: NewDescription, in destination: NewDescriptionDestination) -> String {
    generationSteps(in: destination) + userSteps(for: new, in: destination) + """
        In any view controller:

            \(UsageExample(of: new.plugin).lines.joined(separator: "\n    "))

        """
}

/// Returns how to generate Swift from the description.
private func generationSteps(in destination: NewDescriptionDestination) -> String {
    let start = "Change the description as you like"
    if let listed = destination.listed, listed.output != nil {
        return "\(start). To generate its Swift, into files that you commit:\n\n    \(programInvocation) generate\n\n"
    }
    if destination.listed != nil || destination.target?.usesBuildPlugin == true {
        return "\(start), and build: the Swift is generated.\n\n"
    }
    if destination.package != nil {
        return """
            \(start). To generate its Swift at each build, add these lines to
            Package.swift, one for the package and one for the target:

                \(SwiftPackage.manifestLines.joined(separator: "\n    "))

            To commit the generated files instead: \(programInvocation) init --committed


            """
    }
    let folder = shellQuoted(destination.moduleDirectory)
    let output = shellQuoted(joinPath(destination.moduleDirectory, "Generated"))
    return """
        \(start). In an Xcode project with the build plugin, add it to the target, and build.
        To generate its Swift into files that you commit:

            \(programInvocation) generate \(folder) --output \(output)


        """
}

/// Returns what users have to add themselves: another plugin, and methods.
private func userSteps(for new: NewDescription, in destination: NewDescriptionDestination) -> String {
    var text = ""
    // No plugin is shown while its own operation runs.
    if let unavailable = new.unavailable, unavailable.name != new.plugin.name {
        let reason =
            unavailable.problem.map { $0 + "." } ?? """
                there is no plugin '\(unavailable.name)'. To add it:

                    \(programInvocation) new \(unavailable.name) --directory \(shellQuoted(destination.directory))
                """
        text += """
            '\(new.plugin.name)' can show '\(unavailable.name)' while an operation runs, but \(reason)

            Then name it in the "recovery" of \(new.file.path.visible):

                "while": "\(unavailable.name)"


            """
    }
    if let hooks = new.hooks {
        text += "'\(new.plugin.name)' calls methods of your own. Complete them in \(hooks.path.visible).\n\n"
    }
    return text
}
