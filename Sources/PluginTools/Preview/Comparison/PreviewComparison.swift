import PluginCore
import SystemCalls

/// A preview of plugins beside those of a revision.
package struct PreviewComparison {
    /// The plugins after the changes.
    package private(set) var preview: Preview
    /// The names of the revisions; nil for the files on disk.
    private let before: String
    private let after: String?
    /// The changed and the removed plugins as they were.
    private let former: [JSONText]
    /// The indices of each plugin that is different: in `former` and in `preview`.
    private let changes: [Change]

    private struct Change {
        let before: Int?
        let after: Int?
        /// Whether a description with mistakes is on the other side.
        let hasMistakes: Bool
    }

    /// A plugin, its file from the root of the repository, and its data.
    private struct PluginData {
        let name: String
        let path: String
        /// The data without the path.
        let content: String
        let data: JSONText

        init(_ plugin: PluginDescription, path: String, shownPath: String) {
            name = plugin.name
            self.path = path
            content = previewPlugin(plugin, path: "").compactText
            data = previewPlugin(plugin, path: shownPath)
        }
    }

    /// Reads the descriptions at some paths, as they are and as of a revision.
    ///
    /// - Parameter revisions: a revision that is compared with the files on disk, or a range such as `main..feature`.
    package init(
        of paths: [String], configuration: String?, against revisions: String
    ) throws(RevisionError) {
        let repository = try GitRepository(around: paths[0])
        var relativePaths: [String] = []
        for path in paths { relativePaths.append(try repository.relativePath(of: path)) }
        let range = try RevisionRange(revisions, in: repository, near: paths[0])
        (before, after) = (range.before.name, range.after?.name)
        defer {
            range.before.remove()
            range.after?.remove()
        }
        let earlier = try Self.preview(
            of: relativePaths, configuration, in: range.before, repository)
        var current: Preview
        if let files = range.after {
            current = try Self.preview(of: relativePaths, configuration, in: files, repository)
        } else {
            current = Preview(of: paths, configuration: configuration)
        }
        current.diagnostics.add(contentsOf: earlier.mistakes(at: before))
        let earlierPath = { range.before.relativePath(of: $0) ?? $0 }
        let currentPath = { path in
            range.after?.relativePath(of: path)
                ?? Self.relativePath(of: path, in: paths, relativePaths)
        }
        let currentPlugins = Self.plugins(of: current, relativePath: currentPath)
        let pairs = Self.changes(
            from: Self.plugins(of: earlier, relativePath: earlierPath), to: currentPlugins)
        let mistakes = Set(
            earlier.pathsWithErrors.map(earlierPath) + current.pathsWithErrors.map(currentPath))
        former = pairs.compactMap(\.before?.data)
        let places = pairs.compactMap(\.before?.path)
        changes = pairs.map { before, after in
            let path = before?.path ?? after.map { currentPlugins[$0].path }
            return Change(
                before: before.flatMap { places.firstIndex(of: $0.path) }, after: after,
                hasMistakes: path.map(mistakes.contains) ?? false)
        }
        preview = current
    }

    /// The number of plugins that were added, changed or removed.
    package var changeCount: Int { changes.count }

    package func page(version: String) -> String {
        let comparison: JSONText = [
            "before": .string(before), "after": JSONText(after), "plugins": .array(former),
            "changes": .array(
                changes.map { change in
                    [
                        "before": change.before.map(JSONText.integer) ?? nil,
                        "after": change.after.map(JSONText.integer) ?? nil,
                        "hasMistakes": .boolean(change.hasMistakes),
                    ]
                }),
        ]
        return preview.page(version: version, reloadsItself: false, comparison: comparison)
    }

    // MARK: Reading

    private static func plugins(
        of preview: Preview, relativePath: (String) -> String
    ) -> [PluginData] {
        preview.plugins.map { plugin in
            PluginData(
                plugin, path: relativePath(plugin.file.path),
                shownPath: preview.shownPath(of: plugin.file.path))
        }
    }

    private static func preview(
        of relativePaths: [String], _ configuration: String?, in files: RevisionFiles,
        _ repository: GitRepository
    ) throws(RevisionError) -> Preview {
        var formerConfiguration = configuration
        if let configuration {
            let former = files.path(of: try repository.relativePath(of: configuration))
            if FileIO.exists(former) { formerConfiguration = former }
        }
        // A path that did not exist has no plugins.
        let paths = relativePaths.map(files.path).filter(FileIO.exists)
        return Preview(of: paths, configuration: formerConfiguration, in: files)
    }

    /// Returns the path of a file, found at one of some paths, from the root of the repository.
    private static func relativePath(
        of file: String, in paths: [String], _ relativePaths: [String]
    ) -> String {
        let full = FileIO.absolutePath(file)
        for (path, relativePath) in zip(paths, relativePaths) {
            let folder = FileIO.absolutePath(path)
            guard isWithin(full, folder) else { continue }
            let rest = full.dropFirst(folder == "/" ? 1 : folder.count + 1)
            return rest.isEmpty
                ? relativePath
                : relativePath.isEmpty ? String(rest) : joinPath(relativePath, String(rest))
        }
        return file
    }

    /// Returns the plugins that are different, and the indices of the current ones. A file that was moved has the plugin of
    /// the same name.
    private static func changes(
        from former: [PluginData], to current: [PluginData]
    ) -> [(before: PluginData?, after: Int?)] {
        let currentPaths = Set(current.map(\.path))
        var moved = former.filter { !currentPaths.contains($0.path) }
        var pairs: [(before: PluginData?, after: Int?)] = []
        for (index, plugin) in current.enumerated() {
            var match = former.first { $0.path == plugin.path }
            if match == nil, let place = moved.firstIndex(where: { $0.name == plugin.name }) {
                match = moved.remove(at: place)
            }
            if match?.content != plugin.content { pairs.append((match, index)) }
        }
        return pairs + moved.map { ($0, nil) }
    }
}

/// The files of one or two revisions.
private struct RevisionRange {
    let before: RevisionFiles
    /// Nil for the files on disk.
    let after: RevisionFiles?

    /// Reads `main`, `main..feature`, or `main...feature` for the changes since both diverged.
    init(
        _ text: String, in repository: GitRepository, near path: String
    ) throws(RevisionError) {
        guard let dots = text.firstRange(of: "...") ?? text.firstRange(of: "..") else {
            before = try RevisionFiles(
                of: repository.commit(of: text, near: path), named: text, in: repository, near: path
            )
            after = nil
            return
        }
        let names = [text[..<dots.lowerBound], text[dots.upperBound...]]
            .map { $0.isEmpty ? "HEAD" : String($0) }
        var first = try repository.commit(of: names[0], near: path)
        let last = try repository.commit(of: names[1], near: path)
        if text[dots] == "..." { first = try repository.mergeBase(first, last, near: path) }
        before = try RevisionFiles(of: first, named: names[0], in: repository, near: path)
        do throws(RevisionError) {
            after = try RevisionFiles(of: last, named: names[1], in: repository, near: path)
        } catch {
            before.remove()
            throw error
        }
    }
}
