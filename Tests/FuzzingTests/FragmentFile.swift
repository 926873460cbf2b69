import FuzzTargets
import PluginCore
import TestSupport

/// A file for the compiler's parser, with fragments at all places of a position.
struct FragmentFile {
    let position: FragmentPositions
    let fragments: [String]

    /// A fragment that does not parse, and the reason.
    struct Failure {
        let fragment: String
        let message: String
    }

    /// Returns the fragments that do not parse, or the first few of them.
    func failures() throws -> [Failure] {
        let (errors, imports) = try parse()
        var suspects: Set<Int> = []
        for line in errors.keys {
            // The declaration before may cause the error.
            let index = min((line - 1) / linesOfEach, fragments.count - 1)
            suspects.formUnion([index, max(0, index - 1)])
        }
        if errors.isEmpty {
            suspects.formUnion(fragments.indices.filter { !imports.contains("M\($0)") })
        }
        var failures: [Failure] = []
        for index in suspects.sorted() where failures.count < 10 {
            let file = FragmentFile(position: position, fragments: [fragments[index]])
            let (errors, imports) = try file.parse()
            if let message = errors.values.first {
                failures.append(Failure(fragment: fragments[index], message: message))
            } else if !imports.contains("M0") {
                failures.append(
                    Failure(fragment: fragments[index], message: "hides the code before it"))
            }
        }
        if failures.isEmpty, let index = suspects.min() {
            failures.append(
                Failure(fragment: fragments[index], message: "parses alone, and not with others"))
        }
        return failures
    }

    private var linesOfEach: Int { position.template.split(separator: "\n").count + 1 }

    /// The text of the file, with an import before each declaration. If the parser finds all
    /// imports, no declaration extends into the next one.
    private var text: String {
        var text = ""
        for (index, fragment) in fragments.enumerated() {
            let spelling = position.spelling(of: fragment)
            let declaration = position.template.split(
                separator: "%", omittingEmptySubsequences: false
            )
            .joined(separator: spelling)
            text += "import M\(index)\n\(declaration)\n"
        }
        return text
    }

    /// Returns the errors by their lines, and the imported modules.
    private func parse() throws -> (errors: [Int: String], imports: Set<String>) {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "Fragments.swift")
        let run = try Command.run(
            "swiftc",
            [
                "-frontend", "-emit-imported-modules", "-swift-version", "6", "-diagnostic-style",
                "llvm", "Fragments.swift", "-o", "imports",
            ], in: folder.path)
        var errors: [Int: String] = [:]
        for match in run.text.matches(of: /(?m)^Fragments\.swift:(\d+):\d+: error: (.*)$/) {
            if let line = Int(match.output.1) { errors[line] = String(match.output.2) }
        }
        if run.status != 0, errors.isEmpty { errors[1] = run.text }
        let imports = errors.isEmpty ? try folder.read("imports") : ""
        return (errors, Set(imports.split(separator: "\n").map(String.init)))
    }
}
