import PluginCore
import PluginTools
import SystemCalls

/// The folder and the target that a new description is written to.
struct NewDescriptionDestination {
    let directory: String
    /// The target around the folder; nil if it is not known.
    let target: FoundTarget?

    /// The folder of all descriptions of the target, or the one of the description if the target is not known.
    var moduleDirectory: String {
        target.map { pathWithParents(to: $0.directory, from: FileIO.currentDirectory) } ?? directory
    }

    /// The projects around the folder; nil if there are none.
    let found: FoundProjects?

    /// The project of the folder; nil if there is none.
    var project: FoundProject? {
        found?.project(of: joinPath(FileIO.absolutePath(directory), Self.example))
    }

    private init(_ target: FoundTarget, in found: FoundProjects) {
        directory = pathWithParents(to: target.directory, from: FileIO.currentDirectory)
        self.target = target
        self.found = found
    }

    @MainActor
    private init(directory: String) {
        let path = FileIO.absolutePath(directory)
        let found = FoundProjects(around: path) { isWithin(path, $1) }
        let target = found?.target(of: joinPath(path, Self.example))
        self.target = target?.canHaveDescriptions == true ? target : nil
        self.directory = directory
        self.found = found
    }

    /// The name of a description, to find the target of a folder.
    private static let example = descriptionFileName(ofPlugin: "New")

    /// Finds the folder that `--directory` or `--target` names, or the folder of the only possible target.
    @MainActor
    init(for arguments: ParsedArguments) throws(ArgumentError) {
        if let directory = arguments.value(of: "--directory") {
            let isAbsolute = directory.hasPrefix("/")
            self.init(
                directory: isAbsolute
                    ? relativePath(directory, to: FileIO.currentDirectory) : directory)
        } else if let name = arguments.value(of: "--target") {
            let (target, found) = try findSourceTarget(named: name, for: arguments)
            self.init(target, in: found)
        } else {
            let (target, found) = try Self.onlyTarget(for: arguments)
            self.init(target, in: found)
        }
    }

    /// Returns the target around the current folder, or the only one of the package or of the project.
    @MainActor
    private static func onlyTarget(
        for arguments: ParsedArguments
    ) throws(ArgumentError) -> (FoundTarget, FoundProjects) {
        let current = FileIO.currentDirectory
        guard let found = FoundProjects(around: current) else {
            throw unknownFolder(for: arguments)
        }
        try found.checkManifests(orElse: "; specify --directory DIR")
        let around = found.target(of: joinPath(current, example))
        if let around, around.canHaveDescriptions, around.directory != found.root {
            return (around, found)
        }
        let targets = found.mainTargetsOfFolders
        if targets.isEmpty {
            throw .other("\(found.noun) has no target with sources; specify --directory DIR")
        }
        if targets.count > 1 {
            let lines = targets.map { newCommand(arguments, adding: ["--target", $0.name]) }
            throw .other(
                "\(found.noun) has several targets; name one of them\n"
                    + lines.joined(separator: "\n"))
        }
        if !targets[0].isCertain { throw unknownFolder(for: arguments, likely: targets[0]) }
        return (targets[0], found)
    }
}

/// Returns the error that the folder to write to is not known.
@MainActor
private func unknownFolder(
    _ reason: String = "specify the folder to write to", for arguments: ParsedArguments,
    likely target: FoundTarget? = nil
) -> ArgumentError {
    let folder = target.map { relativePath($0.directory, to: FileIO.currentDirectory) } ?? "."
    return .other(
        "\(reason)\n" + newCommand(arguments, adding: ["--directory", folder]))
}

/// Returns the target that `new --target` names.
@MainActor
private func findSourceTarget(
    named name: String, for arguments: ParsedArguments
) throws(ArgumentError) -> (FoundTarget, FoundProjects) {
    guard let found = FoundProjects(around: FileIO.currentDirectory, naming: name) else {
        throw unknownFolder(
            "'--target' needs a package; name the folder to write to", for: arguments)
    }
    try found.checkManifests(orElse: "; specify --directory DIR")
    let target = try findTarget(named: name, in: found)
    if target.canHaveDescriptions { return (target, found) }
    throw .other(
        "'\(name)' is not a target for view controllers; use one of "
            + quotedList(found.targets.filter(\.canHaveDescriptions).map(\.name)))
}

/// Returns the command again, with an option in place of `--target`.
private func newCommand(_ arguments: ParsedArguments, adding option: [String]) -> String {
    let words = arguments.words(of: NewCommand.syntax, besides: ["--target"], adding: option)
    return "  \(programInvocation) new " + words.map(shellQuoted).joined(separator: " ")
}
