import PluginCore

/// Reports each file that is not up to date.
package func reportDifferences(_ comparisons: [FileComparison], reporting diagnostics: inout DiagnosticCollector) {
    for file in comparisons {
        switch file.state {
        case .upToDate: break
        case .outOfDate: diagnostics.error(.outOfDate, "out of date", at: file.place)
        case .missing: diagnostics.error(.missingFile, "this file is missing", at: file.place)
        case .editedByHand: reportEdit(of: file, reporting: &diagnostics)
        case .orphaned: diagnostics.error(.orphaned, orphanedMessage(of: file), at: file.place)
        }
    }
}

/// Reports files that `generate` must not overwrite: those that were edited by hand, or that plugingen did not generate.
///
/// - Parameter prune: whether orphaned files are removed; otherwise they are reported as warnings.
package func reportRefusals(
    _ comparisons: [FileComparison], force: Bool, prune: Bool, reporting diagnostics: inout DiagnosticCollector
) {
    for file in comparisons {
        if file.state == .orphaned, !prune {
            diagnostics.warning(
                .orphaned, orphanedMessage(of: file), at: file.place,
                note: file.isEdited
                    ? "'--prune' with '--force' removes it" : "'--prune' removes it")
        } else if file.isEdited, !force {
            reportEdit(of: file, reporting: &diagnostics)
        }
    }
}

private func reportEdit(of file: FileComparison, reporting diagnostics: inout DiagnosticCollector) {
    let action = file.state == .orphaned ? "removes" : "overwrites"
    let discarding = "'--force' \(action) the file"
    if let present = file.fileOnDisk, GeneratedText(present.bytes) != nil {
        diagnostics.error(
            .editedByHand, "this file was edited by hand", at: file.place,
            notes: notesOnEdit(of: present, discarding: discarding))
    } else {
        diagnostics.error(
            .editedByHand,
            "this file was edited by hand: it does not begin with the header of a generated file",
            at: file.place,
            notes: [
                Diagnostic.Note("move it to another folder to keep it"),
                Diagnostic.Note(discarding),
            ])
    }
}

func orphanedMessage(of file: FileComparison) -> String {
    let reason =
        switch file.orphanage {
        case .replaced: "the other files replace it"
        case .notInModule: "the module does not generate it any more"
        case .noDescription, nil:
            file.plugin.map { "the plugin '\($0)' has no description" } ?? "the module has no descriptions"
        }
    return "this file is orphaned: \(reason)" + (file.isEdited ? ", and it was edited by hand" : "")
}

extension DiagnosticIdentifier {
    static let outOfDate: Self = "out-of-date"
    static let missingFile: Self = "missing-file"
    static let editedByHand: Self = "edited-by-hand"
    static let orphaned: Self = "orphaned"
    static let unreadConfiguration: Self = "unread-configuration"
}
