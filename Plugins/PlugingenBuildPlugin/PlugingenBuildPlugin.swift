import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin
#endif

// One file: each file of a plugin is compiled by a process of its own, which reads Foundation anew, in
// every clean build of every package that uses the plugin.

/// Generates the plugins that a target's descriptions describe, and in a test target the tests of the
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
        self.init(
            name: target.moduleName, files: target.sourceFiles.map(\.url),
            root: package.directoryURL)
    }
}

/// The command that generates what a module's descriptions describe.
///
/// One command makes all files of a module. With one command for each description, a clean build of
/// 1,000 of them took 47 s in place of 23 s, of one the same, and none of the processes would see that
/// two descriptions collide. After an edit either way takes the same time: files that come out as
/// they were are left untouched, so that one plugin is compiled.
struct GenerationCommand {
    let module: Module
    /// The module that the Swift becomes a part of: this one, or that of its tests.
    let target: Module

    /// The command for the controllers; none where the module has no descriptions.
    func sources(tool: URL, output: URL) -> [Command] {
        command(
            "Generating the plugins of \(module.name)", tool: tool,
            arguments: ["--output", output.path(percentEncoded: false)],
            outputs: OutputNames.sourceFiles(ofPlugins: module.plugins)
                + module.extraFiles(tests: false),
            in: output)
    }

    /// The commands for the tests of several modules, all generated into one test target.
    static func tests(of modules: [Module], in target: Module, tool: URL, output: URL) -> [Command]
    {
        let described = modules.filter { !$0.descriptions.isEmpty }
        var commands: [Command] = []
        for module in described {
            let prefix = described.count > 1 ? module.name : ""
            var arguments = [
                "--tests-output", output.path(percentEncoded: false), "--module", module.name,
            ]
            if !prefix.isEmpty { arguments += ["--tests-prefix", prefix] }
            commands += GenerationCommand(module: module, target: target).command(
                "Generating the tests of the plugins of \(module.name)", tool: tool,
                arguments: arguments,
                outputs: OutputNames.testFiles(ofPlugins: module.plugins, prefix: prefix)
                    + module.extraFiles(tests: true, prefix: prefix),
                in: output)
        }
        return commands
    }

    private func command(
        _ name: String, tool: URL, arguments: [String], outputs: [String], in output: URL
    ) -> [Command] {
        if outputs.isEmpty || reportsCollisions(with: outputs) { return [] }
        var words: [String] = arguments
        var inputs: [URL] = module.descriptions
        if let configuration = module.configuration {
            words += ["--configuration", configuration.path(percentEncoded: false)]
            inputs.append(configuration)
        }
        words.append("--")
        words += module.descriptions.map { $0.path(percentEncoded: false) }
        inputs += module.templates.map(\.file)
        let files: [URL] = outputs.map { output.appending(component: $0) }
        return [
            .buildCommand(
                displayName: name, executable: tool, arguments: words, inputFiles: inputs,
                outputFiles: files)
        ]
    }
}

extension GenerationCommand {
    /// Reports files of the target that have the names of generated ones, and returns whether there are
    /// some. SwiftPM would say no more than that one file has "multiple producers".
    private func reportsCollisions(with outputs: [String]) -> Bool {
        let generated = Dictionary(outputs.map { ($0.lowercased(), $0) }) { first, _ in first }
        var isFound = false
        for file in target.files {
            guard let name = generated[file.lastPathComponent.lowercased()] else { continue }
            let template = template(of: name)
            let origin = (template ?? description(of: name)).path(percentEncoded: false)
            // SwiftPM prints the message alone, Xcode shows it at the file.
            let isShared =
                template == nil
                && (name == OutputNames.containmentFile
                    || name.hasSuffix(OutputNames.containmentTestsFile(prefix: "")))
            let other = template == nil ? ", or the description" : ", or the template"
            Diagnostics.error(
                "\(origin): '\(name)' is generated, and the target has a file of this name; rename "
                    + "'\(file.path(percentEncoded: false))'"
                    + (isShared ? "" : other),
                file: origin, line: 1)
            isFound = true
        }
        return isFound
    }

    /// The template that makes a file besides the built-in ones.
    private func template(of output: String) -> URL? {
        module.templates.first { template, _ in
            OutputNames.isExtra(template, tests: module.name != target.name)
                // The names of tests can begin with that of their module.
                && module.plugins.contains {
                    output.hasSuffix(OutputNames.extraFile(of: template, plugin: $0))
                }
        }?.file
    }

    /// The description that a file is generated for; the first where it is generated for all.
    private func description(of output: String) -> URL {
        let controllers = module.plugins.filter { output.contains($0 + "ViewController") }
        let plugin = controllers.max { $0.count < $1.count }
        return module.descriptions.first {
            OutputNames.pluginName(ofFile: $0.lastPathComponent) == plugin
        } ?? module.descriptions[0]
    }
}

/// What the build plugin has to know of a configuration.
struct Configuration: Decodable {
    /// The path of the folder of custom templates.
    let templates: String
}

/// A module that may hold descriptions.
struct Module {
    let name: String
    let files: [URL]
    let descriptions: [URL]
    /// The file that says what holds for all descriptions.
    let configuration: URL?
    /// The user's custom templates, with their paths in the folder that the configuration names.
    let templates: [(name: String, file: URL)]

    /// - Parameters:
    ///   - files: all files of the module's target.
    ///   - root: the folder of the package or the project.
    init(name: String, files: [URL], root: URL) {
        self.name = name
        self.files = files
        descriptions =
            files
            .filter { OutputNames.pluginName(ofFile: $0.lastPathComponent) != nil }
            .sorted { $0.path < $1.path }
        configuration = descriptions.first.flatMap { Self.configuration(near: $0, upTo: root) }
        templates = configuration.map(Self.templates) ?? []
    }

    /// The files that templates make besides the built-in ones, each once: a name that two files would
    /// have is a mistake that the program reports.
    func extraFiles(tests: Bool, prefix: String = "") -> [String] {
        let builtIn =
            tests
            ? OutputNames.testFiles(ofPlugins: plugins, prefix: prefix)
            : OutputNames.sourceFiles(ofPlugins: plugins)
        var taken = Set(builtIn.map { $0.lowercased() })
        var extra: [String] = []
        for template in templates where OutputNames.isExtra(template.name, tests: tests) {
            for plugin in plugins {
                let file = OutputNames.extraFile(of: template.name, plugin: plugin, prefix: prefix)
                if taken.insert(file.lowercased()).inserted { extra.append(file) }
            }
        }
        return extra
    }

    /// Where the configuration cannot be read there are none: the program tells what is wrong.
    private static func templates(namedBy configuration: URL) -> [(name: String, file: URL)] {
        let decoder = JSONDecoder()
        // With comments and trailing commas.
        decoder.allowsJSON5 = true
        guard let data = try? Data(contentsOf: configuration),
            let path = try? decoder.decode(Configuration.self, from: data).templates
        else { return [] }
        let folder =
            path.hasPrefix("/")
            ? URL(filePath: path)
            : configuration.deletingLastPathComponent().appending(path: path).standardizedFileURL
        let suffix = OutputNames.templateSuffix
        var found: [(name: String, file: URL)] = []
        // Those of tests and of kits are in folders of their own.
        let folders = contents(of: folder).filter { !$0.hasSuffix(suffix) }.map { $0 + "/" }
        for prefix in [""] + folders {
            let part = prefix.isEmpty ? folder : folder.appending(path: prefix)
            for name in contents(of: part) where name.hasSuffix(suffix) {
                let template = String(name.dropLast(suffix.count))
                found.append((prefix + template, part.appending(component: name)))
            }
        }
        return found
    }

    /// The names of what is in a folder and not hidden, sorted; none where there is no such folder.
    private static func contents(of folder: URL) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false))
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The configuration that is nearest to a description, up to the folder of the package.
    private static func configuration(near description: URL, upTo root: URL) -> URL? {
        let rootPath = root.standardizedFileURL.path
        var folder = description.deletingLastPathComponent().standardizedFileURL
        while true {
            let file = folder.appending(component: OutputNames.configurationFile)
            if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
                return file
            }
            guard folder.path.hasPrefix(rootPath), folder.path != rootPath, folder.path != "/"
            else { return nil }
            folder.deleteLastPathComponent()
        }
    }

    /// The names of the plugins that the module describes, each once. Two descriptions of one name
    /// are a mistake that the program reports; a file that is declared twice would hide it.
    var plugins: [String] {
        Set(descriptions.compactMap { OutputNames.pluginName(ofFile: $0.lastPathComponent) })
            .sorted()
    }
}

#if canImport(XcodeProjectPlugin)
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
