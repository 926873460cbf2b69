import PluginCore
import SystemCalls

/// Reads the manifest of a package.
///
/// A manifest is a program, so SwiftPM runs it, in a sandbox if the platform has one. Without SwiftPM, the text of the
/// manifest shows the targets that it declares with literals.
///
/// - Parameter whileWaiting: called again and again until SwiftPM has answered.
package func readManifest(
    ofPackage root: String, in listing: FileListing, whileWaiting: () -> Void = {}
) -> Result<PackageManifest, UnreadableManifest> {
    if !isInstalled("swift") {
        return .success(PackageManifest(textIn: root, of: listing))
    }
    var diagnostics = DiagnosticCollector()
    let (output, isSuccess) = System.standardOutput(
        of: command(for: root), seconds: 60, whileWaiting: whileWaiting)
    guard isSuccess,
        let manifest = readJSON(SourceFile(path: root, bytes: output), reporting: &diagnostics)
    else { return .failure(UnreadableManifest(output: isSuccess ? [] : output, root: root)) }
    return .success(PackageManifest(manifest))
}

private func command(for root: String) -> String {
    // A sandbox cannot hold another one. The one of the command plugin also applies to the manifest.
    let isInSandbox = System.environment("PLUGINGEN_COMMAND_PLUGIN") != nil
    // SwiftPM locks its usual build folder while this program runs as a command plugin.
    return """
        scratch=$(mktemp -d) && trap 'rm -rf "$scratch"' EXIT && \
        swift package --package-path \(shellQuoted(root)) --scratch-path "$scratch" \
        \(isInSandbox ? "--disable-sandbox" : "") dump-package 2>"$scratch/errors" || \
        { cat "$scratch/errors"; exit 1; }
        """
}

/// A package whose manifest SwiftPM cannot read.
package struct UnreadableManifest: Error {
    /// The problems that SwiftPM reports.
    package let problems: [String]

    init(problems: [String]) { self.problems = problems }

    fileprivate init(output: [UInt8], root: String) {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        // Errors with places follow one that contains the whole compiler command.
        let errors = [".swift:", ""].lazy
            .map { place in lines.filter { $0.contains(place) && $0.contains("error: ") } }
            .first { !$0.isEmpty }
        problems = (errors ?? (lines.isEmpty ? ["there was no answer"] : lines)).map { line in
            line.hasPrefix(root + "/") ? String(line.dropFirst(root.count + 1)) : line
        }
    }
}
