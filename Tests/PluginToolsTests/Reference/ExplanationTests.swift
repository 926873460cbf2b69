import PluginCore
import TestSupport
import Testing

@testable import PluginTools

/// The explanations on the page `Diagnostics.md`, compared with what the checks report.
@Suite("Explanations of problems", .timed)
struct ExplanationTests {
    @Test("Each wrong example has the problem, and each right one has none")
    func examples() throws {
        var count = 0
        var known: Set<String> = []
        for explanation in try Explanation.all() {
            if let wrong = try Self.problems(of: explanation.wrong) {
                count += 1
                let found = wrong.filter { $0.identifier.name == explanation.identifier }
                expect(!found.isEmpty, "\(explanation.identifier): \(wrong.map(\.message))")
                for problem in found {
                    expect(explanation.severity.contains(problem.severity.rawValue))
                }
            }
            // Some kinds of problems have the same right example.
            guard let right = explanation.right, known.insert("\(right)").inserted else { continue }
            if let problems = try Self.problems(of: right) {
                // The examples of other problems are short, and have no background.
                let unexpected = problems.filter { problem in
                    problem.identifier.name != "uncovered-text" || problem.identifier.name == explanation.identifier
                }
                expect(unexpected.isEmpty, "\(explanation.identifier): \(unexpected.map(\.message))")
            }
        }
        expect(count > 50)
    }

    @Test("Other tests report the problems whose examples are words")
    func words() throws {
        let files = try Repository.files(in: "Tests", withSuffix: ".swift")
        var words: Set<String> = []
        for file in files where !DescribedModule.all.contains(where: { file.hasPrefix($0.folder + "/") }) {
            let parts = try Repository.text(of: file).utf8.split { byte in
                [UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\"")].contains(byte)
            }
            words.formUnion(parts.compactMap { String($0) })
        }
        for explanation in try Explanation.all() {
            guard case .words = explanation.wrong else { continue }
            let name = explanation.identifier
            expect(words.contains(name), "\(name)")
        }
    }

    @Test(
        "Examples that are too long for the page have their problems",
        arguments: [
            ("nesting-too-deep", nested(129)), ("too-many", stack(of: 201)),
            ("too-many-views", stack(of: 3, containing: stack(of: 180))),
        ])
    func longExamples(identifier: String, content: String) throws {
        let text = "{ \"content\": \(content) }"
        let found = try #require(try Self.problems(of: .code(text)))
        expect(found.contains { $0.identifier.name == identifier })
    }

    private static func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    private static func stack(of count: Int, containing view: String = #"{ "label": "a", "text": "b" }"#) -> String {
        #"{ "stack": ["# + Array(repeating: view, count: count).joined(separator: ",") + "] }"
    }

    @Test("Sentences end with a full stop")
    func sentences() throws {
        for explanation in try Explanation.all() {
            expect(explanation.meaning.hasSuffix("."), "\(explanation.identifier)")
            expect(explanation.reason?.hasSuffix(".") != false, "\(explanation.identifier)")
        }
    }

    @Test(
        "The page has an explanation below each heading of an identifier, and nothing else that looks like one"
    )
    func headings() throws {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/Diagnostics.md") })
        let explanations = try Explanation.all()
        let headings = page.lines.filter { $0.hasPrefix("#### ") }
        expect(headings.count, equals: explanations.count)
        for (heading, explanation) in zip(headings, explanations) {
            expect(heading.hasPrefix("#### `\(explanation.identifier)`"))
        }
    }

    @Test("Severities are those of diagnostics")
    func severities() throws {
        let known = ["error", "warning", "note", "error or warning"]
        for explanation in try Explanation.all() { expect(known.contains(explanation.severity)) }
        expect(Set(try Explanation.all().map(\.severity)).count, equals: known.count)
    }

    /// Returns the problems of an example; nil if the example is words.
    private static func problems(of example: Explanation.Example) throws -> [Diagnostic]? {
        var found = DiagnosticCollector()
        guard case .code(let text) = example, !text.hasPrefix("Package.swift:") else { return nil }
        let files = Self.files(in: text)
        if files.isEmpty {
            _ = readDescription(SourceFile(path: "Loading.plugin.json", text: text), name: "Loading", reporting: &found)
        } else {
            let folder = try TemporaryFolder()
            if text.hasPrefix("Templates/") {
                try folder.write("{}", to: "Loading.plugin.json")
                try folder.write(#"{ "templates": "Templates" }"#, to: "plugingen.json")
            }
            for file in files { try folder.write(file.text, to: file.path) }
            let named = findDescriptions(at: [folder.path], reporting: &found)
            _ = readModules(of: named, at: [folder.path], reporting: &found)
            check(folder, reporting: &found)
        }
        return found.diagnostics
    }

    /// Returns the files of an example, each below its path and a colon; empty if the example is a description.
    private static func files(in text: String) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasSuffix(":"), line.first != " " {
                files.append((String(line.dropLast()), ""))
            } else if !files.isEmpty {
                files[files.count - 1].text += (files.last?.text == "" ? "" : "\n") + line.dropFirst(4)
            }
        }
        return files
    }

    /// Reports the problems that `generate` finds with tests.
    private static func check(_ folder: TemporaryFolder, reporting diagnostics: inout DiagnosticCollector) {
        var known = DiagnosticCollector()
        let paths = findDescriptions(at: [folder.path], reporting: &known)
        let module = Module(reading: ModuleFiles(descriptions: paths, configuration: nil), reporting: &known)
        let tests = GenerationOptions.Tests(directory: "Tests", module: "App")
        module.check(reporting: &diagnostics)
        _ = module.plan(GenerationOptions(tests: tests), reporting: &diagnostics)
    }
}
