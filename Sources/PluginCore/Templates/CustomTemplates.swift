import SystemCalls

/// The templates in a folder of the user, which replace built-in templates or add files.
package struct CustomTemplates: Sendable {
    package struct Template: Sendable {
        /// The path in the folder, without the suffix: `PluginViewController`.
        package let name: String
        package let file: SourceFile
    }

    /// The templates and the runtime files, sorted by name.
    package private(set) var files: [Template] = []
    /// The folder of the templates; nil if there are no custom templates.
    package let folder: String?

    /// The suffix of the file names of templates.
    package static let suffix = OutputNames.templateSuffix
    /// The subfolders with templates that are read.
    package static let folders = [OutputNames.testTemplatesFolder]

    /// Creates an empty set of templates, so that all are built in.
    package init() { folder = nil }

    /// Reads the templates in a folder and in its subfolders. Each file keeps the path as given.
    init(in folder: String) throws(FileSystemError) {
        self.folder = folder
        for name in [""] + Self.folders {
            files += try Self.templates(in: name, of: folder, suffix: OutputNames.templateSuffix)
        }
        for name in OutputNames.runtimeSubfolders {
            files += try Self.templates(
                in: OutputNames.runtimeFolder + "/" + name, of: folder, suffix: OutputNames.runtimeSuffix)
        }
        files.sort { $0.name < $1.name }
    }

    /// Reads the files in a subfolder that have a suffix. The names begin with that of the subfolder.
    private static func templates(
        in subfolder: String, of folder: String, suffix: String
    ) throws(FileSystemError) -> [Template] {
        let directory = subfolder.isEmpty ? folder : joinPath(folder, subfolder)
        if !subfolder.isEmpty, !FileIO.isDirectory(directory) { return [] }
        let prefix = subfolder.isEmpty ? "" : subfolder + "/"
        var templates: [Template] = []
        for name in try FileIO.contents(ofDirectory: directory) where name.hasSuffix(suffix) && !name.hasPrefix(".") {
            let path = joinPath(directory, name)
            templates.append(
                Template(
                    name: prefix + name.dropLast(suffix.count),
                    file: SourceFile(path: path, bytes: normalized(try FileIO.read(path)))))
        }
        return templates
    }

    /// The runtime files: those of the user, and the built-in ones that they do not replace.
    package var runtime: [RuntimeFile] {
        EmbeddedRuntime.files.map { file in
            self.file(named: OutputNames.runtimeFolder + "/" + file.name).map { custom in
                // The first line of a copy says what it was made from.
                let lines = String(decoding: custom.bytes, as: UTF8.self)
                    .split(separator: "\n", omittingEmptySubsequences: false)
                    .drop { $0.hasPrefix("// Made from ") }
                return RuntimeFile(name: file.name, text: lines.joined(separator: "\n"))
            } ?? file
        }
    }

    /// Returns the template with a name.
    package func file(named name: String) -> SourceFile? { files.first { $0.name == name }?.file }

    /// Returns the templates of planned files, and all custom templates, parsed. A problem in a built-in template is
    /// reported with its path in the repository of plugingen, which no custom template has.
    func parsed(
        for planned: [PlannedFile] = [], reporting diagnostics: inout DiagnosticCollector
    ) -> [String: PluginCore.Template] {
        let custom = files.filter { !EmbeddedTemplate.isRuntimeFile($0.name) }
        var parsed: [String: PluginCore.Template] = [:]
        for template in custom {
            reportEncoding(of: template.file, reporting: &diagnostics)
            parsed[template.name] = PluginCore.Template(parsing: template.file, reporting: &diagnostics)
        }
        for name in Set(planned.map(\.kind.template)) where !custom.contains(where: { $0.name == name }) {
            guard let builtIn = EmbeddedTemplates.all[name] else { continue }
            parsed[name] = PluginCore.Template(parsing: builtIn.file, reporting: &diagnostics)
        }
        reportUse(reporting: &diagnostics)
        return parsed
    }

    /// Warns about custom templates that were made from an older built-in one, or that nothing uses.
    private func reportUse(reporting diagnostics: inout DiagnosticCollector) {
        for template in files {
            let (name, file) = (template.name, template.file)
            if let builtIn = EmbeddedTemplates.withRuntime[name] {
                reportAge(of: file, madeFrom: builtIn, reporting: &diagnostics)
            } else if !name.hasSuffix(".swift"), !diagnostics.hasErrors {
                diagnostics.warning(
                    .unusedTemplate, "no built-in template is named '\(name)'", at: SourcePlace(file),
                    notes: suggestion(
                        for: EmbeddedTemplate.isRuntimeFile(name) ? name : fileName(ofPath: name),
                        among: EmbeddedTemplates.withRuntime.names.sorted()))
            }
        }
    }

    /// Warns about a template if the built-in one that it was made from has changed since then.
    private func reportAge(
        of file: SourceFile, madeFrom builtIn: EmbeddedTemplate, reporting diagnostics: inout DiagnosticCollector
    ) {
        let line = file.lineRange(around: 0)
        let mark = Array(templateFingerprintMark.utf8)
        let offsets = line.offsets
        guard file.bytes.starts(with: "{{!".utf8) || file.bytes.starts(with: "// Made".utf8),
            let start = offsets.first(where: {
                file.bytes[$0..<offsets.upperBound].starts(with: mark)
            })
        else { return }
        let base = file.text(in: SourceRange(start + mark.count, start + mark.count + 16))
        if templateFingerprint(builtIn.text) == base { return }
        diagnostics.warning(
            .oldTemplate,
            "the built-in template '\(builtIn.name)' has changed since this one was made from it",
            at: SourcePlace(file, line),
            notes: [
                Diagnostic.Note(
                    "'plugingen templates --diff \(builtIn.name)' shows how they differ; its first line, "
                        + "taken over, says that this is done")
            ])
    }
}

/// Returns a template as it is read on all platforms: without a byte order mark, which would end up
/// in the middle of generated files, and with the line ends of generated files.
private func normalized(_ bytes: [UInt8]) -> [UInt8] {
    withLineFeeds(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes)
}

/// Returns the text with LF in place of CR LF.
package func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard bytes.contains(carriageReturn) else { return bytes }
    return bytes.indices.compactMap { index in
        let endsLine = bytes[index] == carriageReturn && bytes[(index + 1)...].first == lineFeed
        return endsLine ? nil : bytes[index]
    }
}

/// The text before the fingerprint of a built-in template, in the first line of a template made
/// from it.
package let templateFingerprintMark = "fingerprint "

/// Returns the fingerprint of a built-in template, which changes with its text.
package func templateFingerprint(_ text: String) -> String { Fingerprint(of: Array(text.utf8)).text }

/// Reads custom templates.
///
/// - Parameter configuration: may name the folder of the templates.
func readTemplates(
    _ templates: ModuleFiles.Templates, of configuration: ModuleConfiguration,
    reporting diagnostics: inout DiagnosticCollector
) -> CustomTemplates {
    let path: String
    let place: SourcePlace
    switch templates {
    case .folder(let folder):
        path = folder
        place = SourcePlace(SourceFile(path: folder, bytes: []))
    case .configured:
        guard let named = configuration.templates else { return CustomTemplates() }
        let folder = String(directory(of: named.place.file.path))
        path = named.path.hasPrefix("/") ? named.path : joinPath(folder, named.path)
        place = named.place
    case .none: return CustomTemplates()
    }
    do throws(FileSystemError) {
        return try CustomTemplates(in: path)
    } catch {
        diagnostics.error(.fileAccess, "cannot read the templates: '\(error.path)': \(error.reason)", at: place)
        return CustomTemplates()
    }
}

extension DiagnosticIdentifier {
    static let unusedTemplate: Self = "unused-template"
    static let oldTemplate: Self = "old-template"
}
