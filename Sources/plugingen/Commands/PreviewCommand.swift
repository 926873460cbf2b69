import PluginCore
import PluginTools
import SystemCalls

/// `plugingen preview`: writes a web page that shows plugins, and pictures of them.
enum PreviewCommand: Command {
    static let syntax = CommandSyntax(
        name: "preview",
        summary: "Writes a web page that shows plugins as wireframes, or pictures of them.",
        operands: [.descriptions(orElse: "the targets of the package, or this folder")],
        options: [
            .value(
                "--output", short: "-o", "FILE",
                "The page: an HTML file, which any browser opens, from a folder too."),
            .value(
                "--images", "DIR",
                "The folder of pictures: a PNG of each plugin and its states, light and dark. Needs Chromium, Chrome or Edge, "
                    + "which PLUGINGEN_BROWSER can name."),
            .flag(
                "--watch",
                "Write the page again whenever a description changes, until Ctrl-C. An open page shows the change."),
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
        ], page: "Preview.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        try check(arguments)
        var diagnostics = DiagnosticCollector()
        let paths = try arguments.descriptionPaths(reporting: &diagnostics)
        if diagnostics.hasErrors { return Console.finish(arguments, &diagnostics) }
        if !arguments.hasFlag("--watch") { return write(paths, arguments).hasErrors ? .failure : .success }
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
            throw .other("specify --output FILE, such as --output preview.html, or --images DIR, or both")
        }
        if let path, ![".html", ".htm"].contains(where: path.hasSuffix) {
            throw .other("'\(path)' is not a page: its name ends with '.html', as in preview.html")
        }
        if arguments.hasFlag("--watch"), arguments.value(of: "--images") != nil {
            throw .other("'--watch' writes only a page; leave out '--images'")
        }
    }

    /// Writes the page and the pictures, unless there is nothing to show, and reports all problems.
    @MainActor
    @discardableResult
    private static func write(
        _ paths: [String], _ arguments: ParsedArguments
    ) -> DiagnosticCollector {
        var preview = Preview(of: paths, configuration: arguments.value(of: "--configuration"))
        let watches = arguments.hasFlag("--watch")
        if preview.isWithoutDescriptions, !watches {
            Console.report(preview.diagnostics, as: arguments.diagnosticFormat)
            return preview.diagnostics
        }
        let page = preview.page(version: Plugingen.version, reloadsItself: watches)
        let results = [
            arguments.value(of: "--output").flatMap {
                writePage(page, to: $0, of: &preview, arguments)
            },
            arguments.value(of: "--images").flatMap {
                takePictures(of: page, in: $0, of: &preview, arguments)
            },
        ].compactMap(\.self)
        Console.report(preview.diagnostics, as: arguments.diagnosticFormat)
        if !preview.diagnostics.diagnostics.isEmpty { Console.separate(as: arguments.diagnosticFormat) }
        for result in results { Console.write(result) }
        return preview.diagnostics
    }

    /// Writes the page. Returns the result in words; nil if there is none.
    private static func writePage(
        _ page: String, to path: String, of preview: inout Preview, _ arguments: ParsedArguments
    ) -> String? {
        let bytes = Array(page.utf8)
        guard preview.write(bytes, to: path, replacingOtherFile: arguments.hasFlag("--force")) else { return nil }
        let count = counted(preview.plugins.count, "plugin")
        return "wrote \(path.visible): \(count), \(bytes.count / 1000) KB\n"
    }

    /// Takes the pictures. Returns the result in words; nil if there is none.
    @MainActor
    private static func takePictures(
        of page: String, in path: String, of preview: inout Preview, _ arguments: ParsedArguments
    ) -> String? {
        var folder = PictureFolder(path, replacesOtherFiles: arguments.hasFlag("--force"))
        preview.takePictures(of: page, in: &folder) { index, count in
            Console.show("taking picture \(index + 1) of \(count)")
        }
        if folder.count == 0 { return nil }
        let removed = folder.removed.map { "removed \($0.visible)\n" }.joined()
        return "wrote \(path.visible): \(folder.count) pictures, \(folder.changedCount) new or changed\n" + removed
    }
}

extension Preview {
    /// Whether there are no descriptions, not even with mistakes, which the page would show.
    fileprivate var isWithoutDescriptions: Bool {
        plugins.isEmpty && diagnostics.hasErrors
            && !diagnostics.diagnostics.contains { isDescription($0.place.file.path) }
    }
}
