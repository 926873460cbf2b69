import PluginCore
import SystemCalls

/// The content of a preview page: plugins, and the files with problems.
package struct Preview {
    /// The plugins, by name, and those of one name by file.
    package let plugins: [PluginDescription]
    /// The mistakes in the descriptions, and later the problems with the page.
    package internal(set) var diagnostics = DiagnosticCollector()
    /// Whether the preview shows everything in some folders.
    private let isOfFolders: Bool

    /// Reads descriptions, each together with the others of its module, and reports all mistakes in them.
    ///
    /// - Parameters:
    ///   - paths: descriptions, and folders with descriptions.
    ///   - configuration: the configuration of all descriptions; nil for the nearest to each.
    package init(of paths: [String], configuration: String?) {
        isOfFolders = !paths.contains(where: isDescription)
        let named = findDescriptions(at: paths, reporting: &diagnostics)
        let modules = readModules(of: named, at: paths, configuration: configuration, reporting: &diagnostics)
        let namedPaths = Set(named)
        plugins = modules.flatMap(\.descriptions)
            .filter { namedPaths.contains($0.file.path) }
            .sorted { ($0.name, $0.file.path) < ($1.name, $1.file.path) }
    }

    /// Returns the files that a page depends on: descriptions and configurations.
    package static func files(at paths: [String], configuration: String?) -> [String] {
        // The page reports problems with the paths.
        var ignored = DiagnosticCollector()
        let descriptions = findDescriptions(at: paths, reporting: &ignored)
        let first = Dictionary(grouping: descriptions, by: directory).values.map { $0[0] }
        let configurations = configuration.map { [$0] } ?? first.compactMap(findConfiguration)
        return descriptions + Set(configurations).sorted()
    }

    /// Returns the page.
    ///
    /// - Parameters:
    ///   - version: the version of plugingen.
    ///   - reloadsItself: whether an open page shows the file that replaces it.
    package func page(version: String, reloadsItself: Bool) -> String {
        let data: JSONText = [
            "version": .string(version),
            "plugins": .array(plugins.map(previewPlugin)),
            "problems": .array(problems),
        ]
        let policy = EmbeddedPreview.policy + (reloadsItself ? "; frame-src 'self' file:" : "")
        let head = """
            \(generator)
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            """
        // JSON needs no '<' outside of strings, where its escape sequence cannot end the element.
        let text = data.compactText.replacing("<", with: "\\u003C")
        let stamp = reloadsItself ? " data-stamp=\"\(Fingerprint(of: Array(text.utf8)).text)\"" : ""
        // The data come last: they may contain any text.
        return EmbeddedPreview.page
            .replacing("<!-- policy -->", with: head, maxReplacements: 1)
            .replacing(
                "<!-- data -->",
                with: "<script type=\"application/json\" id=\"data\"\(stamp)>\(text)</script>",
                maxReplacements: 1)
    }

    /// The problems of each file: the type `ProblemFile` in Templates/Preview/data.d.ts.
    private var problems: [JSONText] {
        Dictionary(grouping: diagnostics.sorted, by: \.place.file.path)
            .sorted { $0.key < $1.key }
            .map { path, diagnostics in
                ["file": .string(path), "diagnostics": .array(diagnostics.map(problem))]
            }
    }

    private func problem(_ diagnostic: Diagnostic) -> JSONText {
        let excerpt = Excerpt(of: diagnostic.place)?.text(color: "", palette: .plain)
        return [
            "severity": JSONText(diagnostic.severity),
            "line": .integer(diagnostic.place.location.line),
            "column": .integer(diagnostic.place.location.column),
            "message": .string(diagnostic.message.visible),
            "excerpt": .string(excerpt ?? ""),
            "notes": .strings(diagnostic.notes.map(\.message.visible)),
        ]
    }

    /// Writes a page, unless there is another file, which may not be lost.
    ///
    /// - Parameter replacingOtherFile: whether any file is replaced.
    /// - Returns: whether the file has the page now.
    package mutating func write(_ page: [UInt8], to path: String, replacingOtherFile: Bool) -> Bool {
        let isOther =
            !FileIO.isMissing(path) && (try? FileIO.read(path, limit: FileIO.xcodeLimit)).map(isPreviewPage) != true
        if isOther, !replacingOtherFile {
            diagnostics.error(
                .editedByHand, "the file is not a preview page, and was not replaced",
                at: SourcePlace(ofFile: path),
                note: "name another file, or replace this one with '--force'")
            return false
        }
        return writeFiles([RenderedFile(path: path, bytes: page)], reporting: &diagnostics).isEmpty
    }

    /// Takes the pictures of a page, and removes those of plugins and states that are gone.
    ///
    /// Single descriptions, and descriptions with mistakes, leave all other pictures.
    package mutating func takePictures(
        of page: String, in folder: inout PictureFolder, whileTaking: (Int, Int) -> Void
    ) {
        if plugins.isEmpty { return }
        folder.take(of: page, reporting: &diagnostics, whileTaking: whileTaking)
        if isOfFolders, !diagnostics.hasErrors { folder.removeOthers(reporting: &diagnostics) }
    }
}

/// Returns whether a file is a page that this program wrote.
func isPreviewPage(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(2000), as: UTF8.self).contains(generator)
}

/// The element by which the program recognizes its pages.
private let generator = "<meta name=\"generator\" content=\"plugingen preview\">"
