import PluginCore
import PluginTools
import SystemCalls

/// `plugingen doctor`: finds out why a plugin is not generated or not up to date.
enum DoctorCommand: Command {
    static let syntax = CommandSyntax(
        name: "doctor",
        summary: "Finds out why a plugin is not generated or not up to date.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "PATH", summary: "The folder of a package or of a plugingen.json. Default: this folder.")
        ],
        options: [.strict, .diagnostics],
        examples: [
            ("plugingen doctor", "Examines the package and the modules in plugingen.json."),
            ("plugingen doctor --diagnostics json", "Prints the problems as JSON."),
        ],
        exitStatuses: ExitStatus.common(
            success: "No problems, or only warnings.", failure: "There are errors."),
        page: "Diagnostics.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let folder = FileIO.absolutePath(arguments.operands.first ?? ".")
        if !FileIO.isDirectory(folder) { throw .other("'\(arguments.operands.first ?? "")' is not a folder") }
        var diagnostics = DiagnosticCollector()
        let project = Project(around: folder, reporting: &diagnostics)
        if diagnostics.hasErrors { return Console.finish(arguments, &diagnostics) }
        if project == nil, findPackage(around: folder) == nil { throw .unknownModules("name the folder of a package") }
        var package: SwiftPackage?
        do throws(UnreadablePackage) {
            package = try SwiftPackage(around: project?.folder ?? folder) {
                Console.show("asking SwiftPM for the package's targets")
            }
        } catch {
            error.report(to: &diagnostics)
        }
        var doctor = Doctor(of: project, in: package)
        if project != nil || package != nil { doctor.examine(reporting: &diagnostics) }
        let warnings = diagnostics.diagnostics.count { $0.severity == .warning }
        let findings = warnings == 0 ? "no problems" : counted(warnings, "warning")
        let status = Console.finish(
            arguments, &diagnostics,
            doctor.count == 0
                ? "there are no descriptions yet; to create one: \(programInvocation) new Loading\n"
                : "checked \(counted(doctor.count, "description")), found \(findings)\n")
        if !doctor.differences.isEmpty, arguments.diagnosticFormat != .json {
            Console.separate(as: arguments.diagnosticFormat)
            Console.writeError("To generate the files: \(fixCommand(for: doctor.differences))\n")
        }
        return status
    }
}
