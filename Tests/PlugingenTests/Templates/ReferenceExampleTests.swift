import TestSupport
import Testing

/// The excerpts of generated code in the reference.
@Suite("The reference")
struct ReferenceExampleTests {
    @Test(
        "Each Swift excerpt is generated from the example above it",
        // The reader writes the Swift on these pages, which have tests of their own.
        arguments: try ReferencePage.all().filter { page in
            !["/Tutorial.md", "/BuildSystems.md"].contains(where: page.path.hasSuffix)
        })
    func excerpts(page: ReferencePage) throws {
        var generated: [String] = []
        for block in page.blocks {
            switch block.language {
            case "json" where block.isConfiguration: break
            case "json":
                generated = try Self.generate(
                    block, beside: Self.module(of: block, in: page),
                    templates: Self.templates(of: page))
            case "swift":
                var rest = generated[...]
                let lines = block.lines.map(Self.trimmed).filter { !$0.isEmpty }
                // An ellipsis stands for omitted lines.
                for part in lines.split(separator: "…") {
                    guard let range = rest.firstRange(of: Array(part)) else {
                        let text = part.joined(separator: "\n")
                        Issue.record("\(page.path): not generated, or not here:\n\(text)")
                        continue
                    }
                    rest = rest[range.upperBound...]
                }
            default: break
            }
        }
    }

    /// Returns the configuration above an example, and all examples that use it.
    private static func module(of example: CodeBlock, in page: ReferencePage) -> [CodeBlock] {
        let blocks = page.blocks.filter { $0.language == "json" }
        let modules = blocks.indices.filter { blocks[$0].isConfiguration || $0 == 0 }
        let ends = modules.dropFirst() + [blocks.endIndex]
        return zip(modules, ends).map { Array(blocks[$0..<$1]) }
            .first { module in module.contains { $0.text == example.text } } ?? []
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

    /// Returns the lines that are generated for an example, whose first line is its file name. The
    /// order is: the controller, the shared files, the tests, the files of the page's templates. The
    /// module also contains its other examples.
    private static func generate(
        _ example: CodeBlock, beside module: [CodeBlock], templates: [Substring: String]
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Templates/.keep")
        for (name, text) in templates { try folder.write(text, to: "Templates/\(name)") }
        for block in module {
            try folder.write(
                block.text,
                to: block.isConfiguration
                    ? "plugingen.json" : "\(try name(of: block)).plugin.json")
        }
        let name = try name(of: example)
        let command = try Command.plugingen(
            "generate", "--output", "Out", "--tests-output", "Tests", "--module", "App",
            "--diagnostics", "line", in: folder)
        // Examples of other keys have no background.
        #expect(
            command.status == 0
                && command.errors.split(separator: "\n").allSatisfy(isAboutBackground),
            "\(command.errors)")
        let builtIn = [
            "Out/\(name)ViewController.swift", "Out/ChildContainment.swift",
            "Out/PluginAppearance.swift", "Out/PluginHosts.swift",
            "Tests/\(name)ViewControllerTests.swift",
        ]
        let others = try folder.files().filter { $0.hasPrefix("Out/\(name)") }
        // Only a module with an engine has its colors and fonts in a file of their own.
        let files = builtIn.filter(folder.exists) + others.filter { !builtIn.contains($0) }
        return try files.flatMap {
            try folder.read($0).split(separator: "\n").map(trimmed)
        }
    }

    private static func name(of example: CodeBlock) throws -> Substring {
        try #require(example.lines.first?.wholeMatch(of: /\/\/ (\w+)\.plugin\.json/)?.output.1)
    }

    private static func trimmed(_ line: some StringProtocol) -> String {
        String(line.drop { $0 == " " })
    }
}
