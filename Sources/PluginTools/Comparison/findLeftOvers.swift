import PluginDescriptions
import PluginGeneration
import SystemCalls

/// The files in the folders of a run that plugingen has made for descriptions which are gone.
///
/// A file counts by its header and its name: the name is the one that a file of this kind has in this
/// folder for the plugin that the header names. Links are passed over, and so are folders within.
///
/// - Parameters:
///   - plan: the files that the run makes.
///   - templates: the user's own, some of which make further files.
package func findLeftOvers(
    of plan: [PlannedFile], options: GenerationOptions, templates: OwnTemplates
) -> [FileComparison] {
    lazy var paths = Set(plan.map(\.path))
    // Two names are of one file where a file system does not tell the case of letters.
    lazy var planned = plan.compactMap { FileIO.stamp(of: $0.path) }
    let folders = [
        (options.sourcesDirectory, ""), (options.tests?.directory, options.tests?.prefix),
    ]
    return folders.enumerated().flatMap { index, folder -> [FileComparison] in
        guard let directory = folder.0 else { return [] }
        let names = (try? FileIO.contents(ofDirectory: directory)) ?? []
        return names.sorted().compactMap { name in
            let path = joinPath(directory, name)
            guard name.hasSuffix(".swift"), !paths.contains(path), !FileIO.isLink(path),
                let stamp = FileIO.stamp(of: path),
                !planned.contains(where: stamp.isOfSameFile),
                let bytes = try? FileIO.read(path, limit: 10_000_000),
                let text = GeneratedText(bytes),
                let plugin = text.plugin,
                (index == 0
                    ? emittedFileNames(ofPlugin: plugin, templates: templates)
                    : emittedTestFileNames(
                        ofPlugin: plugin, prefix: folder.1 ?? "", templates: templates))
                    .contains(name)
            else { return nil }
            let file = SourceFile(path: path, bytes: bytes)
            return FileComparison(
                path: path, state: .leftOver, isEdited: text.isEdited, present: file, expected: nil,
                place: SourcePlace(file))
        }
    }
}
