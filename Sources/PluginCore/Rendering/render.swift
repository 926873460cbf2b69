import SystemCalls

extension Module {
    /// Returns the planned files with their contents; an empty array if there is a problem in a
    /// description or in a template.
    package func render(
        _ plan: [PlannedFile], reporting diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile] {
        guard let renderer = FileRenderer(for: plan, of: self, reporting: &diagnostics) else {
            return []
        }
        var rendered: [RenderedFile] = []
        let results = mapInParallel(plan) { planned in
            var found = DiagnosticCollector()
            return (renderer.render(planned, reporting: &found), found)
        }
        for (file, found) in results {
            diagnostics.addOnce(contentsOf: found)
            if let file { rendered.append(file) }
        }
        return diagnostics.hasErrors ? [] : rendered
    }

    /// Returns a file in which users can begin to write their own tests of a plugin. Returns nil if a
    /// template has errors, and reports them.
    ///
    /// - Parameter tests: the folder of the tests, and the module that they test.
    package func userTests(
        of plugin: PluginDescription, in tests: GenerationOptions.Tests,
        reporting diagnostics: inout DiagnosticCollector
    ) -> RenderedFile? {
        let file = PlannedFile(
            .userTests, of: plugin, for: plugin.controller.kits, in: tests.directory, tests
        ) {
            templateContext(of: plugin, among: [plugin], tests, $0)
        }
        return render([file], reporting: &diagnostics).first
    }
}

/// Renders the files of a run, on any thread.
private struct FileRenderer: Sendable {
    /// The templates for each framework, by the framework's name.
    private let libraries: [String: MustacheLibrary]
    /// The string table of localized strings.
    private let strings: StringTable
    private let names: ContainmentNames
    /// The platforms that the module supports.
    private let versions: MinimumVersions

    /// Creates a renderer, and reports the problems of templates. Returns nil if an error was
    /// reported before and there are no custom templates. Custom templates are checked even if
    /// descriptions have errors.
    init?(
        for files: [PlannedFile], of module: Module,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let configuration = module.configuration
        if diagnostics.hasErrors, module.templates.files.isEmpty { return nil }
        // If all descriptions have errors, there are no files, but custom templates are checked.
        let kits =
            files.isEmpty
            ? configuration.kits
            : Kit.all.filter { kit in files.contains { $0.kits.contains(kit) } }
        let all = module.templates.libraries(for: files, kits: kits, reporting: &diagnostics)
        libraries = Dictionary(uniqueKeysWithValues: zip(kits.map(\.name), all))
        strings = configuration.strings
        names = configuration.names
        versions = configuration.minimumVersions
    }

    /// Returns a planned file with its contents. Returns nil if a template uses an unknown name, and
    /// reports it.
    func render(
        _ file: PlannedFile, reporting diagnostics: inout DiagnosticCollector
    ) -> RenderedFile? {
        var bodies: [[UInt8]] = []
        for dialect in file.kits.dialects(with: strings) {
            guard let library = libraries[dialect.kit.name] else { continue }
            var context = file.context(dialect)
            context.add(names.context)
            let body = library.render(
                file.kind.template, with: .object(context), reporting: &diagnostics)
            if let body { bodies.append(body) }
        }
        if bodies.count < file.kits.count { return nil }
        var body = joinedRegions(of: bodies, for: file.kits, plugin: file.plugin)
        if !file.kind.isCustom, file.tests?.framework == .xctest {
            body = Array(declaredForXCTest(String(decoding: body, as: UTF8.self)).utf8)
        }
        if file.path.hasSuffix(".swift") { body = withoutOtherPlatforms(body, versions) }
        return RenderedFile(
            path: file.path, bytes: file.kind.hasHeader ? file.header.prepended(to: body) : body)
    }
}

extension ContainmentNames {
    /// The names, in the data for templates.
    var context: MustacheObject {
        [
            "add": .text(SwiftIdentifier.escaped(add)),
            "remove": .text(SwiftIdentifier.escaped(remove)),
        ]
    }
}

extension PlannedFile {
    fileprivate var header: FileHeader {
        plugin.map(header) ?? sharedHeader(tests?.module ?? "this module")
    }

    private func header(of plugin: PluginDescription) -> FileHeader {
        FileHeader(
            fileName: name, origin: "from \(plugin.name)\(OutputNames.descriptionSuffix)",
            advice: "change the description instead")
    }

    private func sharedHeader(_ module: String) -> FileHeader {
        FileHeader(
            fileName: name, origin: "for all plugins of \(module)",
            advice: "it is replaced as a whole")
    }
}

/// A file with its contents, before it is compared with the file on disk.
package struct RenderedFile: Sendable {
    package let path: String
    /// The contents, as UTF-8.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
