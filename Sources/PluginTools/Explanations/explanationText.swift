extension Explanation {
    /// The explanation as text for a terminal.
    package var text: String {
        """
        \(identifier.name): \(severity.text)

        \(plainMeaning) \(reason)

        Wrong:

        \(wrong.text)
        Right:

        \(right.text)
        """
    }

    /// All explanations, one line each, below the titles of their sections.
    package static var list: String {
        let width = all.map(\.identifier.name.count).max() ?? 0
        return sections.map { title, explanations in
            title + "\n"
                + explanations.map { explanation in
                    let name = explanation.identifier.name
                    let padding = String(repeating: " ", count: width - name.count)
                    return "  \(name)\(padding)  \(explanation.plainMeaning)\n"
                }.joined()
        }.joined(separator: "\n")
    }

    /// The meaning without Markdown.
    private var plainMeaning: String { meaning.replacing("`", with: "'") }
}

extension Explanation.Example {
    /// The example, indented. The lines of files are below their paths.
    fileprivate var text: String {
        switch self {
        case .description(let text), .words(let text): indented(text, by: 4)
        case .manifest(let text): indented("Package.swift:", by: 4) + indented(text, by: 8)
        case .files(let files):
            files.map { path, text in indented(path + ":", by: 4) + indented(text, by: 8) }
                .joined()
        }
    }

    private func indented(_ text: String, by count: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { String(repeating: " ", count: count) + $0 + "\n" }.joined()
    }
}
