import PluginCore
import PluginTools
import SystemCalls

/// Throws if a run mixes the files of a module that the project lists with those of another one.
func checkSeparation(of request: GenerationRequest) throws(ArgumentError) {
    // Other commands report mistakes in the list.
    var ignored = DiagnosticCollector()
    guard let project = Project(around: FileIO.currentDirectory, reporting: &ignored) else {
        return
    }
    let described = project.modulesByDescription(at: request.paths)
    let modules = described.uniqued()
    if modules.count > 1 {
        let names = modules.compactMap { $0 }
        let folder = project.modules.first { $0.name == names[0] }.map {
            project.path($0.descriptions)
        }
        throw .other(
            "these descriptions belong to several modules, of which '\(project.configuration)' lists "
                + "\(quotedList(names)); name the folder of one: \(shellQuoted(folder ?? "."))")
    }
    for folder in request.options.folders {
        guard let owner = project.module(generatedInto: folder) else { continue }
        let isOwn =
            described.isEmpty
            ? project.modules(at: request.paths).map(\.name) == [owner.name]
            : modules == [owner.name]
        if isOwn { continue }
        throw .other(
            "'\(project.configuration)' lists the folder '\(folder)' for the module '\(owner.name)'; choose another "
                + "folder for the files of other descriptions")
    }
}

extension Project {
    /// Returns the name of the listed module that each description belongs to; nil for those in no listed module.
    fileprivate func modulesByDescription(at paths: [String]) -> [String?] {
        // The run reports problems of files.
        var ignored = DiagnosticCollector()
        let folders = modules.map { module in
            (name: module.name, folder: FileIO.absolutePath(path(module.descriptions)))
        }
        return findDescriptions(at: paths, reporting: &ignored).map { description in
            let full = FileIO.absolutePath(description)
            return folders.filter { isWithin(full, $0.folder) }.max {
                $0.folder.count < $1.folder.count
            }?
            .name
        }
    }

    /// Returns the listed module whose files are generated into a folder.
    fileprivate func module(generatedInto folder: String) -> ProjectModule? {
        let full = FileIO.absolutePath(folder)
        return modules.first { module in
            module.outputs.contains { FileIO.absolutePath(path($0)) == full }
        }
    }
}

extension [String?] {
    /// Each element once, in the order of their first appearance.
    fileprivate func uniqued() -> [String?] {
        var known: Set<String?> = []
        return filter { known.insert($0).inserted }
    }
}
