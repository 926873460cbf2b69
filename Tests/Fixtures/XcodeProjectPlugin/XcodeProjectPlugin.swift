import Foundation
import PackagePlugin

// A stand-in for the module with this name, which only Xcode has: the declarations that the plugins
// use, so that their code for Xcode projects can be compiled everywhere.

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool {
        throw CocoaError(.fileNoSuchFile)
    }
}

public struct XcodeProject {
    public let directoryURL: URL
    public let displayName: String
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public let displayName: String
    public let product: XcodeProduct?
    public let inputFiles: FileList
}

public struct XcodeProduct {
    public let name: String
}
