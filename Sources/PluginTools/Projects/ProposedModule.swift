import PluginCore
import SystemCalls

/// A module for the configuration of a project, with the reason for each folder.
package struct ProposedModule {
    /// A folder, as a path from the folder of the project.
    package struct Folder {
        package let path: String
        /// Why it was chosen, as in "the folder of the target 'App'".
        package let reason: String
    }

    package let name: String
    package let descriptions: Folder
    /// The folder of the committed controllers; nil if the build plugin generates them.
    package var output: Folder?
    /// The folder of the committed tests; nil for none.
    package var tests: Folder?

    /// The keys of the folders, as paths in the configuration, and the folders.
    package var folders: [(key: String, folder: Folder)] {
        [("descriptions", descriptions), ("output", output), ("tests", tests)].compactMap {
            key, folder in folder.map { (key, $0) }
        }
    }

    /// The text of the module in a configuration.
    fileprivate var text: String {
        var members = [member("name", name), member("descriptions", descriptions.path)]
        if let output { members.append(member("output", output.path)) }
        if let tests { members.append("\"tests\": { \(member("output", tests.path)) }") }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private func member(_ key: String, _ value: String) -> String {
        "\"\(key)\": \(JSONText.string(value).compactText)"
    }
}

/// Returns the text of a configuration that lists modules.
///
/// - Parameter platforms: the platforms of the modules; empty if they are not known.
package func configurationText(
    listing modules: [ProposedModule], platforms: [SupportedPlatform]
) -> String {
    let names = platforms.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let platformLine = platforms.isEmpty ? "" : "  \"platforms\": [\(names)],\n"
    let lines = modules.map { "    " + $0.text }
    return "{\n\(platformLine)  \"modules\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
}

/// Returns modules for the configuration of a package: the targets with descriptions, or all targets that can have
/// some.
package func proposeModules(
    of manifest: PackageManifest, at root: String
) -> [ProposedModule] {
    let contents = FolderContents(of: root, followsLinks: false)
    let sources = manifest.targets.filter(\.canHaveDescriptions)
    let described = sources.filter { target in
        contents.descriptions.contains(where: target.holds)
            || providesEngine(folder: target.directory)
    }
    return (described.isEmpty ? sources : described).map { target in
        var module = ProposedModule(
            name: target.moduleName,
            descriptions: .init(
                path: relativePath(target.directory, to: root),
                reason: "the folder of the target '\(target.name)'"))
        if target.usesBuildPlugin { return module }
        module.output = contents.output(in: target.directory, from: root)
        module.tests = manifest.targets.first { $0.isTest && $0.dependencies.contains(target.name) }
            .flatMap { tests in
                if tests.usesBuildPlugin { return nil }
                return contents.testsOutput(in: tests, of: target.moduleName, from: root)
            }
        return module
    }
}

/// Returns modules for the configuration of an Xcode project: one for each folder beside the project that has
/// descriptions, or the folder of the project's sources.
package func proposeModules(ofProject project: String) -> [ProposedModule] {
    let root = String(directory(of: project))
    let contents = FolderContents(of: root, followsLinks: false)
    let usesBuildPlugin = examinedText(of: project).contains(PluginUsage.buildPluginName)
    let described = Set(
        contents.descriptions.map { path in
            let inner = path.dropFirst(root.count + 1).split(separator: "/").dropLast()
            return inner.first.map(String.init) ?? "."
        })
    let folders =
        described.isEmpty
        ? [likelySourceFolder(ofProject: project, from: root)] : described.sorted()
    return folders.map { folder in
        let name =
            folder == "." ? String(fileName(ofPath: project).dropLast(".xcodeproj".count)) : folder
        var module = ProposedModule(
            name: String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }),
            descriptions: .init(
                path: folder,
                reason: described.isEmpty
                    ? "the folder of the project's sources" : "a folder with descriptions"))
        if usesBuildPlugin { return module }
        module.output = contents.output(in: joinPath(root, folder), from: root)
        let tests = joinPath(root, name + "Tests")
        if FileIO.isDirectory(tests) {
            module.tests = .init(
                path: "\(name)Tests/Generated", reason: "the folder '\(name)Tests' is beside it")
        }
        return module
    }
}

private func examinedText(of project: String) -> String {
    let bytes =
        (try? FileIO.read(joinPath(project, "project.pbxproj"), limit: FileIO.xcodeLimit)) ?? []
    return String(decoding: bytes, as: UTF8.self)
}

extension FolderContents {
    /// Returns the folder of the committed controllers in a folder, or one for them.
    fileprivate func output(in folder: String, from root: String) -> ProposedModule.Folder {
        let committed = generated.first {
            $0.testedModule == nil && $0.plugin != nil && $0.file.path.hasPrefix(folder + "/")
        }
        if let committed {
            return .init(
                path: relativePath(committed.directory, to: root),
                reason: "it has generated files already")
        }
        return .init(
            path: relativePath(joinPath(folder, "Generated"), to: root),
            reason: "for files that you commit, because the build plugin is not used")
    }

    /// Returns the folder of the committed tests in a target of tests, or one for them.
    fileprivate func testsOutput(
        in target: PackageTarget, of module: String, from root: String
    ) -> ProposedModule.Folder {
        let committed = generated.first { $0.testedModule == module && target.holds($0.file.path) }
        if let committed {
            return .init(
                path: relativePath(committed.directory, to: root),
                reason: "it has generated tests already")
        }
        return .init(
            path: relativePath(joinPath(target.directory, "Generated"), to: root),
            reason: "the tests of the target '\(target.name)'")
    }
}
