import PluginCore
import SystemCalls

/// Returns the scheme with which Xcode tests a package: the shared one, or else the one that Xcode creates.
func scheme(ofPackage root: String, _ manifest: PackageManifest) -> String {
    let shared = sharedSchemes(in: joinPath(root, ".swiftpm/xcode"))
    if let scheme = chosen(from: shared, preferring: "\(manifest.name)-Package") { return scheme }
    return manifest.products.count == 1 ? manifest.products[0] : "\(manifest.name)-Package"
}

/// Returns the scheme with which Xcode tests a project: the shared one, or else the one with the project's name.
func scheme(ofProject project: String) -> String {
    let name = String(fileName(ofPath: project).dropLast(".xcodeproj".count))
    return chosen(from: sharedSchemes(in: project), preferring: name) ?? name
}

private func chosen(from schemes: [String], preferring name: String) -> String? {
    schemes.contains(name) ? name : schemes.first
}

private func sharedSchemes(in folder: String) -> [String] {
    let suffix = ".xcscheme"
    let files =
        (try? FileIO.contents(ofDirectory: joinPath(folder, "xcshareddata/xcschemes"))) ?? []
    return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
}
