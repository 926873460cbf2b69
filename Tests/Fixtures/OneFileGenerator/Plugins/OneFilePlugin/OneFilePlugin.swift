import Foundation
import PackagePlugin

@main
struct OneFilePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "onefile").url
        return target.sourceFiles(withSuffix: ".plugin.json").map { file in
            let output = context.pluginWorkDirectoryURL.appending(component: "Generated.swift")
            return .buildCommand(
                displayName: "Generating", executable: tool,
                arguments: [
                    file.url.path(percentEncoded: false), output.path(percentEncoded: false),
                ],
                inputFiles: [file.url], outputFiles: [output])
        }
    }
}
