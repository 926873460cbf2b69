import FuzzTargets
import PluginCore
import TestSupport
import Testing

/// A file for the compiler's parser, with fragments at all places of a position.
struct FragmentFile {
    let position: FragmentPositions
    let fragments: [String]

    /// Returns the fragments that change the code around them: the parser finds other declarations, parameters or
    /// statements than with a benign fragment, before, behind or around their places.
    func leaks() throws -> [String] {
        let benign = FragmentFile(position: position, fragments: [position.benignFragment])
        let (nodes, errors) = try benign.parse()
        try #require(!nodes[0].isEmpty && errors.isEmpty, "\(position): \(errors)")
        let declared = nodes[0].filter { $0.kind == "parameter" || $0.kind.hasSuffix("_decl") }
        let depths = Dictionary(declared.map { ($0.line, $0.depth) }, uniquingKeysWith: max)
        /// Returns the nodes without those in the fragment, which are deeper.
        func outline(_ nodes: [SyntaxNode]) -> [String] {
            nodes.filter { $0.depth <= depths[$0.line, default: 0] }.map(\.description)
        }
        let expected = outline(nodes[0])
        let (parsed, _) = try parse()
        // The parser may need too long for blocks that are nested by mistake.
        if parsed.allSatisfy(\.isEmpty), let first = fragments.first {
            if fragments.count == 1 { return [first] }
            let halves = [
                fragments.prefix(fragments.count / 2), fragments.dropFirst(fragments.count / 2),
            ]
            return try halves.flatMap {
                try FragmentFile(position: position, fragments: Array($0)).leaks()
            }
        }
        return zip(fragments, parsed).compactMap { fragment, nodes in
            outline(nodes) == expected ? nil : fragment
        }
    }

    /// Returns whether the parser reports an error on a line with a fragment.
    func hasReportedFragment() throws -> Bool {
        try parse().errors.contains { error in
            let line = error.split(separator: ":").dropFirst().first.flatMap { Int($0) }
            return line.map { placedLines.contains(($0 - 1) % linesOfEach) } ?? false
        }
    }

    private var templateLines: [Substring] { position.template.split(separator: "\n") }
    private var linesOfEach: Int { templateLines.count + 1 }

    /// The lines with a fragment, after that of the import.
    private var placedLines: Set<Int> {
        Set(templateLines.indices.filter { templateLines[$0].contains("%") }.map { $0 + 1 })
    }

    /// The text of the file, with an import before each declaration.
    private var text: String {
        var text = ""
        for fragment in fragments {
            let declaration = position.template.split(
                separator: "%", omittingEmptySubsequences: false
            )
            .joined(separator: position.spelling(of: fragment))
            text += "import M\n\(declaration)\n"
        }
        return text
    }

    /// Parses the file. Returns the nodes of each fragment's declaration and of the import before it, and the errors.
    private func parse() throws -> (nodes: [[SyntaxNode]], errors: [String]) {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "Fragments.swift")
        // The parser prints closures in closures many times. Only nodes outside of fragments matter.
        let run = try Command.run(
            "bash",
            [
                "-c",
                "set -o pipefail; timeout 10 swiftc -frontend -dump-parse -swift-version 6 -diagnostic-style llvm "
                    + "Fragments.swift | grep -E '^ {0,22}[(]'",
            ], in: folder.path)
        var nodes = Array(repeating: [SyntaxNode](), count: fragments.count)
        for node in SyntaxNode.all(in: run.output) {
            let index = min((node.line - 1) / linesOfEach, fragments.count - 1)
            nodes[index].append(node.moved(by: -index * linesOfEach - 1))
        }
        return (nodes, run.errors.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") })
    }
}

/// A declaration, a parameter or a statement in the output of the compiler's parser.
private struct SyntaxNode: CustomStringConvertible {
    let kind: Substring
    let name: Substring
    let depth: Int
    var line: Int
    var lastLine: Int

    var description: String { "\(depth) \(kind) \(name) \(line)-\(lastLine)" }

    /// Returns the nodes with lines, and the statements and parameters in them.
    static func all(in dump: String) -> [SyntaxNode] {
        var nodes: [SyntaxNode] = []
        var lines = 1...1
        /// The blocks and the lists of parameters around the current node.
        var parents: [(kind: Substring, depth: Int, lines: ClosedRange<Int>)] = []
        for text in dump.utf8.split(separator: UInt8(ascii: "\n")) {
            let depth = text.prefix { $0 == UInt8(ascii: " ") }.count / 2
            let rest = Substring(text.dropFirst(depth * 2))
            guard rest.first == "(" else { continue }
            let kind = rest.dropFirst().prefix { $0 != " " && $0 != ")" }
            parents.removeAll { $0.depth >= depth }
            let hasLines = kind.hasSuffix("_decl") || kind.hasSuffix("_stmt") || kind == "parameter_list"
            if hasLines, let range = range(in: rest) { lines = range }
            let parent = parents.last?.depth == depth - 1 ? parents.last : nil
            let isStatement = parent?.kind == "brace_stmt" && !kind.hasSuffix("_decl")
            let isListed = parent?.kind == "parameter_list"
            if ["brace_stmt", "parameter_list"].contains(kind) {
                parents.append((kind, depth, lines))
            }
            guard isStatement || kind.hasSuffix("_decl") || ["parameter", "brace_stmt"].contains(kind) else { continue }
            let isNamed = kind == "parameter" || kind.hasSuffix("_decl") && kind != "class_decl"
            // Statements and parameters are printed without lines.
            let place = isStatement || isListed ? parent?.lines ?? lines : lines
            nodes.append(
                SyntaxNode(
                    kind: isStatement ? "statement" : kind,
                    name: isNamed ? rest.split(separator: "\"").dropFirst().first ?? "" : "",
                    depth: depth, line: place.lowerBound, lastLine: place.upperBound))
        }
        return nodes
    }

    /// Returns the lines of a range such as `range=[a.swift:2:7 - line:5:1]`.
    private static func range(in text: Substring) -> ClosedRange<Int>? {
        let parts = text.split(separator: " ").drop { !$0.hasPrefix("range=[") }
        let numbers = parts.prefix(3).compactMap { $0.split(separator: ":").dropFirst().first }
        guard let first = numbers.first.flatMap({ Int($0) }),
            let last = numbers.last.flatMap({ Int($0) }),
            first <= last
        else { return nil }
        return first...last
    }

    func moved(by lines: Int) -> SyntaxNode {
        var node = self
        (node.line, node.lastLine) = (line + lines, lastLine + lines)
        return node
    }
}
