import PluginCore
import PluginTools
import SystemCalls

extension FoundProjects {
    /// Finds the projects around a folder, while a terminal shows that SwiftPM is running. Returns nil if there are none.
    ///
    /// - Parameters:
    ///   - followsLinks: whether descriptions in linked folders are found too.
    ///   - isNeeded: returns whether the targets of an inner package are needed, besides those with descriptions.
    @MainActor
    init?(
        around folder: String, followsLinks: Bool = false,
        isNeeded: (_ listing: FileListing, _ package: String) -> Bool = { _, _ in false }
    ) {
        guard let root = Self.root(around: folder) else { return nil }
        let listing = FileListing(of: root, followsLinks: followsLinks)
        self.init(in: listing) { isNeeded(listing, $0) }
    }

    /// Finds the projects around a folder, with the packages that name a target.
    @MainActor
    init?(around folder: String, naming target: String) {
        self.init(around: folder) { listing, package in
            let manifest = listing.read(joinPath(package, "Package.swift")) ?? []
            return String(decoding: manifest, as: UTF8.self).contains("\"\(target)\"")
        }
    }

    /// Finds the projects in the folder of a list of modules.
    @MainActor
    init(listedIn list: Project) {
        let root = FileIO.absolutePath(list.path("."))
        let modules = list.descriptionFolders.map(FileIO.absolutePath)
        let listing = FileListing(of: root, followsLinks: true)
        self.init(in: listing) { package in modules.contains { isWithin($0, package) } }
        addPlainFolder()
    }

    @MainActor
    private init(in listing: FileListing, isNeeded: (_ package: String) -> Bool) {
        let described = listing.paths.filter(isDescription)
        self.init(
            in: listing,
            isNeeded: { package in
                isNeeded(package) || described.contains { $0.hasPrefix(package + "/") }
            },
            readManifest: { package in
                PluginTools.readManifest(ofPackage: package, in: listing) {
                    Console.show("asking SwiftPM for the package's targets")
                }
            })
    }

    /// Throws if there are no targets because SwiftPM cannot read a package.
    ///
    /// - Parameter alternative: what to write instead.
    func checkManifests(orElse alternative: String) throws(ArgumentError) {
        let problems = projects.flatMap(\.problems)
        if !targets.isEmpty || projects.allSatisfy(\.problems.isEmpty) { return }
        throw .other(
            (["SwiftPM cannot read the package\(alternative)"] + problems).joined(separator: "\n"))
    }

    /// "the package" or "the project".
    var noun: String { projects.contains { !$0.isPackage } ? "the project" : "the package" }
}

/// Returns the target with a name; throws an error with the names of all targets if there is none.
func findTarget(
    named name: String, in found: FoundProjects
) throws(ArgumentError) -> FoundTarget {
    let targets = found.targets
    if let target = targets.first(where: { $0.name == name }) { return target }
    let names = targets.map(\.name)
    let match = nearestMatch(to: name, among: names).map { "did you mean '\($0)'? " } ?? ""
    throw .other(
        "there is no target '\(name)'; \(match)"
            + "\(found.noun) has \(names.isEmpty ? "none" : quotedList(names))")
}

extension ParsedArguments {
    /// The descriptions and folders that are named, and the folder of `--target`; the current folder without any.
    @MainActor
    func pathsAndTarget() throws(ArgumentError) -> [String] {
        guard let name = value(of: "--target") else { return paths }
        let current = FileIO.currentDirectory
        let alternative = "name the folder of the descriptions"
        guard let found = FoundProjects(around: current, naming: name) else {
            throw .other("'--target' needs a package; \(alternative)")
        }
        try found.checkManifests(orElse: "; \(alternative)")
        let target = try findTarget(named: name, in: found)
        return operands + [relativePath(target.directory, to: current)]
    }
}
