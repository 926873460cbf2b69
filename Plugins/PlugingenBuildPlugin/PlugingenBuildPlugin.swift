import Foundation
import PackagePlugin

/// Emits the plugins that a target's descriptions describe, and in a test target the tests of the
/// plugins of the targets that it depends on.
@main
struct PlugingenBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "PlugingenBuildTool").url
        let output = context.pluginWorkDirectoryURL

        let module = Module(target, in: context.package)
        guard target.kind == .test else {
            return GenerationCommand(module: module, target: module)
                .sources(tool: tool, output: output)
        }
        let modules = target.dependencies.compactMap { dependency -> Module? in
            guard case .target(let target) = dependency else { return nil }
            return (target as? SourceModuleTarget).map {
                Module($0, in: context.package)
            }
        }
        return GenerationCommand.tests(of: modules, in: module, tool: tool, output: output)
    }
}

extension Module {
    init(_ target: SourceModuleTarget, in package: Package) {
        self.init(
            name: target.moduleName, files: target.sourceFiles.map(\.url),
            root: package.directoryURL)
    }
}
