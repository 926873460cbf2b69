import SourceDiagnostics

/// A section whose end has not been found yet.
struct OpenSection {
    let tag: Tag
    let isInverted: Bool
    /// Where its instruction is.
    let position: Int
    /// How the tag that ends it has to be written.
    let end: String
    /// Whether a problem of its tag, or an end that does not fit, was reported: the section is then
    /// not reported as one without an end.
    var isReported: Bool
}
