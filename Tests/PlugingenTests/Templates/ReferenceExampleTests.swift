import TestSupport
import Testing

/// The excerpts of generated code in the reference.
@Suite("The reference", .timed)
struct ReferenceExampleTests {
    @Test(
        "Each Swift excerpt is generated from the example above it",
        // The reader writes the Swift on these pages, which have tests of their own.
        arguments: try ReferencePage.all().filter { page in
            !["/Tutorial.md", "/BuildSystems.md"].contains(where: page.path.hasSuffix)
        })
    func excerpts(page: ReferencePage) throws {
        let templates = Self.templates(of: page)
        for module in Self.modules(of: page) {
            let examples = module.filter { $0.language == "json" }
            let files = try Self.generate(examples, templates: templates)
            var generated: [String] = []
            for block in module {
                if block.language == "json", !block.isConfiguration {
                    generated = try Self.lines(of: files, for: Self.name(of: block))
                }
                if block.language == "swift" { Self.expectGenerated(block, in: generated, page) }
            }
        }
    }

    /// Expects that lines are generated, in their order. An ellipsis stands for omitted lines.
    private static func expectGenerated(_ block: CodeBlock, in generated: [String], _ page: ReferencePage) {
        var rest = generated[...]
        let lines = block.lines.map(trimmed).filter { !$0.isEmpty }
        for part in lines.split(separator: "…") {
            guard let range = rest.firstRange(of: Array(part)) else {
                let text = part.joined(separator: "\n")
                Issue.record("\(page.path): not generated, or not here:\n\(text)")
                continue
            }
            rest = rest[range.upperBound...]
        }
    }

    /// Returns the blocks of a page in groups, each with a configuration and all examples that use it.
    private static func modules(of page: ReferencePage) -> [[CodeBlock]] {
        page.blocks.filter { ["json", "swift"].contains($0.language) }.reduce(into: []) {
            modules, block in
            if block.isConfiguration || modules.isEmpty { modules.append([]) }
            modules[modules.count - 1].append(block)
        }
    }

    /// Returns the templates that a page shows by file name, which is the second word after the
    /// backticks of a code block.
    private static func templates(of page: ReferencePage) -> [Substring: String] {
        var templates: [Substring: String] = [:]
        for block in page.blocks where block.language.hasPrefix("mustache ") {
            templates[block.language.dropFirst("mustache ".count)] = block.text + "\n"
        }
        return templates
    }

    private static func isAboutBackground(_ warning: Substring) -> Bool {
        warning.hasSuffix("[uncovered-text]")
    }

    /// Generates the files of a module, and returns them by their names.
    private static func generate(_ module: [CodeBlock], templates: [Substring: String]) throws -> [String: String] {
        if module.allSatisfy(\.isConfiguration) { return [:] }
        let folder = try TemporaryFolder()
        try folder.write("", to: "Templates/.keep")
        for (name, text) in templates { try folder.write(text, to: "Templates/\(name)") }
        for block in module {
            try folder.write(
                block.text, to: block.isConfiguration ? "plugingen.json" : "\(try name(of: block)).plugin.json")
        }
        let command = try Command.plugingen(
            "generate", "--output", "Out", "--tests-output", "Tests", "--module", "App",
            "--diagnostics", "line", in: folder)
        // Examples of other keys have no background.
        expect(
            command.status == 0 && command.errors.split(separator: "\n").allSatisfy(isAboutBackground),
            "\(command.errors)")
        var files: [String: String] = [:]
        for file in try folder.files() where file.hasPrefix("Out/") || file.hasPrefix("Tests/") {
            files[file] = try folder.read(file)
        }
        return files
    }

    /// Returns the lines that are generated for an example: the controller, the shared files, the tests, and the files of
    /// the page's templates.
    private static func lines(of files: [String: String], for name: Substring) -> [String] {
        let builtIn = [
            "Out/\(name)ViewController.swift", "Out/ChildContainment.swift",
            "Out/PluginAppearance.swift", "Out/PluginHosts.swift",
            "Tests/\(name)ViewControllerTests.swift",
        ]
        let others = files.keys.filter { $0.hasPrefix("Out/\(name)") && !builtIn.contains($0) }
        // Only a module with an engine has its colors and fonts in a file of their own.
        return (builtIn + others.sorted()).compactMap { files[$0] }.flatMap { $0.split(separator: "\n").map(trimmed) }
    }

    private static func name(of example: CodeBlock) throws -> Substring {
        try #require(example.lines.first?.wholeMatch(of: /\/\/ (\w+)\.plugin\.json/)?.output.1)
    }

    private static func trimmed(_ line: some StringProtocol) -> String {
        String(line.drop { $0 == " " })
    }
}
