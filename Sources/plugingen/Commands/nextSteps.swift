import PluginCore
import PluginTools
import SystemCalls

/// Returns the steps after a description was written, and an example of how to use the plugin.
func nextSteps(for new: NewDescription, in destination: NewDescriptionDestination) -> String {
    generationSteps(in: destination) + exclusionStep(for: new, in: destination)
        + userSteps(for: new, in: destination) + """
            In any view controller:

                \(UsageExample(of: new.plugin).lines.joined(separator: "\n    "))

            """
}

/// Returns how to generate Swift from the description, in a package, in an Xcode project or in another folder.
private func generationSteps(in destination: NewDescriptionDestination) -> String {
    if destination.target?.usesBuildPlugin == true {
        let membership =
            destination.project?.isPackage == true
            ? ""
            : "In Xcode, add the file to the target, unless its folder is synchronized.\n"
        return "Change the description as you like, and build: the Swift is generated.\n"
            + membership + "\n"
    }
    if hasListedOutput(destination) {
        return """
            Change the description as you like. To generate its Swift, into files that you commit:

                \(programInvocation) generate


            """
    }
    let output = joinPath(destination.moduleDirectory, "Generated")
    let command =
        "    \(programInvocation) generate \(shellQuoted(destination.moduleDirectory)) --output "
        + "\(shellQuoted(output))\n\n"
    guard let steps = buildPluginSteps(in: destination) else {
        return """
            Change the description as you like. To generate its Swift, into files that you commit:

            \(command)
            """
    }
    return """
        Change the description as you like. To generate its Swift at each build, add
        \(steps)

        To generate it now, into files that you commit:

        \(command)
        """
}

/// Returns how to exclude the description from a target of a package in which no build plugin reads it; empty for others.
private func exclusionStep(
    for new: NewDescription, in destination: NewDescriptionDestination
) -> String {
    guard let target = destination.target,
        let unhandled = destination.found?.unhandledFiles(
            in: target, adding: [FileIO.absolutePath(new.file.path)])
    else { return "" }
    return unhandled.advice + "\n"
}

/// Returns whether the project's configuration names the folder of the generated files.
private func hasListedOutput(_ destination: NewDescriptionDestination) -> Bool {
    var ignored = DiagnosticCollector()
    let project = Project(
        around: FileIO.absolutePath(destination.directory), reporting: &ignored)
    let modules = project?.modules(at: [destination.directory]) ?? []
    return modules.contains { $0.output != nil }
}

/// Returns how to add the build plugin, as the end of a sentence after 'add'; nil if there is neither a package nor an
/// Xcode project.
private func buildPluginSteps(in destination: NewDescriptionDestination) -> String? {
    guard let project = destination.project, project.system == nil else { return nil }
    if project.isPackage {
        return """
            plugingen to the package's dependencies and its build plugin to the target\
            \(destination.target.map { " '\($0.name)'" } ?? "") in \(project.name):

                plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]
            """
    }
    return """
        the package plugingen to the project in Xcode, PlugingenBuildPlugin to the build phase
        'Run Build Tool Plug-ins' of the target, and the new files to the target.
        """
}

/// Returns what users have to add themselves: another plugin, and methods.
private func userSteps(for new: NewDescription, in destination: NewDescriptionDestination) -> String
{
    var text = ""
    // No plugin is shown while its own operation runs.
    if let unavailable = new.unavailable, unavailable.name != new.plugin.name {
        text += """
            '\(new.plugin.name)' can show '\(unavailable.name)' while an operation runs, but \(reasonAndRemedy(for: unavailable, in: destination))

            Then name it in the "recovery" of \(new.file.path.visible):

                "while": "\(unavailable.name)"


            """
    }
    if let hooks = renderHooks(of: new.plugin, in: destination.directory) {
        text +=
            "'\(new.plugin.name)' calls methods of your own. Complete them in \(hooks.path.visible).\n\n"
    }
    return text
}

/// Returns why a plugin cannot be shown, and how to change that.
private func reasonAndRemedy(
    for unavailable: UnavailablePlugin, in destination: NewDescriptionDestination
) -> String {
    if let problem = unavailable.problem { return problem + "." }
    return """
        there is no plugin '\(unavailable.name)'. To add it:

            \(programInvocation) new \(unavailable.name) --directory \(shellQuoted(destination.directory))
        """
}

/// The words that run this program again: `swift package plugingen` in the command plugin.
var programInvocation: String {
    let isInPackage = findPackage(around: FileIO.currentDirectory) != nil
    return System.environment("PLUGINGEN_COMMAND_PLUGIN") != nil && isInPackage
        ? "swift package plugingen" : "plugingen"
}
