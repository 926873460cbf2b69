import PluginCore
import SystemCalls

/// Returns the Xcode projects in a folder.
package func findProjects(in folder: String) -> [String] {
    let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { joinPath(folder, $0) }
}

/// Returns the folder with the name of a project, where Xcode puts the sources of a new project, or else the folder of
/// the project.
///
/// - Parameter current: the folder that the returned path starts from.
package func likelySourceFolder(ofProject project: String, from current: String) -> String {
    let folder = String(project.dropLast(".xcodeproj".count))
    return relativePath(
        FileIO.isDirectory(folder) ? folder : String(directory(of: project)), to: current)
}

/// Reports problems with the plugins of an Xcode project, as far as its file shows them.
///
/// - Parameters:
///   - list: the modules that a configuration lists; nil for none.
///   - current: the folder that shown paths start from.
package func examineProject(
    at project: String, list: Project?, from current: String,
    reporting diagnostics: inout DiagnosticCollector
) -> Examination {
    let folder = String(directory(of: project))
    let projectFile = joinPath(project, "project.pbxproj")
    let sources = likelySourceFolder(ofProject: project, from: current)
    let scheme = scheme(ofProject: project)
    let text: [UInt8]
    do throws(FileSystemError) {
        text = try FileIO.read(projectFile, limit: FileIO.xcodeLimit)
    } catch {
        diagnostics.error(.fileAccess, error)
        return Examination(sourceFolder: sources, scheme: scheme)
    }
    let file = SourceFile(path: relativePath(projectFile, to: current), bytes: text)
    // The file is a property list, as text or as XML.
    let isProject = ["{", "<plist"].contains { text.contains($0.utf8) }
    guard isProject, !text.contains("\n<<<<<<<".utf8) else {
        diagnostics.error(
            .unreadableProject, "Xcode cannot read this project",
            at: SourcePlace(SourceFile(path: file.path, bytes: [])),
            notes: [Diagnostic.Note("it may have merge conflicts; look for '<<<<<<<'")])
        return Examination(sourceFolder: sources, scheme: scheme)
    }
    checkLinkedTool(in: file, reporting: &diagnostics)
    let examiner = ProjectExaminer(
        name: fileName(ofPath: project), folder: folder, file: file,
        system: BuildSystem(in: folder), isXcodeProject: true, list: list, current: current)
    var examination = examiner.examine(reporting: &diagnostics)
    examination.sourceFolder = sources
    examination.scheme = scheme
    return examination
}

/// Reports problems with the plugins of a folder whose app is built by another program than SwiftPM or Xcode, or by none.
///
/// - Parameters:
///   - list: the modules that a configuration lists; nil for none.
///   - current: the folder that shown paths start from.
package func examineFolder(
    _ folder: String, list: Project?, from current: String,
    reporting diagnostics: inout DiagnosticCollector
) -> Examination {
    let system = BuildSystem(in: folder)
    let manifest = system?.manifest(in: folder)
    let examiner = ProjectExaminer(
        name: manifest.map(fileName(ofPath:)) ?? fileName(ofPath: folder), folder: folder,
        file: SourceFile(
            path: manifest ?? folder, bytes: manifest.flatMap { try? FileIO.read($0) } ?? []),
        system: system,
        isXcodeProject: false, list: list, current: current)
    return examiner.examine(reporting: &diagnostics)
}

/// Reports environment variables that make builds fail.
///
/// - Parameters:
///   - sdkRoot: the value of `SDKROOT`.
///   - path: the file to show the problem at.
package func examineEnvironment(
    sdkRoot: String?, at path: String, reporting diagnostics: inout DiagnosticCollector
) {
    let others = ["iphone", "appletv", "watch", "xros", "driverkit"]
    guard let sdkRoot, others.contains(where: sdkRoot.lowercased().contains) else {
        return
    }
    diagnostics.error(
        .inheritedSDK,
        "SDKROOT is '\(sdkRoot)': SwiftPM would build the build plugin's tool for that platform, and could "
            + "not run it",
        at: SourcePlace(SourceFile(path: path, bytes: [])),
        notes: [Diagnostic.Note("in scripts of Xcode, run 'env -u SDKROOT swift …'")])
}

extension DiagnosticIdentifier {
    static let unreadableProject: Self = "unreadable-project"
    static let inheritedSDK: Self = "inherited-sdk"
}
