import PluginCore
import SystemCalls

/// Returns the scheme with which Xcode tests a project: the shared one, or else the one that Xcode creates.
func scheme(of project: FoundProject) -> String? {
    if let manifest = project.manifest {
        let shared = sharedSchemes(in: joinPath(project.folder, ".swiftpm/xcode"))
        let created = "\(manifest.name)-Package"
        return chosen(from: shared, preferring: created)
            ?? (manifest.products.count == 1 ? manifest.products[0] : created)
    }
    guard let name = project.xcode?.name else { return nil }
    return chosen(from: sharedSchemes(in: project.file), preferring: name) ?? name
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
