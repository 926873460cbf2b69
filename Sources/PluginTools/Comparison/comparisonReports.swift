import PluginCore

extension [FileComparison] {
    /// The state of each file as a line, with the numbers of different lines.
    package var states: String {
        let width = FileState.allCases.map(\.rawValue.count).max() ?? 0
        return map { file in
            let state = file.state.rawValue
            let padding = String(repeating: " ", count: width - state.count)
            let counts = file.lineCounts.text
            return "\(state)\(padding)  \(file.path.visible)" + (counts.isEmpty ? "" : "  \(counts)") + "\n"
        }.joined()
    }

    /// Returns all changes as a patch for `patch -p1`.
    ///
    /// - Parameter folder: the absolute path that the paths in it start from.
    package func difference(in folder: String) -> [UInt8] { flatMap { $0.difference(in: folder) } }

    /// Returns the states as JSON.
    ///
    /// - Parameters:
    ///   - status: the exit status of the check.
    ///   - command: the command that brings all files up to date; nil for none.
    ///   - folder: the folder that the paths in differences start from; nil for no differences.
    package func report(status: Int, command: String?, differencesIn folder: String?) -> JSONText {
        let files = map { file -> JSONText in
            let counts = file.lineCounts
            let difference = folder.map { String(decoding: file.difference(in: $0), as: UTF8.self) }
            return .object([
                ("path", .string(file.path)), ("state", .string(file.state.rawValue)),
                ("isEdited", .boolean(file.isEdited)),
                ("line", .integer(file.place.location.line)),
                ("addedLines", .integer(counts.added)), ("removedLines", .integer(counts.removed)),
                ("difference", difference.map(JSONText.string) ?? .null),
            ])
        }
        return .object([
            ("status", .integer(status)), ("files", .array(files)),
            ("command", command.map(JSONText.string) ?? .null),
        ])
    }
}
