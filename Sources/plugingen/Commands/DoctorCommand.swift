import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// `plugingen doctor`: reports what will go wrong with the plugins of a package or an Xcode project.
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
        options: [.diagnostics],
        examples: [
            ("plugingen doctor", "The package around this folder, or its Xcode project."),
            ("plugingen doctor --diagnostics json", "The problems as JSON."),
        ],
        exitStatuses: [
            (.success, "No problems, or only warnings."),
            (.failure, "There are errors."),
            (.usage, "The arguments are invalid."),
        ])

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
        // A project may be in a folder of a package that it has nothing to do with.
        let root =
            projects.isEmpty
            ? findPackage(around: folder) : named == nil ? package(in: folder) : nil
        if root == nil, projects.isEmpty {
            throw .other(
                "there is no Package.swift in this folder or around it, and no Xcode project: name "
                    + "one, or its folder")
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
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        Console.write(summary(of: examinations, isPackage: root != nil, diagnostics))
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

    private static func summary(
        of examinations: [Examination], isPackage: Bool, _ diagnostics: DiagnosticCollector
    ) -> String {
        let hasErrors = diagnostics.hasErrors
        let warnings = diagnostics.diagnostics.count
        let count = examinations.reduce(0) { $0 + $1.descriptions }
        if count == 0 {
            let folder = examinations.lazy.compactMap(\.targetFolder).first
            let words = "new Loading --directory \(folder.map(shellQuoted) ?? "FOLDER")"
            return hasErrors
                ? "" : "there are no descriptions yet; '\(programInvocation) \(words)' writes one\n"
        }
        let noun = count == 1 ? "description" : "descriptions"
        let findings =
            switch warnings {
            case 0: "found no problems"
            case 1: "found 1 warning"
            default: "found \(warnings) warnings"
            }
        var lines = hasErrors ? [] : ["checked \(count) \(noun), \(findings)", ""]
        lines.append("For continuous integration:")
        if examinations.contains(where: \.usesBuildPlugin) {
            let kits = examinations.flatMap(\.kits)
            // On a Mac, tests of plugins for other platforms compile to nothing.
            let isForMac = isPackage && kits.contains { $0.runs(on: "macOS") }
            if isForMac { lines.append("    swift test") }
            if !isForMac || kits.contains(where: { !$0.runs(on: "macOS") }) {
                lines.append(
                    "    xcodebuild test -skipPackagePluginValidation -scheme SCHEME -destination …"
                )
            }
        }
        lines += examinations.flatMap(\.checks).map { "    plugingen check \($0)" }
        if lines.last == "For continuous integration:" { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension DiagnosticIdentifier {
    static let unreadableManifest: Self = "unreadable-manifest"
}
