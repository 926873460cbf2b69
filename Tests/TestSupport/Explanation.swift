/// An explanation of a kind of problem: an entry of the page `Diagnostics.md`.
///
///     #### `empty-stack` (warning)
///
///     A stack has no views.
///
///     It shows nothing.
///
///     - Wrong: `{ "content": { "stack": [] } }`
///     - Right: a stack with views
package struct Explanation: Sendable {
    /// Something that has the problem, or does not have it.
    package enum Example: Sendable {
        /// A description, or files below their paths.
        case code(String)
        /// Something that people have to imagine.
        case words(String)
    }

    package let identifier: String
    /// The severity of the problems: "error", "warning", or "error or warning".
    package let severity: String
    /// The problem, as a sentence with Markdown.
    package let meaning: String
    /// Why it is a problem; nil if that is obvious.
    package let reason: String?
    package let wrong: Example
    /// An example without the problem; nil if it is obvious.
    package let right: Example?

    /// All explanations, in the order of the page.
    package static func all() throws -> [Explanation] {
        let page = try Repository.text(of: "Sources/PluginCore/PluginCore.docc/Diagnostics.md")
        return page.split(separator: "\n#### ").dropFirst().compactMap { entry in
            let heading = entry.prefix { $0 != "\n" }
            let text = entry[heading.endIndex...].split(separator: "\n### ")[0]
            return Explanation(heading: String(heading), text: String(text))
        }
    }

    /// Reads an entry of the page; nil if it is not as the page requires.
    private init?(heading: String, text: String) {
        guard let name = heading.wholeMatch(of: /`([a-z0-9-]+)`(?: \(([a-z ]+)\))?/),
            let start = text.firstRange(of: "\n- Wrong:")
        else { return nil }
        let right = text.firstRange(of: "\n- Right:")
        let paragraphs = text[..<start.lowerBound].split(separator: "\n\n")
        guard (1...2).contains(paragraphs.count) else { return nil }
        identifier = String(name.output.1)
        severity = name.output.2.map(String.init) ?? "error"
        meaning = unwrapped(paragraphs[0])
        reason = paragraphs.count == 2 ? unwrapped(paragraphs[1]) : nil
        wrong = Example(text[start.upperBound..<(right?.lowerBound ?? text.endIndex)])
        self.right = right.map { Example(text[$0.upperBound...]) }
    }
}

extension Explanation.Example {
    /// Reads an example: code between backticks, lines of code, or words.
    fileprivate init(_ text: Substring) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines[0].isEmpty {
            let code = lines.dropFirst().map { String($0.dropFirst(6)) }.drop(while: \.isEmpty)
            let end = code.lastIndex { !$0.isEmpty } ?? code.startIndex
            self = .code(code[...end].joined(separator: "\n"))
        } else {
            let words = unwrapped(text)
            let code = words.wholeMatch(of: /`([^`]+)`/)
            self = code.map { .code(String($0.output.1)) } ?? .words(words)
        }
    }
}

/// Returns the lines of a paragraph as one line.
private func unwrapped(_ paragraph: Substring) -> String {
    paragraph.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
}
