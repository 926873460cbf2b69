import PluginCore
import SystemCalls

/// Returns where a program with a name can be, the first place that counts first.
///
/// - Parameter folders: the folders of programs, separated by colons.
func programPaths(named name: String, in folders: String? = System.environment("PATH")) -> [String] {
    (folders ?? "").split(separator: ":").map { joinPath(String($0), name) }
}

/// Returns whether one of the folders in `PATH` has a program with a name.
func isInstalled(_ name: String) -> Bool { programPaths(named: name).contains(where: FileIO.exists) }
