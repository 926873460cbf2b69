import PluginDescriptions
import PluginGeneration
import SystemCalls

/// Returns the text of a copy of a built-in template or runtime file: a comment with its name and fingerprint, and the
/// file. The comment does not appear in generated files.
///
/// - Parameter version: the version of the program.
package func ejectedText(of name: String, version: String) -> String? {
    EmbeddedTemplates.withRuntime[name].map { template in
        let origin =
            "Made from \(name) of plugingen \(version), "
            + "\(templateFingerprintMark)\(templateFingerprint(template.text))"
        return (template.isRuntimeFile ? "// \(origin)\n\n" : "{{! \(origin) }}\n")
            + template.text
    }
}

/// Writes built-in templates into a folder. If files with their names exist, reports each of them and writes nothing.
///
/// - Returns: the paths of the files that were written.
package func ejectTemplates(
    _ names: [String], to folder: String, version: String,
    reporting diagnostics: inout DiagnosticCollector
) -> [String] {
    let files = names.sorted().compactMap { name in
        ejectedText(of: name, version: version).map { text in
            (path: joinPath(folder, EmbeddedTemplate.path(of: name)), text: text)
        }
    }
    for file in files where FileIO.exists(file.path) {
        diagnostics.error(
            .fileAccess,
            FileSystemError(
                path: file.path, attempt: "file already exists",
                reason: "no template was written"))
    }
    if diagnostics.hasErrors { return [] }
    var written: [String] = []
    do throws(FileSystemError) {
        for file in files {
            try FileIO.makeDirectory(String(file.path.dropLast(fileName(ofPath: file.path).count)))
            try FileIO.create(file.path, with: Array(file.text.utf8))
            written.append(file.path)
        }
    } catch {
        diagnostics.error(.fileAccess, error)
    }
    return written
}
