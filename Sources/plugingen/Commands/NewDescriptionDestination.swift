import PluginCore
import PluginTools
import SystemCalls

/// The folder and the target that a new description is written to.
struct NewDescriptionDestination {
    let directory: String
    /// The target around the folder; nil if it is not known.
    let target: PackageTarget?

    /// The folder of all descriptions of the target, or the one of the description if the target is not known.
    var moduleDirectory: String {
        target.map { relativePath($0.directory, to: FileIO.currentDirectory) } ?? directory
    }

    private init(directory: String, target: PackageTarget?) {
        self.directory = directory
        self.target = target
    }

    private init(_ target: PackageTarget) {
        let folder = relativePath(target.directory, to: FileIO.currentDirectory)
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
    private static func target(around directory: String) -> PackageTarget? {
        let path = FileIO.absolutePath(directory)
        let targets =
            findPackage(around: path).flatMap { root in
                try? readTargets(ofPackage: root, orElse: "")
            } ?? []
        return targets.first {
            $0.canHaveDescriptions && (path + "/").hasPrefix($0.directory + "/")
        }
    }

    /// Returns the target around the current folder, or the only one of the package.
    @MainActor
    private static func onlyTarget(
        for arguments: ParsedArguments
    ) throws(ArgumentError) -> PackageTarget {
        let current = FileIO.currentDirectory
        guard let root = findPackage(around: current) else {
            throw .other(
                "specify the folder to write to\n"
                    + newCommand(arguments, adding: ["--directory", likelyFolder]))
        }
        let targets = try readTargets(ofPackage: root, orElse: "specify --directory DIR").filter(
            \.canHaveDescriptions)
        let around = targets.filter { (current + "/").hasPrefix($0.directory + "/") }
        if around.count == 1 { return around[0] }
        if targets.count == 1 { return targets[0] }
        if targets.isEmpty {
            throw .other("the package has no target with sources; specify --directory DIR")
        }
        let lines = targets.map { newCommand(arguments, adding: ["--target", $0.name]) }
        throw .other(
            "the package has several targets; name one of them\n"
                + lines.joined(separator: "\n"))
    }
}

/// Returns the target of a package that `new --target` names.
@MainActor
private func findSourceTarget(
    named name: String, for arguments: ParsedArguments
) throws(ArgumentError) -> PackageTarget {
    guard let root = findPackage(around: FileIO.currentDirectory) else {
        let reason =
            findProjectFolder(around: FileIO.currentDirectory) == nil
            ? "'--target' needs a package" : "'--target' does not work in an Xcode project"
        throw .other(
            "\(reason); name the folder to write to\n"
                + newCommand(arguments, adding: ["--directory", likelyFolder]))
    }
    let targets = try readTargets(ofPackage: root, orElse: "specify --directory DIR")
    let target = try findTarget(named: name, among: targets)
    if target.canHaveDescriptions { return target }
    throw .other(
        "'\(name)' is not a target for view controllers; use one of "
            + quotedList(targets.filter(\.canHaveDescriptions).map(\.name)))
}

/// The folder of an Xcode project's sources, or else the current folder.
private var likelyFolder: String {
    let current = FileIO.currentDirectory
    return findProjects(in: current).first.map { likelySourceFolder(ofProject: $0, from: current) }
        ?? "."
}

/// Returns the command again, with an option in place of `--target`.
private func newCommand(_ arguments: ParsedArguments, adding option: [String]) -> String {
    let words = arguments.words(of: NewCommand.syntax, besides: ["--target"], adding: option)
    return "  \(programInvocation) new " + words.map(shellQuoted).joined(separator: " ")
}
