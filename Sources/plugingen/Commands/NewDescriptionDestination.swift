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

    private init(directory: String, target: FoundTarget?) {
        self.directory = directory
        self.target = target
    }

    private init(_ target: FoundTarget) {
        let folder = pathWithParents(to: target.directory, from: FileIO.currentDirectory)
        self.init(directory: folder, target: target)
    }

    /// Finds the folder that `--directory` or `--target` names, or the folder of the only possible target.
    @MainActor
    init(for arguments: ParsedArguments) throws(ArgumentError) {
        let current = FileIO.currentDirectory
        if let directory = arguments.value(of: "--directory") {
            self.init(
                directory: directory.hasPrefix("/")
                    ? relativePath(directory, to: current) : directory,
                target: Self.target(around: directory))
        } else if let name = arguments.value(of: "--target") {
            self.init(try findSourceTarget(named: name, for: arguments))
        } else {
            self.init(try Self.onlyTarget(for: arguments))
        }
    }

    @MainActor
    private static func target(around directory: String) -> FoundTarget? {
        let path = FileIO.absolutePath(directory)
        let found = FoundProjects(around: path) { isWithin(path, $1) }
        let target = found?.target(of: joinPath(path, "New" + descriptionFileName(ofPlugin: "")))
        return target?.canHaveDescriptions == true ? target : nil
    }

    /// Returns the target around the current folder, or the only one of the package or of the project.
    @MainActor
    private static func onlyTarget(
        for arguments: ParsedArguments
    ) throws(ArgumentError) -> FoundTarget {
        let current = FileIO.currentDirectory
        guard let found = FoundProjects(around: current) else {
            throw unknownFolder(for: arguments)
        }
        try found.checkManifests(orElse: "; specify --directory DIR")
        let around = found.target(of: joinPath(current, descriptionFileName(ofPlugin: "New")))
        if let around, around.canHaveDescriptions, around.directory != found.root { return around }
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
        return targets[0]
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
) throws(ArgumentError) -> FoundTarget {
    guard let found = FoundProjects(around: FileIO.currentDirectory, naming: name) else {
        throw unknownFolder(
            "'--target' needs a package; name the folder to write to", for: arguments)
    }
    try found.checkManifests(orElse: "; specify --directory DIR")
    let target = try findTarget(named: name, in: found)
    if target.canHaveDescriptions { return target }
    throw .other(
        "'\(name)' is not a target for view controllers; use one of "
            + quotedList(found.targets.filter(\.canHaveDescriptions).map(\.name)))
}

/// Returns the command again, with an option in place of `--target`.
private func newCommand(_ arguments: ParsedArguments, adding option: [String]) -> String {
    let words = arguments.words(of: NewCommand.syntax, besides: ["--target"], adding: option)
    return "  \(programInvocation) new " + words.map(shellQuoted).joined(separator: " ")
}
