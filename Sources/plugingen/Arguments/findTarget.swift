import PluginCore
import PluginTools
import SystemCalls

/// Reads the targets of a package, while a terminal shows that SwiftPM is running.
///
/// - Parameter alternative: what to write instead if SwiftPM cannot read the package.
@MainActor
func readTargets(
    ofPackage root: String, orElse alternative: String
) throws(ArgumentError) -> [PackageTarget] {
    do throws(UnreadableManifest) {
        return try readManifest(ofPackage: root) {
            Console.show("asking SwiftPM for the package's targets")
        }.targets
    } catch {
        throw .other(
            (["SwiftPM cannot read the package; \(alternative)"] + error.problems)
                .joined(separator: "\n"))
    }
}

/// Returns the target with a name; throws an error with the names of all targets if there is none.
func findTarget(
    named name: String, among targets: [PackageTarget]
) throws(ArgumentError) -> PackageTarget {
    if let target = targets.first(where: { $0.name == name }) { return target }
    let names = targets.map(\.name)
    let match = nearestMatch(to: name, among: names).map { "did you mean '\($0)'? " } ?? ""
    throw .other(
        "there is no target '\(name)'; \(match)"
            + (names.isEmpty ? "the package has none" : "the package has \(quotedList(names))"))
}

extension ParsedArguments {
    /// The descriptions and folders that are named, and the folder of `--target`; the current folder without any.
    @MainActor
    func pathsAndTarget() throws(ArgumentError) -> [String] {
        guard let name = value(of: "--target") else { return paths }
        let current = FileIO.currentDirectory
        let alternative = "name the folder of the descriptions"
        guard let root = findPackage(around: current) else {
            throw .other("'--target' needs a package; \(alternative)")
        }
        let targets = try readTargets(ofPackage: root, orElse: alternative)
        let target = try findTarget(named: name, among: targets)
        return operands + [relativePath(target.directory, to: current)]
    }
}
