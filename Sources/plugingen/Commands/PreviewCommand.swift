import PluginCore
import PluginTools
import SystemCalls

/// `plugingen preview`: writes a web page that shows plugins, and pictures of them.
enum PreviewCommand: Command {
    static let syntax = CommandSyntax(
        name: "preview",
        summary: "Writes a web page that shows plugins as wireframes, or pictures of them.",
        operands: [.descriptions],
        options: [
            .value(
                "--output", short: "-o", "FILE",
                "The page: an HTML file, which any browser opens, from a folder too."),
            .value(
                "--images", "DIR",
                "The folder of pictures: a PNG of each plugin and its states, light and dark. Needs Chromium, Chrome or Edge, "
                    + "which PLUGINGEN_BROWSER can name."),
            .value(
                "--against", "REVISION",
                "Show only what differs from a revision of git, such as main or HEAD~3, before and after. A range such as "
                    + "main..feature compares two revisions."),
            .flag(
                "--watch",
                "Write the page again whenever a description changes, until Ctrl-C. An open page shows the change."
            ),
            .flag("--force", "Overwrite files that plugingen did not write."),
            .configuration, .diagnostics,
        ],
        examples: [
            (
                "plugingen preview Sources/App --output preview.html",
                "Shows all descriptions in a folder."
            ),
            (
                "plugingen preview --output preview.html --watch",
                "Shows the descriptions of all modules, and each change of them."
            ),
            (
                "plugingen preview Sources/App --images Pictures",
                "Writes Pictures/Loading.png, Pictures/Loading~dark.png, and others."
            ),
            (
                "plugingen preview --against main --output changes.html",
                "Shows the plugins that differ from those in main, before and after."
            ),
        ],
        exitStatuses: [
            (
                .success,
                "The page and the pictures are up to date, or Ctrl-C or SIGTERM ended --watch."
            ),
            (
                .failure,
                "A description has errors, which the page shows beside the other plugins; or something could not be written."
            ),
            (.usage, "The arguments are invalid."),
        ],
        page: "Preview.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        try check(arguments)
        var diagnostics = DiagnosticCollector()
        let paths = try arguments.descriptionPaths(reporting: &diagnostics)
        if diagnostics.hasErrors {
            Console.report(diagnostics, as: arguments.diagnosticFormat)
            return .failure
        }
        if !arguments.hasFlag("--watch") {
            return write(paths, arguments).hasErrors ? .failure : .success
        }
        let configuration = arguments.value(of: "--configuration")
        return try whileWatching {
            Preview.files(at: paths, configuration: configuration)
        } first: {
            write(paths, arguments)
            Console.write("watching; Ctrl-C ends it\n")
        } then: { _ in
            write(paths, arguments)
        }
    }

    private static func check(_ arguments: ParsedArguments) throws(ArgumentError) {
        let path = arguments.value(of: "--output")
        if path == nil, arguments.value(of: "--images") == nil {
            throw .other(
                "specify --output FILE, such as --output preview.html, or --images DIR, or both")
        }
        if let path, ![".html", ".htm"].contains(where: path.hasSuffix) {
            throw .other("'\(path)' is not a page: its name ends with '.html', as in preview.html")
        }
        for option in ["--images", "--against"]
        where arguments.hasFlag("--watch") && arguments.value(of: option) != nil {
            throw .other(
                "'--watch' writes only a page of the present plugins; leave out '\(option)'")
        }
    }

    /// Writes the page and the pictures, unless there is nothing to show, and reports all problems.
    @MainActor
    @discardableResult
    private static func write(
        _ paths: [String], _ arguments: ParsedArguments
    ) -> DiagnosticCollector {
        var preview: Preview
        let page: String
        let changes: Int?
        do throws(RevisionError) {
            (preview, page, changes) = try self.preview(of: paths, arguments)
        } catch {
            var diagnostics = DiagnosticCollector()
            error.report(to: &diagnostics)
            Console.report(diagnostics, as: arguments.diagnosticFormat)
            return diagnostics
        }
        if preview.isWithoutDescriptions, changes == nil, !arguments.hasFlag("--watch") {
            Console.report(preview.diagnostics, as: arguments.diagnosticFormat)
            return preview.diagnostics
        }
        let results = [
            arguments.value(of: "--output").flatMap {
                writePage(page, to: $0, of: &preview, changes: changes, arguments)
            },
            arguments.value(of: "--images").flatMap {
                takePictures(of: page, in: $0, of: &preview, arguments)
            },
        ].compactMap(\.self)
        Console.report(preview.diagnostics, as: arguments.diagnosticFormat)
        if !preview.diagnostics.diagnostics.isEmpty {
            Console.separate(as: arguments.diagnosticFormat)
        }
        for result in results { Console.write(result) }
        return preview.diagnostics
    }

    /// Returns the preview, its page, and the number of differences if it is compared with a revision.
    private static func preview(
        of paths: [String], _ arguments: ParsedArguments
    ) throws(RevisionError) -> (Preview, page: String, changes: Int?) {
        let configuration = arguments.value(of: "--configuration")
        guard let revision = arguments.value(of: "--against") else {
            let preview = Preview(of: paths, configuration: configuration)
            let page = preview.page(
                version: Plugingen.version, reloadsItself: arguments.hasFlag("--watch"))
            return (preview, page, nil)
        }
        let comparison = try PreviewComparison(
            of: paths, configuration: configuration, against: revision)
        return (
            comparison.preview, comparison.page(version: Plugingen.version), comparison.changeCount
        )
    }

    /// Writes the page. Returns the result in words; nil if there is none.
    private static func writePage(
        _ page: String, to path: String, of preview: inout Preview, changes: Int?,
        _ arguments: ParsedArguments
    ) -> String? {
        let bytes = Array(page.utf8)
        guard
            preview.write(bytes, to: path, replacingOtherFile: arguments.hasFlag("--force"))
        else { return nil }
        let count = changes ?? preview.plugins.count
        let things = (changes == nil ? "plugin" : "change") + (count == 1 ? "" : "s")
        return "wrote \(path.visible): \(count) \(things), \(bytes.count / 1000) KB\n"
    }

    /// Takes the pictures. Returns the result in words; nil if there is none.
    @MainActor
    private static func takePictures(
        of page: String, in path: String, of preview: inout Preview, _ arguments: ParsedArguments
    ) -> String? {
        var folder = PictureFolder(path, replacesOtherFiles: arguments.hasFlag("--force"))
        let isComparing = arguments.value(of: "--against") != nil
        preview.takePictures(of: page, isComparing: isComparing, in: &folder) { index, count in
            Console.show("taking picture \(index + 1) of \(count)")
        }
        if folder.count == 0 { return nil }
        let removed = folder.removed.map { "removed \($0.visible)\n" }.joined()
        return
            "wrote \(path.visible): \(folder.count) pictures, \(folder.changedCount) new or changed\n"
            + removed
    }
}

extension Preview {
    /// Whether there are no descriptions, not even with mistakes, which the page would show.
    fileprivate var isWithoutDescriptions: Bool {
        plugins.isEmpty && diagnostics.diagnostics.contains { $0.identifier == .noDescription }
            && !diagnostics.diagnostics.contains { isDescription($0.place.file.path) }
    }
}
