import PluginCore
import PluginTools
import SystemCalls

/// Returns how to name the folders of generated files, for a command that needs them.
///
/// - Parameter path: a description or a folder that the command names.
@MainActor
func adviceOnFolders(forDescriptionsIn path: String) -> String {
    switch ListingStep(around: FileIO.currentDirectory) {
    case .write: return "'\(programInvocation) init' writes them into a configuration"
    case .add(let configuration):
        return
            "or list the modules in '\(configuration)': '\(programInvocation) init --dry-run' prints them"
    case nil:
        let folder = isDescription(path) ? String(directory(of: path)) : path
        let words = [path, "--output", joinPath(folder, "Generated")].map(shellQuoted)
        return "for example: \(programInvocation) generate \(words.joined(separator: " "))"
    }
}
