import Foundation

/// Returns a Swift file with the page of `plugingen preview`, which contains its styles and scripts.
///
/// - Parameter folder: The folder of `page.html`. A line of it that loads a style sheet or a script is replaced by
///   the text of that file.
func embeddedPreview(in folder: URL) throws -> String {
    var styles: [String] = []
    var scripts: [String] = []
    let lines = try text(of: folder.appending(component: "page.html"))
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { line -> String in
            if let match = line.wholeMatch(of: /\s*<link rel="stylesheet" href="([a-z\/-]+\.css)">/) {
                let style = "\n" + withoutComments(try text(of: folder.appending(path: match.1)))
                styles.append(style)
                return "<style>\(style)</style>"
            }
            if let match = line.wholeMatch(of: /\s*<script src="([a-z\/-]+\.js)"><\/script>/) {
                let script = "\n" + withoutComments(try text(of: folder.appending(path: match.1)))
                scripts.append(script)
                return "<script>\(script)</script>"
            }
            return String(line)
        }
    let policy = [
        "default-src 'none'",
        "script-src \(try scripts.map(source).joined(separator: " "))",
        "style-src \(try styles.map(source).joined(separator: " "))",
        "base-uri 'none'", "form-action 'none'",
    ]
    return header + """
        /// The page of the folder Templates/Preview.
        enum EmbeddedPreview {
            /// The page with its styles and scripts. Comments mark the places of the policy and of the data.
            static let page = \(literal(lines.joined(separator: "\n"), indentation: 8))

            /// The content security policy: only these styles and scripts, and no requests.
            static let policy = "\(policy.joined(separator: "; "))"
        }

        """
}

/// Returns a script or a style sheet without the comments that have lines of their own: a third of each page.
private func withoutComments(_ text: String) -> String {
    var kept: [Substring] = []
    var isInComment = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let code = line.drop { $0 == " " }
        let begins = code.hasPrefix("/*") && (code.hasSuffix("*/") || !code.contains("*/"))
        let isComment = isInComment || begins || code.hasPrefix("//")
        isInComment = (isInComment || begins) && !code.hasSuffix("*/")
        if !isComment, !line.isEmpty || kept.last?.isEmpty == false { kept.append(line) }
    }
    return kept.joined(separator: "\n")
}

/// Returns a source expression for a text within the page (Content Security Policy Level 3, section 2.3.1).
private func source(for text: String) throws -> String {
    "'sha256-\(try sha256(of: Data(text.utf8)).base64EncodedString())'"
}
