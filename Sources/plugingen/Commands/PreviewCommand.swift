import PluginCore
import PluginTools
import SystemCalls

/// `plugingen preview`: writes a web page that shows plugins.
enum PreviewCommand: Command {
    static let syntax = CommandSyntax(
        name: "preview",
        summary: "Writes a web page that shows plugins as wireframes.",
        operands: [.descriptions],
        options: [
            .value(
                "--output", short: "-o", "FILE",
                "The page: an HTML file, which any browser opens, from a folder too."),
            .flag(
                "--watch",
                "Write the page again whenever a description changes, until Ctrl-C. An open page shows the change."
            ),
            .flag("--force", "Overwrite a file that is not a preview page."),
            .value("--target", "NAME", "Read the folder of this target, not this folder."),
            .configuration, .diagnostics,
        ],
        examples: [
            (
                "plugingen preview Sources/App --output preview.html",
                "Shows all descriptions in a folder."
            ),
            (
                "plugingen preview --target App --output preview.html --watch",
                "Shows all descriptions of a target, and each change of them."
            ),
        ],
        exitStatuses: [
            (.success, "The page is up to date, or Ctrl-C or SIGTERM ended --watch."),
            (
                .failure,
                "A description has errors, which the page shows beside the other plugins; or the page could not be written."
            ),
            (.usage, "The arguments are invalid."),
        ],
        page: "Preview.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        guard let path = arguments.value(of: "--output") else {
            throw .other("specify --output FILE, such as --output preview.html")
        }
        if ![".html", ".htm"].contains(where: path.hasSuffix) {
            throw .other("'\(path)' is not a page: its name ends with '.html', as in preview.html")
        }
        var diagnostics = DiagnosticCollector()
        let paths = try arguments.descriptionPaths(reporting: &diagnostics)
        if diagnostics.hasErrors {
            Console.report(diagnostics, as: arguments.diagnosticFormat)
            return .failure
        }
        if !arguments.hasFlag("--watch") {
            return write(paths, to: path, arguments).hasErrors ? .failure : .success
        }
        let configuration = arguments.value(of: "--configuration")
        return try whileWatching {
            Preview.files(at: paths, configuration: configuration)
        } first: {
            write(paths, to: path, arguments)
            Console.write("watching; Ctrl-C ends it\n")
        } then: { _ in
            write(paths, to: path, arguments)
        }
    }

    /// Writes the page, unless there is nothing to show, and reports all problems.
    @MainActor
    @discardableResult
    private static func write(
        _ paths: [String], to path: String, _ arguments: ParsedArguments
    ) -> DiagnosticCollector {
        var preview = Preview(of: paths, configuration: arguments.value(of: "--configuration"))
        if preview.isWithoutDescriptions, !arguments.hasFlag("--watch") {
            Console.report(preview.diagnostics, as: arguments.diagnosticFormat)
            return preview.diagnostics
        }
        let page = Array(
            preview.page(
                version: Plugingen.version, reloadsItself: arguments.hasFlag("--watch")
            ).utf8)
        let isWritten = preview.write(
            page, to: path, replacingOtherFile: arguments.hasFlag("--force"))
        Console.report(preview.diagnostics, as: arguments.diagnosticFormat)
        if !preview.diagnostics.diagnostics.isEmpty {
            Console.separate(as: arguments.diagnosticFormat)
        }
        if isWritten {
            let count = preview.plugins.count
            Console.write(
                "wrote \(path.visible): \(count) \(count == 1 ? "plugin" : "plugins"), \(page.count / 1000) KB\n"
            )
        }
        return preview.diagnostics
    }
}

extension Preview {
    /// Whether there are no descriptions, not even with mistakes, which the page would show.
    fileprivate var isWithoutDescriptions: Bool {
        plugins.isEmpty && diagnostics.diagnostics.contains { $0.identifier == .noDescription }
            && !diagnostics.diagnostics.contains { isDescription($0.place.file.path) }
    }
}
