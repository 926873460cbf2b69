import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin
#endif

// This is one file, since a separate process compiles each file of a build plugin and reads
// Foundation again, in every clean build of every package that uses the plugin.

/// Generates the code for a target's descriptions and, in a test target, the tests of the targets
/// that it depends on.
@main
struct PlugingenBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "PlugingenBuildTool").url
        let output = context.pluginWorkDirectoryURL

        let module = Module(target, in: context.package)
        guard target.kind == .test else {
            module.reportMissingEngine(of: target)
            return GenerationCommand(module: module, target: module).sources(tool: tool, output: output)
        }
        var tested: [Module] = []
        for case .target(let dependency) in target.dependencies {
            guard let dependency = dependency as? SourceModuleTarget else { continue }
            tested.append(Module(dependency, in: context.package))
        }
        return GenerationCommand.tests(of: tested, in: module, tool: tool, output: output)
    }
}

extension Module {
    init(_ target: SourceModuleTarget, in package: Package) {
        self.init(name: target.moduleName, files: target.sourceFiles.map(\.url), root: package.directoryURL)
        guard let engine = settings?.engine else { return }
        // A target of another package has its configuration in its own folder.
        let modules = [target] + target.recursiveTargetDependencies
        let provider = modules.first { ($0 as? SourceModuleTarget)?.moduleName == engine }
        engineConfiguration = provider.flatMap {
            Self.configuration(inFolder: $0.directoryURL, upTo: package.directoryURL)
        }
    }

    /// Reports an engine that the target does not depend on: generated code imports it.
    func reportMissingEngine(of target: SourceModuleTarget) {
        guard let engine = settings?.engine, let configuration, engine != name,
            !target.recursiveTargetDependencies.contains(where: {
                ($0 as? SourceModuleTarget)?.moduleName ?? $0.name == engine
            })
        else { return }
        let path = configuration.path(percentEncoded: false)
        Diagnostics.error(
            "\(path): the target '\(target.name)' does not depend on '\(engine)', the engine of its "
                + "plugins; add it to the target's dependencies", file: path, line: 1)
    }
}

/// The command that generates the code for a module's descriptions.
///
/// One command generates all files of a module. With one command per description, a clean build of
/// 1,000 descriptions took 47 s instead of 23 s, and a clean build of one description was not faster.
/// Also, no process would notice that two descriptions collide. After an edit, both ways take the same
/// time: files whose contents stay the same are not written, so that only one plugin is compiled.
struct GenerationCommand {
    let module: Module
    /// The module that the generated code becomes a part of: this module, or its tests.
    let target: Module

    /// Returns the command for the controllers; an empty array if the module has no descriptions and provides no engine.
    func sources(tool: URL, output: URL) -> [Command] {
        command(
            "Generating the plugins of \(module.name)", tool: tool,
            arguments: [
                "--output", output.path(percentEncoded: false),
                "--shared-files", module.sharedFileNames.joined(separator: ","),
            ],
            outputs: module.sourceFileNames + module.additionalFileNames(forTests: false),
            in: output)
    }

    /// Returns the commands for the tests of several modules, all generated into one test target. An engine is tested
    /// elsewhere if another of the modules uses it.
    static func tests(of modules: [Module], in target: Module, tool: URL, output: URL) -> [Command] {
        let engines = modules.compactMap { $0.settings?.engine }
        let described = modules.filter { module in
            !module.plugins.isEmpty && module.settings?.tests != "none" && !engines.contains(module.name)
        }
        var commands: [Command] = []
        for module in described {
            let prefix = described.count > 1 ? module.name : ""
            var arguments = [
                "--tests-output", output.path(percentEncoded: false), "--module", module.name,
                "--shared-files", module.sharedTestFileNames(prefix: prefix).joined(separator: ","),
            ]
            if !prefix.isEmpty { arguments += ["--tests-prefix", prefix] }
            commands += GenerationCommand(module: module, target: target).command(
                "Generating the tests of the plugins of \(module.name)", tool: tool,
                arguments: arguments,
                outputs: module.testFileNames(prefix: prefix)
                    + module.additionalFileNames(forTests: true, prefix: prefix), in: output)
        }
        return commands
    }

    private func command(
        _ name: String, tool: URL, arguments: [String], outputs: [String], in output: URL
    ) -> [Command] {
        let collisions = collisions(with: outputs)
        for collision in collisions { report(collision) }
        if outputs.isEmpty || !collisions.isEmpty { return [] }
        var allArguments: [String] = arguments
        var inputs: [URL] = module.descriptions
        if let configuration = module.configuration {
            allArguments += ["--configuration", configuration.path(percentEncoded: false)]
            inputs.append(configuration)
        }
        if let engine = module.settings?.engine { allArguments += ["--engine", engine] }
        if let configuration = module.engineConfiguration {
            allArguments += ["--engine-configuration", configuration.path(percentEncoded: false)]
            inputs.append(configuration)
        }
        allArguments.append("--")
        allArguments += module.descriptions.map { $0.path(percentEncoded: false) }
        inputs += module.templates.map(\.file)
        let files: [URL] = outputs.map { output.appending(component: $0) }
        return [
            .buildCommand(
                displayName: name, executable: tool, arguments: allArguments, inputFiles: inputs, outputFiles: files)
        ]
    }
}

extension GenerationCommand {
    /// The name of a generated file, and the target's own file with the same name.
    private typealias Collision = (generated: String, file: URL)

    /// Returns the files of the target that have the names of generated files, ignoring case.
    private func collisions(with outputs: [String]) -> [Collision] {
        let generated = Dictionary(outputs.map { ($0.lowercased(), $0) }) { first, _ in first }
        return target.files.compactMap { file in generated[file.lastPathComponent.lowercased()].map { ($0, file) } }
    }

    /// Reports a file that has the name of a generated file. SwiftPM would only report that one file
    /// has "multiple producers".
    private func report(_ collision: Collision) {
        let (name, file) = collision
        let template = template(of: name)
        let origin = (template ?? description(of: name))?.path(percentEncoded: false) ?? ""
        // SwiftPM prints only the message. Xcode shows it at the file.
        let isShared =
            template == nil
            && (OutputNames.sharedFileNames.contains(name) || name.hasSuffix(OutputNames.testSupport)
                || name.hasSuffix(OutputNames.stateTests))
        let other = template == nil ? ", or the description" : ", or the template"
        Diagnostics.error(
            "\(origin): '\(name)' is generated, and the target has a file of this name; rename "
                + "'\(file.path(percentEncoded: false))'" + (isShared ? "" : other), file: origin, line: 1)
    }

    /// Returns the custom template that generates a file besides the built-in ones; nil if there is
    /// none.
    private func template(of output: String) -> URL? {
        module.templates.first { template, _ in
            let isForTests = module.name != target.name
            guard let name = OutputNames.additionalFile(of: template, forTests: isForTests) else { return false }
            // The name of a test file can begin with that of its module.
            return module.plugins.contains { output.hasSuffix(OutputNames.file(name, ofPlugin: $0)) }
        }?.file
    }

    /// Returns the description that a file is generated for; the first description if the file
    /// belongs to all of them, or the configuration of an engine without descriptions.
    private func description(of output: String) -> URL? {
        let controllers = module.plugins.filter { output.contains($0 + "ViewController") }
        let plugin = controllers.max { $0.count < $1.count }
        return module.descriptions.first {
            OutputNames.pluginName(ofFile: $0.lastPathComponent) == plugin
        } ?? module.descriptions.first ?? module.configuration
    }
}

/// The part of `plugingen.json` that the build plugin needs.
struct Configuration: Decodable {
    /// The path of the folder of custom templates.
    let templates: String?
    /// The module with the shared code.
    let engine: String?
    /// The access level of the shared code for other modules.
    let providesEngine: String?
    /// The testing framework of generated tests, or `none`.
    let tests: String?
    private let appearance: Appearance?
    private let states: [String: Value]?
    private let hosts: Value?

    private struct Appearance: Decodable {
        let colors: [String: Value]?
        let fonts: [String: Value]?
    }

    private struct Value: Decodable {
        init(from decoder: any Decoder) {}
    }

    /// Whether the module has colors or fonts of its own.
    var hasTokens: Bool { appearance?.colors?.isEmpty == false || appearance?.fonts?.isEmpty == false }

    /// Whether the module has states of screens.
    var hasStates: Bool { states?.isEmpty == false }

    /// Whether the module has protocols of hosts.
    var hasHosts: Bool { hosts != nil }

    /// Returns the contents of a configuration. If it cannot be read, they are nil, and the tool reports why.
    static func contents(of file: URL) -> Configuration? {
        let decoder = JSONDecoder()
        // JSON5 allows comments and trailing commas.
        decoder.allowsJSON5 = true
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? decoder.decode(Configuration.self, from: data)
    }
}

/// A module that may have descriptions.
struct Module {
    let name: String
    let files: [URL]
    let descriptions: [URL]
    /// The configuration, `plugingen.json`; nil if there is none.
    let configuration: URL?
    /// The contents of the configuration.
    let settings: Configuration?
    /// The configuration of the engine; nil if it is not known.
    var engineConfiguration: URL?
    /// The custom templates, with their paths relative to the folder that the configuration names,
    /// without suffixes.
    let templates: [(name: String, file: URL)]

    /// - Parameters:
    ///   - files: All files of the module's target.
    ///   - root: The folder of the package or the project.
    init(name: String, files: [URL], root: URL) {
        self.name = name
        self.files = files
        descriptions =
            files
            .filter { OutputNames.pluginName(ofFile: $0.lastPathComponent) != nil }
            .sorted { $0.path < $1.path }
        let folder = descriptions.first?.deletingLastPathComponent()
        let configuration =
            folder.flatMap { Self.configuration(inFolder: $0, upTo: root) }
            ?? files.first { $0.lastPathComponent == OutputNames.configurationFileName }
        self.configuration = configuration
        let settings = configuration.flatMap(Configuration.contents)
        self.settings = settings
        templates = configuration.map { Self.templates(named: settings?.templates, by: $0) } ?? []
    }

    /// The names of the files that all plugins of the module share.
    var sharedFileNames: [String] {
        OutputNames.sharedFileNames(
            hasEngine: settings?.engine != nil, hasTokens: settings?.hasTokens == true,
            hasHosts: settings?.hasStates == true || settings?.hasHosts == true)
    }

    /// Returns the names of the files that the tests of all plugins of the module share.
    func sharedTestFileNames(prefix: String) -> [String] {
        OutputNames.sharedTestFileNames(hasStates: settings?.hasStates == true, prefix: prefix)
    }

    /// The names of the files that are generated for the module itself, apart from those of custom templates.
    var sourceFileNames: [String] {
        if plugins.isEmpty, settings?.providesEngine == nil { return [] }
        return sharedFileNames + plugins.map { OutputNames.file(OutputNames.controller, ofPlugin: $0) }
    }

    /// Returns the names of the files with the tests of the module.
    func testFileNames(prefix: String) -> [String] {
        sharedTestFileNames(prefix: prefix)
            + plugins.map { OutputNames.file(OutputNames.controllerTests, ofPlugin: $0, prefix: prefix) }
    }

    /// Returns the names of the files that custom templates generate besides the built-in files,
    /// each once. The tool reports if two files have the same name.
    func additionalFileNames(forTests tests: Bool, prefix: String = "") -> [String] {
        let builtIn = tests ? testFileNames(prefix: prefix) : sourceFileNames
        var taken = Set(builtIn.map { $0.lowercased() })
        var names: [String] = []
        for name in templates.compactMap({ OutputNames.additionalFile(of: $0.name, forTests: tests) }) {
            for plugin in plugins {
                let file = OutputNames.file(name, ofPlugin: plugin, prefix: prefix)
                if taken.insert(file.lowercased()).inserted { names.append(file) }
            }
        }
        return names
    }

    /// Returns the custom templates in the folder that a configuration names, if it names one.
    private static func templates(named path: String?, by configuration: URL) -> [(name: String, file: URL)] {
        guard let path else { return [] }
        let folder =
            path.hasPrefix("/")
            ? URL(filePath: path) : configuration.deletingLastPathComponent().appending(path: path).standardizedFileURL
        // Templates for tests and for frameworks are in subfolders.
        let folders = contents(of: folder).filter { !$0.hasSuffix(OutputNames.templateSuffix) }
        let runtimeFolders = OutputNames.runtimeSubfolders.map { OutputNames.runtimeFolder + "/" + $0 }
        return ([""] + folders).flatMap { templates(in: $0, of: folder, suffix: OutputNames.templateSuffix) }
            + runtimeFolders.flatMap { templates(in: $0, of: folder, suffix: OutputNames.runtimeSuffix) }
    }

    /// Returns the files in a subfolder that have a suffix. Their names begin with that of the subfolder.
    private static func templates(in subfolder: String, of folder: URL, suffix: String) -> [(name: String, file: URL)] {
        let part = subfolder.isEmpty ? folder : folder.appending(path: subfolder)
        let prefix = subfolder.isEmpty ? "" : subfolder + "/"
        return contents(of: part).filter { $0.hasSuffix(suffix) }.map { name in
            (prefix + name.dropLast(suffix.count), part.appending(component: name))
        }
    }

    /// Returns the names of the visible files and folders in a folder, sorted; none if the folder
    /// does not exist.
    private static func contents(of folder: URL) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Returns the nearest configuration: in a folder or a parent, up to the root folder.
    static func configuration(inFolder folder: URL, upTo root: URL) -> URL? {
        let rootPath = root.standardizedFileURL.path
        var folder = folder.standardizedFileURL
        while true {
            let file = folder.appending(component: OutputNames.configurationFileName)
            if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return file }
            guard folder.path.hasPrefix(rootPath), folder.path != rootPath, folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
    }

    /// The names of the plugins that the module describes, each once. The tool reports two
    /// descriptions with one name; declaring an output file twice would hide that report.
    var plugins: [String] {
        Set(descriptions.compactMap { OutputNames.pluginName(ofFile: $0.lastPathComponent) }).sorted()
    }
}

#if canImport(XcodeProjectPlugin)
extension PlugingenBuildPlugin: XcodeBuildToolPlugin {
    /// Creates the build commands for a target of an Xcode project. Xcode does not provide a
    /// target's dependencies, so a test target is recognized by its name: `AppTests` tests `App`.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let tool = try context.tool(named: "PlugingenBuildTool").url
        let output = context.pluginWorkDirectoryURL
        let root = context.xcodeProject.directoryURL
        let targets = context.xcodeProject.targets
        let module = Module(target, among: targets, root: root)
        if !module.sourceFileNames.isEmpty {
            return GenerationCommand(module: module, target: module).sources(tool: tool, output: output)
        }
        let tested = targets.filter { target.displayName == $0.displayName + "Tests" }
        return GenerationCommand.tests(
            of: tested.map { Module($0, among: targets, root: root) }, in: module, tool: tool, output: output)
    }
}

extension Module {
    init(_ target: XcodeTarget, among targets: [XcodeTarget], root: URL) {
        self.init(target, root: root)
        guard let engine = settings?.engine else { return }
        let provider = targets.lazy.map { Module($0, root: root) }.first { $0.name == engine }
        engineConfiguration = provider?.configuration
    }

    private init(_ target: XcodeTarget, root: URL) {
        let product = target.product?.name ?? target.displayName
        // This is how Xcode derives the default name of a module.
        let name = String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        self.init(name: name, files: target.inputFiles.map(\.url), root: root)
    }
}
#endif
