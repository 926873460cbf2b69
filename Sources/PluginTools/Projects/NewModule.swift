import PluginCore

/// A module for the list of a configuration, with paths from the folder of the configuration.
package struct NewModule {
    package let name: String
    package let descriptions: String
    /// The folder of the committed tests; nil for none.
    package let tests: String?

    package init(name: String, sources: String, tests: String?) {
        self.name = name
        descriptions = sources
        self.tests = tests.map(Self.output)
    }

    package var output: String { Self.output(in: descriptions) }

    private static func output(in folder: String) -> String {
        folder == "." ? "Generated" : joinPath(folder, "Generated")
    }

    /// The text of the module in a configuration.
    package var text: String {
        let tests = tests.map { ", \"tests\": { \"output\": \(Self.literal($0)) }" } ?? ""
        return "{ \"name\": \(Self.literal(name)), \"descriptions\": \(Self.literal(descriptions)), "
            + "\"output\": \(Self.literal(output))\(tests) }"
    }

    /// The name and the folders of the module.
    package var summary: String {
        let outputs = [output, tests].compactMap { $0?.visible }
        return "\(name): \(descriptions.visible), generated into \(outputs.joined(separator: " and "))"
    }

    /// Returns what to change in a list of modules so that it has this one; nil if it has it already.
    package func change(to modules: [ProjectModule]) -> String? {
        guard let listed = modules.first(where: { $0.name == name }) else { return "add to 'modules': \(text)" }
        let isSame = descriptions == listed.descriptions && output == listed.output && tests == listed.tests?.output
        return isSame ? nil : "write for '\(name)' in 'modules': \(text)"
    }

    private static func literal(_ text: String) -> String { JSONText.string(text).compactText }

    /// Returns the text of a configuration that lists modules.
    ///
    /// - Parameter isForMacAlone: whether code is generated for AppKit only.
    package static func configuration(listing modules: [NewModule], isForMacAlone: Bool) -> String {
        let kits = isForMacAlone ? "  \"kits\": [\"\(Kit.appKit.name)\"],\n" : ""
        let lines = modules.map { "    " + $0.text }.joined(separator: ",\n")
        return "{\n\(kits)  \"modules\": [\n\(lines)\n  ]\n}\n"
    }
}

extension NewModule {
    /// Returns the options of `init` for some folders with Swift files, at most ten modules.
    package static func proposedOptions(for folders: [String]) -> [[String]] {
        let sources = folders.filter { !$0.hasSuffix("Tests") }.prefix(10)
        return (sources.isEmpty ? ["App"] : sources).map { folder in
            let parts = folder.split(separator: "/").filter { ![".", "Sources", "Source", "src"].contains($0) }
            let name = (parts.last ?? "App").map { $0.isLetter || $0.isNumber ? $0 : "_" }
            let tests = folders.contains(folder + "Tests") ? ["--tests", folder + "Tests"] : []
            return ["--module", String(name), "--sources", folder] + tests
        }
    }
}

extension SwiftPackage {
    /// The targets without the build plugin, each with the folder of its tests.
    package var committedModules: [NewModule] {
        var usedTests: Set<String> = []
        return sourceTargets.filter { !$0.usesBuildPlugin }.sorted { $0.name < $1.name }.map {
            target in
            // Generated tests of two modules cannot be in one folder.
            let tests = tests(of: target).flatMap {
                $0.usesBuildPlugin || !usedTests.insert($0.name).inserted ? nil : $0.directory
            }
            return NewModule(
                name: target.moduleName, sources: relativePath(target.directory, to: folder),
                tests: tests.map { relativePath($0, to: folder) })
        }
    }

    /// Returns the target with the tests of another one; nil if there is none.
    private func tests(of target: Target) -> Target? {
        let tests = targets.filter { $0.isTest && $0.dependencies.contains(target.name) }
        return tests.first { $0.name == target.name + "Tests" } ?? tests.first
    }
}
