import PluginCore
import SystemCalls

/// Returns the text of a copy of a built-in template or runtime file: a comment with its name and fingerprint, and the
/// file. The comment does not appear in generated files.
///
/// - Parameter version: the version of the program.
func ejectedText(of name: String, version: String) -> String? {
    EmbeddedTemplates.withRuntime[name].map { template in
        let origin =
            "Made from \(name) of plugingen \(version), "
            + "\(templateFingerprintMark)\(templateFingerprint(template.text))"
        return (template.isRuntimeFile ? "// \(origin)\n\n" : "{{! \(origin) }}\n")
            + template.text
    }
}

/// Writes built-in templates into a folder. If other files with their names exist, reports each of them and writes
/// nothing.
///
/// - Returns: the files, of which the missing ones were written; nil if there are errors.
package func ejectTemplates(
    _ names: [String], to folder: String, version: String, reporting diagnostics: inout DiagnosticCollector
) -> NewFiles? {
    let files = names.sorted().compactMap { name in
        ejectedText(of: name, version: version).map { text in
            RenderedFile(path: joinPath(folder, EmbeddedTemplate.path(of: name)), bytes: Array(text.utf8))
        }
    }
    NewFiles.removeAbandonedFiles(besides: files)
    let newFiles = NewFiles(files)
    for path in newFiles.occupied {
        diagnostics.error(
            .fileAccess, FileSystemError(path: path, attempt: "file already exists", reason: "no template was written"))
    }
    if diagnostics.hasErrors { return nil }
    do throws(FileSystemError) {
        try newFiles.create()
        return newFiles
    } catch {
        diagnostics.error(.fileAccess, error)
        return nil
    }
}
