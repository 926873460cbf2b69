import Foundation
import TestSupport
import Testing

/// A package and its tests, built once. For each mutant, only one file is compiled, and the tests
/// are linked again.
struct MutationBench: Sendable {
    enum Outcome: Sendable {
        case killed
        case survived
        case notCompiled

        /// - Parameter run: the run of the tests; nil if the mutant does not compile.
        init(of run: Command?) {
            self =
                switch run?.status {
                case nil: .notCompiled
                case 0: .survived
                default: .killed
                }
        }
    }

    let subject: MutationSubject
    /// The folder of the build's products.
    private let products: String
    /// The name of the tests in the folder of products, without its suffix.
    private let bundle: String
    /// The objects and libraries that the tests are linked from.
    private let objects: [String]
    private let files: [String]
    private let macros: String

    /// Builds the package of a subject.
    init(_ subject: MutationSubject) throws {
        self.subject = subject
        let package = subject.package
        let build = try package.swift("build", "--build-tests")
        try #require(build.status == 0, "\(build.text)")
        products = try package.swift("build", "--show-bin-path").output.trimmingCharacters(in: .newlines)
        bundle = "\(subject.kit.rawValue)PackageTests"
        objects = try String(
            contentsOfFile: "\(products)/\(bundle).product/Objects.LinkFileList", encoding: .utf8
        ).split(separator: "\n").map(String.init)
        files = try subject.sourceFiles()
        macros = try Toolchain.macros()
    }

    /// Expects that each suite has tests, which pass without a mutation, and that all pass with a mutant that changes
    /// nothing.
    func expectUnmutatedTestsPass() throws {
        for suite in subject.suites {
            let run = try test("\(products)/\(bundle).xctest", [suite])
            expect(run.status, equals: 0, "\(run.text)")
            expect(run.text.contains(/Test run with [1-9]\d* test/), "\(suite) has no tests")
        }
        let unchanged = Mutant(
            file: files[0], rule: "change nothing",
            source: SwiftCode(try subject.text(of: files[0])),
            edit: Edit(range: 0..<0, replacement: ""))
        let run = try test(unchanged)
        expect(run?.status, equals: 0, "\(run?.text ?? "it does not compile")")
    }

    /// Tries mutants, several at a time, and prints survivors as they are found.
    ///
    /// - Parameters:
    ///   - groups: the mutants. Those of one group are tried one after the other.
    ///   - limit: the number of mutants that compile after which the rest of a group is left out.
    func report(on groups: [[Mutant]], compiledInEach limit: Int) async throws -> MutationReport {
        let entries = try await inParallel(groups) { mutants in
            var entries: [MutationReport.Entry] = []
            for mutant in mutants where entries.count(where: \.compiled) < limit {
                let outcome = Outcome(of: try test(mutant))
                if outcome == .survived { print("survived: \(mutant.description)") }
                entries.append(.init(mutant: mutant, outcome: outcome))
            }
            return entries
        }
        return MutationReport(entries: entries.flatMap(\.self))
    }

    /// Compiles a mutant, and runs the tests. Returns nil if it does not compile.
    private func test(_ mutant: Mutant) throws -> Command? {
        let scratch = try TemporaryFolder("mutant")
        guard let object = try compile(mutant, in: scratch) else { return nil }
        let program = try link(object, of: mutant.file, in: scratch)
        return try test(program, subject.suites)
    }

    /// Returns the object file of a mutant, if it compiles.
    private func compile(_ mutant: Mutant, in scratch: TemporaryFolder) throws -> String? {
        // The file's name is a part of the names of private symbols, so it stays the same.
        let source = URL(filePath: mutant.file).lastPathComponent
        try scratch.write(mutant.text, to: source)
        let object = scratch.path(of: "mutant.o")
        let others = files.filter { $0 != mutant.file }.map { "\(subject.sources)/\($0)" }
        let compilation = try Command.run(
            "swiftc",
            [
                "-frontend", "-c", "-primary-file", scratch.path(of: source), "-module-name",
                subject.module, "-enable-testing", "-parse-as-library", "-swift-version", "6",
                "-Onone", "-suppress-warnings", "-I", "\(products)/Modules", "-module-cache-path",
                "\(products)/ModuleCache", "-plugin-path", macros, "-package-name",
                subject.module, "-o", object,
            ] + subject.conditions.flatMap { ["-D", $0] } + others)
        return compilation.status == 0 ? object : nil
    }

    /// Links the tests with an object in place of that of a file, and returns the program.
    private func link(_ object: String, of file: String, in scratch: TemporaryFolder) throws -> String {
        let replaced = "/\(subject.module).build/\(URL(filePath: file).lastPathComponent).o"
        // Paths with spaces are in quotation marks.
        let others = objects.filter { !$0.hasSuffix(replaced) && !$0.hasSuffix(replaced + "'") }
        try #require(others.count == objects.count - 1, "no object of \(file)")
        // The compiler writes a temporary file next to the first object, so this one is first.
        try scratch.write(([object] + others).joined(separator: "\n"), to: "objects")
        let program = scratch.path(of: "tests.xctest")
        let linking = try Command.run(
            "swiftc", ["-use-ld=lld", "-emit-executable", "-o", program, "@\(scratch.path(of: "objects"))"])
        try #require(linking.status == 0, "\(linking.text)")
        return program
    }

    /// Runs suites, one test after the other, as they share the state of the framework. Tests that
    /// do not end within a minute are stopped and count as failed. All of them take some seconds.
    private func test(_ program: String, _ suites: [String]) throws -> Command {
        let filter = "^RuntimeTests\\.(\(suites.joined(separator: "|")))/"
        return try Command.run(
            "timeout",
            [
                "60", program, "--testing-library", "swift-testing", "--no-parallel", "--filter",
                filter,
            ])
    }
}
