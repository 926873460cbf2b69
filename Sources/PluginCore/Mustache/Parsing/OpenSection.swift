/// A section whose end has not been found yet.
struct OpenSection {
    let tag: Tag
    let isInverted: Bool
    /// The delimiters of the tag.
    let delimiters: Delimiters
    /// Whether a problem of the tag, or an end that does not match it, has been reported. If so,
    /// the missing end of the section is not reported again.
    var isReported: Bool
    var nodes: [TemplateNode] = []

    /// The tag that ends the section.
    var endTag: String { delimiters.tag("/" + tag.name) }
}

extension TemplateParser {
    /// The maximum number of nested sections. Sections are rendered recursively.
    private static let sectionLimit = 20

    mutating func open(_ tag: Tag, _ token: TagToken) {
        if sections.count == Self.sectionLimit {
            report(
                .nestingTooDeep, "nest sections at most \(Self.sectionLimit) deep", at: tag.range)
        }
        sections.append(
            OpenSection(
                tag: tag, isInverted: token.kind == .invertedSection, delimiters: delimiters,
                isReported: !token.isClosed))
    }

    /// Closes the innermost section with the name of the tag.
    ///
    /// Open sections within it end there too. An end that does not match an open section closes
    /// nothing. It is reported instead of the section that it may have been meant for.
    mutating func closeSection(_ tag: Tag) {
        guard let innermost = sections.last else {
            report(.mismatchedSection, "no section '\(tag.name)' is open here", at: tag.range)
            return
        }
        guard let index = sections.lastIndex(where: { $0.tag.name == tag.name }) else {
            let message = "expected \(innermost.endTag) to end section '\(innermost.tag.name)'"
            reportMismatch(message, at: tag, opening: [innermost])
            sections[sections.count - 1].isReported = true
            return
        }
        let inner = sections[(index + 1)...].filter { !$0.isReported }
        if let last = inner.last {
            let message = "close section '\(last.tag.name)' before section '\(tag.name)'"
            reportMismatch(message, at: tag, opening: inner)
        }
        while sections.count > index { closeInnermostSection() }
    }

    private mutating func closeInnermostSection() {
        let section = sections.removeLast()
        // A section that is nested too deep has been reported, and is dropped.
        if sections.count >= Self.sectionLimit { return }
        add(
            section.isInverted
                ? .invertedSection(section.tag, section.nodes)
                : .section(section.tag, section.nodes))
    }

    /// Reports the sections that are open at the end of the template.
    mutating func reportOpenSections() {
        for section in sections where !section.isReported && !hasTooManyProblems {
            report(
                .unclosedSection, "close this section with '\(section.endTag)'",
                at: section.tag.range)
        }
    }

    private mutating func reportMismatch(
        _ message: String, at tag: Tag, opening: [OpenSection]
    ) {
        let notes = opening.map {
            Diagnostic.Note("section '\($0.tag.name)' opens here", at: place($0.tag.range))
        }
        report(.mismatchedSection, message, at: tag.range, notes: notes)
    }
}
