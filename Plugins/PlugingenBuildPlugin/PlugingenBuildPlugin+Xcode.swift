#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension PlugingenBuildPlugin: XcodeBuildToolPlugin {
    /// The same for the targets of an Xcode project. Xcode tells nothing of a target's dependencies,
    /// so that a test target is known by its name: `AppTests` tests `App`.
    func createBuildCommands(
        context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
        let tool = try context.tool(named: "PlugingenBuildTool").url
        let output = context.pluginWorkDirectoryURL
        let root = context.xcodeProject.directoryURL
        let module = Module(target, root: root)
        if !module.descriptions.isEmpty {
            return GenerationCommand(module: module, target: module)
                .sources(tool: tool, output: output)
        }
        let tested = context.xcodeProject.targets.filter { other in
            target.displayName == other.displayName + "Tests"
        }
        return GenerationCommand.tests(
            of: tested.map { Module($0, root: root) }, in: module, tool: tool, output: output)
    }
}

extension Module {
    init(_ target: XcodeTarget, root: URL) {
        let product = target.product?.name ?? target.displayName
        // Xcode's default for the name of a module.
        let name = String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        self.init(name: name, files: target.inputFiles.map(\.url), root: root)
    }
}
#endif
