import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// What to do after a description was written, and how to use what will be generated from it.
func nextSteps(for plugin: PluginDescription, in place: NewPluginPlace) -> String {
    let output = joinPath(place.directory, "Generated")
    let generation =
        if place.target?.usesBuildPlugin == true {
            "Change the description as you like, and build: the Swift is generated.\n\n"
        } else {
            """
            Change the description as you like. For the Swift to be generated at each build, add
            \(use(in: place))

            To generate it now, into files of your own:

                plugingen generate \(shellQuoted(place.directory)) --output \(shellQuoted(output))


            """
        }
    return generation + remainder(of: plugin, in: place) + """
        In any view controller:

            \(UsageExample(of: plugin).lines.joined(separator: "\n    "))

        """
}

/// What brings the build plugin to the target, behind the word 'add'.
private func use(in place: NewPluginPlace) -> String {
    let folder = FileIO.absolutePath(place.directory)
    if findPackage(around: folder) == nil, findProjectFolder(around: folder) != nil {
        return """
            the package plugingen to the project in Xcode, PlugingenBuildPlugin to the build phase
            'Run Build Tool Plug-ins' of the target, and the description to the target.
            """
    }
    return """
        plugingen to the package's dependencies and its build plugin to the target\
        \(place.target.map { " '\($0.name)'" } ?? "") in Package.swift:

            plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]
        """
}

/// What the description leaves to its user: images to add, methods to write, and another plugin.
private func remainder(of plugin: PluginDescription, in place: NewPluginPlace) -> String {
    var text = ""
    let assets = plugin.views.compactMap { view -> String? in
        if case .image(let image) = view, case .asset(let name) = image.source { name } else { nil }
    }
    if !assets.isEmpty {
        text +=
            "It shows images that the app's asset catalog is to hold: "
            + assets.map { "'\($0)'" }.joined(separator: ", ") + ".\n\n"
    }
    if let shown = plugin.host.recovery?.whileShown?.value,
        !FileIO.exists(joinPath(place.directory, descriptionFileName(ofPlugin: shown)))
    {
        text += """
            While an operation runs, '\(plugin.name)' shows '\(shown)'. Where there is none yet:

                plugingen new \(shown)


            """
    }
    let kits = plugin.controller.kits
    let methods = plugin.controller.hooks.flatMap { hook in
        kits.compactMap { kit in
            hook.value.method(of: kit).map { method in
                "    func \(method.hook)(\(method.parameter)) {}"
                    + (kits.count > 1 ? "  // \(kit.name)" : "")
            }
        }
    }
    if !methods.isEmpty {
        text += """
            It calls what you write, in a file of your own:

                extension \(plugin.controllerName) {
                \(methods.joined(separator: "\n    "))
                }


            """
    }
    return text
}

/// Where a new description goes.
struct NewPluginPlace {
    let directory: String
    /// The target around the folder, where it was looked for.
    let target: PackageTarget?
}
