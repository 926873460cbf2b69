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
        for module in page.modules {
            let files = try Self.generate(module, of: page)
            var generated: [String] = []
            for block in module {
                if block.language == "json", !block.isConfiguration {
                    generated = try Self.lines(of: files, for: block.plugin)
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

    private static func isAboutBackground(_ warning: Substring) -> Bool {
        warning.hasSuffix("[uncovered-text]")
    }

    /// Generates the files of a module, and returns them by their names.
    private static func generate(_ module: [CodeBlock], of page: ReferencePage) throws -> [String: String] {
        if !module.describesPlugins { return [:] }
        let folder = try TemporaryFolder()
        try page.write(module, to: folder)
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

    private static func trimmed(_ line: some StringProtocol) -> String {
        String(line.drop { $0 == " " })
    }
}
