import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// `plugingen doctor`: reports problems with the plugins of a package or an Xcode project.
enum DoctorCommand: Command {
    static let syntax = CommandSyntax(
        name: "doctor",
        summary: "Finds problems with plugins in a package or an Xcode project.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "PATH",
                summary: "A package or an Xcode project, or its folder. Default: this folder.",
                isRequired: false, isRepeated: false)
        ],
        options: [.strict, .diagnostics],
        examples: [
            ("plugingen doctor", "Examines the package around this folder, or its Xcode project."),
            ("plugingen doctor --diagnostics json", "Prints the problems as JSON."),
        ],
        exitStatuses: [
            (.success, "No problems, or only warnings."),
            (.failure, "There are errors."),
            (.usage, "The arguments are invalid."),
        ],
        page: "Diagnostics.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let current = FileIO.currentDirectory
        var folder = arguments.operands.first.map { absolutePath($0, from: current) } ?? current
        var named: String?
        if folder.hasSuffix(".xcodeproj") || fileName(ofPath: folder) == "Package.swift",
            FileIO.exists(folder)
        {
            named = folder
            folder = String(directory(of: folder))
        }
        if !FileIO.isDirectory(folder) {
            throw .other("'\(arguments.operands.first ?? "")' is not a folder")
        }
        if named == nil, findPackage(around: folder) == nil,
            let around = findProjectFolder(around: folder)
        {
            folder = around
        }
        let projects = findProjects(in: folder).filter { named == nil || named == $0 }
        // A project may be in the folder of an unrelated package.
        let root =
            projects.isEmpty
            ? findPackage(around: folder) : named == nil ? package(in: folder) : nil
        if root == nil, projects.isEmpty {
            throw .other(
                "there is no Package.swift in this folder or around it, and no Xcode project; name "
                    + "the folder of a package or of a project")
        }
        var diagnostics = DiagnosticCollector()
        var examinations: [Examination] = []
        if let root {
            do throws(UnreadableManifest) {
                let manifest = try readManifest(ofPackage: root) {
                    Console.show("asking SwiftPM for the package's targets")
                }
                examinations.append(
                    examinePackage(
                        at: root, manifest: manifest, from: current, reporting: &diagnostics))
            } catch {
                diagnostics.error(
                    .unreadableManifest, "SwiftPM cannot read the package",
                    at: place(joinPath(root, "Package.swift"), from: current),
                    notes: error.problems.map { Diagnostic.Note("SwiftPM says: \($0)") })
            }
        }
        for project in projects {
            examinations.append(examineProject(at: project, from: current, reporting: &diagnostics))
        }
        examineEnvironment(
            sdkRoot: System.environment("SDKROOT"),
            at: relativePath(
                root.map { joinPath($0, "Package.swift") } ?? projects[0], to: current),
            reporting: &diagnostics)
        arguments.applyStrictness(to: &diagnostics)
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        let summary = doctorSummary(of: examinations, in: root, diagnostics)
        if !diagnostics.diagnostics.isEmpty, !summary.isEmpty {
            Console.separate(as: arguments.diagnosticFormat)
        }
        Console.write(summary)
        return diagnostics.hasErrors ? .failure : .success
    }

    private static func package(in folder: String) -> String? {
        FileIO.exists(joinPath(folder, "Package.swift")) ? folder : nil
    }

    private static func absolutePath(_ path: String, from current: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if path.hasPrefix("./") { path.removeFirst(2) }
        return path.hasPrefix("/") ? path : path == "." ? current : joinPath(current, path)
    }

    private static func place(_ path: String, from current: String) -> SourcePlace {
        SourcePlace(SourceFile(path: relativePath(path, to: current), bytes: []))
    }
}

extension DiagnosticIdentifier {
    static let unreadableManifest: Self = "unreadable-manifest"
}
