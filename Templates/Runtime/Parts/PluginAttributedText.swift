extension [NSAttributedString.Key: Any] {
    /// Replaces attributes with those that the app gave to a part of a text.
    mutating func replace(with part: Foundation.AttributedSubstring) {
        let text = NSAttributedString(Foundation.AttributedString(part))
        guard text.length > 0 else { return }
        merge(text.attributes(at: 0, effectiveRange: nil)) { _, ofApp in ofApp }
        #if UIKIT && os(tvOS)
        // Links cannot be followed there.
        self[.link] = nil
        #endif
    }
}
