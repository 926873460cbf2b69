extension Explanation {
    /// The explanation as text for a terminal.
    package var text: String {
        let article = severity.hasPrefix("e") ? "an" : "a"
        return """
            \(identifier): \(article) \(severity.replacing(" or ", with: " or a "))

            \(plainMeaning) \(reason)

            Wrong:

            \(wrong.text)
            Right:

            \(right.text)
            """
    }

    /// All explanations, one line each, below the titles of their sections.
    package static var list: String {
        let width = all.map(\.identifier.count).max() ?? 0
        return sections.map { title, explanations in
            title + "\n"
                + explanations.map { explanation in
                    let name = explanation.identifier
                    let padding = String(repeating: " ", count: width - name.count)
                    return "  \(name)\(padding)  \(explanation.plainMeaning)\n"
                }.joined()
        }.joined(separator: "\n")
    }

    /// The meaning without Markdown.
    private var plainMeaning: String { meaning.replacing("`", with: "'") }
}

extension Explanation.Example {
    /// The example, indented.
    fileprivate var text: String {
        switch self {
        case .code(let text): indented(text)
        case .words(let text): indented(text.replacing("`", with: ""))
        }
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { ($0.isEmpty ? "" : "    ") + $0 + "\n" }.joined()
    }
}
