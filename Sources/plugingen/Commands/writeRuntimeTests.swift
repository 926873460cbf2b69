import PluginCore
import PluginTools
import SystemCalls

/// Writes the package that tests custom runtime files, and returns how to run its tests.
///
/// - Parameter folder: the folder of the package.
func writeRuntimeTests(
    of module: Module, to folder: String, reporting diagnostics: inout DiagnosticCollector
) throws(ArgumentError) -> String {
    let templates = module.templates
    templates.reportRuntimeUse(reporting: &diagnostics)
    if diagnostics.hasErrors { return "" }
    let package = RuntimeTestPackage(
        with: templates, for: module.configuration.minimumVersions, version: Plugingen.version)
    if package.customFiles.isEmpty {
        let problem = "there are no custom runtime files to test"
        let fix = "'plugingen templates --eject Templates Runtime/Parts/PluginTimer' copies one"
        guard let folder = templates.folder else { throw .other("\(problem); \(fix)") }
        diagnostics.error(
            .fileAccess, FileSystemError(path: folder, attempt: problem, reason: fix))
        return ""
    }
    guard package.write(to: folder, reporting: &diagnostics) else { return "" }
    return """
        wrote \(folder), a package with the runtime files, their tests, and these custom files:
        \(package.customFiles.map { "    \($0)\n" }.joined())
        To run its tests:

            cd \(shellQuoted(folder))
            xcodebuild test -scheme Runtime -destination 'platform=iOS Simulator,name=iPhone 16'

        For AppKit, run 'swift test' there.

        """
}
