import PluginCore

/// Returns a page with its policy and its data.
///
/// - Parameters:
///   - data: JSON.
///   - reloadsItself: whether an open page shows the file that replaces it.
func previewPage(data: String, reloadsItself: Bool) -> String {
    let policy = EmbeddedPreview.policy + (reloadsItself ? "; frame-src 'self' file:" : "")
    let head = """
        \(generator)
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        """
    // JSON needs no '<' outside of strings, where its escape sequence cannot end the element.
    let text = data.replacing("<", with: "\\u003C")
    let stamp = reloadsItself ? " data-stamp=\"\(Fingerprint(of: Array(text.utf8)).text)\"" : ""
    // The data come last: they may contain any text.
    return EmbeddedPreview.page
        .replacing("<!-- policy -->", with: head, maxReplacements: 1)
        .replacing(
            "<!-- data -->",
            with: "<script type=\"application/json\" id=\"data\"\(stamp)>\(text)</script>",
            maxReplacements: 1)
}

/// Returns whether a file is a page that this program wrote.
func isPreviewPage(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(2000), as: UTF8.self).contains(generator)
}

/// The element by which the program recognizes its pages.
private let generator = "<meta name=\"generator\" content=\"plugingen preview\">"
