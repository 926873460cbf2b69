import PluginTools
import SystemCalls

/// Calls a closure at first, and another one after every change of files, until a signal ends the program.
///
/// It looks at the files four times a second, which works on every platform and file system.
///
/// - Parameters:
///   - files: returns the current files.
///   - begin: called once. A file that changes meanwhile has changed.
///   - react: called with the changes.
@MainActor
func whileWatching(
    _ files: () -> [String], first begin: () throws(ArgumentError) -> Void,
    then react: ([FileChange]) throws(ArgumentError) -> Void
) throws(ArgumentError) -> ExitStatus {
    System.catchInterruptions()
    var watcher = FileWatcher(files())
    try begin()
    while System.wait(milliseconds: 250) {
        let changes = watcher.look(at: files())
        if !changes.isEmpty { try react(changes) }
    }
    return .success
}
