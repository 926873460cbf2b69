import PluginDescriptions
import PluginGeneration
import SystemCalls

/// The text of a file that takes the place of a built-in template: a line that says which one it was
/// made from, and the template. The line leaves nothing in what the template makes.
///
/// - Parameter version: that of the program.
package func ejectedText(of name: String, version: String) -> String? {
    EmbeddedTemplates.all[name].map { template in
        "{{! Made from \(name) of plugingen \(version), "
            + "\(templateFingerprintMark)\(templateFingerprint(template.text)) }}\n" + template.text
    }
}

/// Writes built-in templates into a folder, unless there is a file of the name of one of them: then
/// each such file is reported, and nothing is written.
///
/// - Returns: the paths of the files that were written.
package func ejectTemplates(
    _ names: [String], to folder: String, version: String,
    reporting diagnostics: inout DiagnosticCollector
) -> [String] {
    let files = names.sorted().compactMap { name in
        ejectedText(of: name, version: version).map { text in
            (path: joinPath(folder, name + CustomTemplates.suffix), text: text)
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
