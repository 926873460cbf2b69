import PluginDescriptions
import SystemCalls

/// The templates of a folder of the user's, in place of built-in ones or besides them.
package struct CustomTemplates: Sendable {
    package struct Template: Sendable {
        /// Its path in the folder, without the suffix: `PluginViewController`.
        package let name: String
        package let file: SourceFile
    }

    /// Sorted by their names.
    package private(set) var files: [Template] = []
    /// Where they are; nil where all are the built-in ones.
    package let folder: String?

    /// What the names of templates end in.
    package static let suffix = OutputNames.templateSuffix
    /// The folders within that are read: those of tests and of kits.
    package static let folders = [OutputNames.testTemplatesFolder] + Kit.all.map(\.name)

    /// No templates: all are the built-in ones.
    package init() { folder = nil }

    /// The templates in a folder and in its folders of tests and of kits, each as a file with the path as
    /// given.
    init(in folder: String) throws(FileSystemError) {
        self.folder = folder
        for name in [""] + Self.folders {
            let directory = name.isEmpty ? folder : joinPath(folder, name)
            if !name.isEmpty, !FileIO.isDirectory(directory) { continue }
            let prefix = name.isEmpty ? "" : name + "/"
            for name in try FileIO.contents(ofDirectory: directory)
            where name.hasSuffix(OutputNames.templateSuffix) && !name.hasPrefix(".") {
                let path = joinPath(directory, name)
                files.append(
                    Template(
                        name: prefix + name.dropLast(OutputNames.templateSuffix.count),
                        file: SourceFile(
                            path: path,
                            bytes: normalized(try FileIO.read(path, limit: 10_000_000)))))
            }
        }
        files.sort { $0.name < $1.name }
    }

    /// The template of a name.
    package func file(named name: String) -> SourceFile? {
        files.first { $0.name == name }?.file
    }

    /// The custom templates and the built-in ones, parsed, for each of the kits. What is wrong with a
    /// built-in one is reported with its path in the repository of plugingen, which no own one has.
    ///
    /// - Parameter planned: the files that are to be rendered; nil for the templates of all.
    func libraries(
        for planned: [PlannedFile]? = nil, kits: [Kit] = Kit.all,
        reporting diagnostics: inout DiagnosticCollector
    ) -> [MustacheLibrary] {
        var unreadable = DiagnosticCollector()
        for template in files { reportEncoding(of: template.file, reporting: &unreadable) }
        diagnostics.addOnce(contentsOf: unreadable)
        var libraries: [MustacheLibrary] = []
        for kit in kits {
            let own = ownFiles(for: kit)
            var found = DiagnosticCollector()
            let library = MustacheLibrary(
                parsing: planned.map { Self.names(of: $0, own) } ?? Self.names(for: kit, own),
                from: { name in
                    if let template = own.first(where: { $0.name == name }) {
                        return template.file
                    }
                    return Self.builtIn(named: name, for: kit)?.file
                },
                among: { Self.names(for: kit, own) }, reporting: &found)
            libraries.append(library)
            diagnostics.addOnce(contentsOf: found)
        }
        if !files.isEmpty {
            reportUse(of: libraries.flatMap { $0.partials }, reporting: &diagnostics)
        }
        return libraries
    }

    /// The name of a template among those of the kit whose folder it is in, if any.
    package static func nameInKits(_ name: String) -> String {
        for kit in Kit.all where name.hasPrefix(kit.name + "/") {
            return String(name.dropFirst(kit.name.utf8.count + 1))
        }
        return name
    }

    /// The custom templates by the names that they have among those for a kit, in whose folder they come
    /// before common ones.
    private func ownFiles(for kit: Kit) -> [Template] {
        if files.isEmpty { return [] }
        var own = files.filter { $0.name.hasPrefix(kit.name + "/") }
            .map { Template(name: Self.nameInKits($0.name), file: $0.file) }
        for template in files
        where Self.nameInKits(template.name) == template.name
            && !own.contains(where: { $0.name == template.name })
        {
            own.append(template)
        }
        return own
    }

    /// The names of the templates that planned files are made from, and of all custom ones.
    private static func names(of planned: [PlannedFile], _ own: [Template]) -> [String] {
        var names = own.map { $0.name }
        for file in planned where !names.contains(file.template) { names.append(file.template) }
        return names.sorted()
    }

    /// A built-in template for a kit: one of its folder, or else a common one.
    private static func builtIn(named name: String, for kit: Kit) -> EmbeddedTemplate? {
        EmbeddedTemplates.all[kit.name + "/" + name] ?? EmbeddedTemplates.all[name]
    }

    /// The names of all templates for a kit, sorted.
    private static func names(for kit: Kit, _ own: [Template]) -> [String] {
        let builtIn = EmbeddedTemplates.all.names.filter {
            $0.hasPrefix(kit.name + "/") || nameInKits($0) == $0
        }
        return Set(builtIn.map(nameInKits)).union(own.map(\.name)).sorted()
    }

    /// Warns of custom templates that were made from other built-in ones than there are, or that nothing
    /// includes.
    private func reportUse(of partials: [String], reporting diagnostics: inout DiagnosticCollector)
    {
        for template in files {
            let (name, file) = (template.name, template.file)
            let replaced = Self.builtInNames(replacedBy: name)
            if !replaced.isEmpty {
                reportAge(of: name, file, madeFrom: replaced, reporting: &diagnostics)
            } else if !name.hasSuffix(".swift"), !partials.contains(Self.nameInKits(name)),
                !diagnostics.hasErrors
            {
                diagnostics.warning(
                    .unusedTemplate,
                    "'\(name)' does not replace a built-in template, and no template includes it",
                    at: SourcePlace(file),
                    notes: suggestion(
                        for: fileName(ofPath: name), among: EmbeddedTemplates.all.names.sorted()))
            }
        }
    }

    /// The built-in templates that an own one takes the place of: that of its name, or those which
    /// kits have by this name.
    package static func builtInNames(replacedBy name: String) -> [String] {
        if EmbeddedTemplates.all[name] != nil { return [name] }
        let inKits = nameInKits(name)
        return EmbeddedTemplates.all.names.filter { nameInKits($0) == inKits }.sorted()
    }

    /// The file that an extra template makes for a plugin; nil where the template is not one.
    package static func extraFile(of template: String, plugin: String) -> String? {
        template.hasSuffix(".swift") ? OutputNames.extraFile(of: template, plugin: plugin) : nil
    }

    /// Warns of a template that was made from a built-in one that is another by now.
    private func reportAge(
        of name: String, _ file: SourceFile, madeFrom builtIn: [String],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let line = file.lineRange(around: 0)
        let mark = Array(templateFingerprintMark.utf8)
        let offsets = line.offsets
        guard file.bytes.starts(with: "{{!".utf8),
            let start = offsets.first(where: {
                file.bytes[$0..<offsets.upperBound].starts(with: mark)
            })
        else { return }
        let base = file.text(in: SourceRange(start + mark.count, start + mark.count + 16))
        let fingerprints = builtIn.map { name in
            EmbeddedTemplates.all[name].map { templateFingerprint($0.text) }
        }
        if fingerprints.contains(base) { return }
        diagnostics.warning(
            .oldTemplate,
            "the built-in template '\(name)' has changed since this one was made from it",
            at: SourcePlace(file, line),
            notes: [
                Diagnostic.Note(
                    "'plugingen templates --diff \(name)' shows how they differ; its first line, "
                        + "taken over, says that this is done")
            ])
    }
}

/// A template, the same on all platforms: without a byte order mark, which would end up in the middle of
/// files, and with the line ends of the files that are generated.
private func normalized(_ bytes: [UInt8]) -> [UInt8] {
    withLineFeeds(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes)
}

/// The text with lines that end with a line feed alone.
package func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard bytes.contains(carriageReturn) else { return bytes }
    return bytes.indices.compactMap { index in
        let endsLine = bytes[index] == carriageReturn && bytes[(index + 1)...].first == lineFeed
        return endsLine ? nil : bytes[index]
    }
}

/// What stands before the fingerprint of a built-in template in the first line of one made from it.
package let templateFingerprintMark = "fingerprint "

/// What tells a built-in template from that of another version.
package func templateFingerprint(_ text: String) -> String {
    Fingerprint(of: Array(text.utf8)).text
}

/// Reads the templates of a folder, or else of the one that the configuration names.
package func readTemplates(
    of configuration: ModuleConfiguration, orIn folder: String? = nil,
    reporting diagnostics: inout DiagnosticCollector
) -> CustomTemplates {
    var path = folder
    var place = SourcePlace(SourceFile(path: folder ?? "", bytes: []))
    if folder == nil, let named = configuration.templates {
        let file = named.place.file.path
        path =
            named.path.hasPrefix("/")
            ? named.path : joinPath(String(directory(of: file)), named.path)
        place = named.place
    }
    guard let path else { return CustomTemplates() }
    do throws(FileSystemError) {
        return try CustomTemplates(in: path)
    } catch {
        diagnostics.error(
            .fileAccess, "cannot read the templates: '\(error.path)': \(error.reason)", at: place)
        return CustomTemplates()
    }
}

extension DiagnosticIdentifier {
    static let unusedTemplate: Self = "unused-template"
    static let oldTemplate: Self = "old-template"
}
