import PluginDescriptions

extension TemplateParser {
    mutating func openSection(_ tag: Tag, isInverted: Bool, isReported: Bool) {
        let tagPosition = add(tag)
        let position = add(
            isInverted
                ? .invertedSection(tag: tagPosition, end: 0) : .section(tag: tagPosition, end: 0))
        sections.append(
            OpenSection(
                tag: tag, tagPosition: tagPosition, isInverted: isInverted, position: position,
                delimiters: delimiters, isReported: isReported))
    }

    /// Ends the innermost section of the tag's name.
    ///
    /// Sections within it that are still open end there too. An end that fits no open section ends
    /// none, and is reported instead of the section that it was perhaps meant for.
    mutating func closeSection(_ tag: Tag) {
        if sections.count == 0 {
            report("no section '\(name(of: tag))' is open here", at: tag, opening: [])
            return
        }
        var index = sections.count - 1
        while index >= 0, !isSame(sections.start[index].tag, tag) { index -= 1 }
        if index < 0 {
            let innermost = sections.start[sections.count - 1]
            report(
                "expected \(end(of: innermost)) to end section '\(name(of: innermost.tag))'",
                at: tag, opening: [innermost])
            sections.start[sections.count - 1].isReported = true
            return
        }
        if index < sections.count - 1 {
            let inner = openSections.dropFirst(index + 1).filter { !$0.isReported }
            if let last = inner.last {
                report(
                    "close section '\(name(of: last.tag))' before section '\(name(of: tag))'",
                    at: tag, opening: inner)
            }
        }
        let section = sections.start[index]
        sections.count = index
        if !section.isInverted { add(.sectionEnd) }
        let end = code.instructions.count
        code.instructions.start[section.position] =
            section.isInverted
            ? .invertedSection(tag: section.tagPosition, end: end)
            : .section(tag: section.tagPosition, end: end)
    }

    private var openSections: UnsafeBufferPointer<OpenSection> {
        UnsafeBufferPointer(start: sections.start, count: sections.count)
    }

    private mutating func isSame(_ one: Tag, _ other: Tag) -> Bool {
        one.number == other.number && one.isDotted == other.isDotted
            && (!one.isDotted || name(of: one) == name(of: other))
    }

    /// Reports the sections that are open at the end of the template.
    mutating func reportOpenSections() {
        if sections.count == 0 { return }
        for section in openSections where !section.isReported {
            diagnostics.error(
                .unclosedSection, "close this section with '\(end(of: section))'",
                at: SourcePlace(file, section.tag.range))
        }
    }

    private mutating func report(_ message: String, at tag: Tag, opening: [OpenSection]) {
        var notes: [Diagnostic.Note] = []
        for section in opening {
            notes.append(
                Diagnostic.Note(
                    "section '\(name(of: section.tag))' opens here",
                    at: SourcePlace(file, section.tag.range)))
        }
        diagnostics.error(
            .mismatchedSection, message, at: SourcePlace(file, tag.range), notes: notes)
    }

    private mutating func name(of tag: Tag) -> String { text.part(tag.name).string }

    /// How the tag that ends a section has to be written.
    private mutating func end(of section: OpenSection) -> String {
        section.delimiters.opening.string + "/" + name(of: section.tag)
            + section.delimiters.closing.string
    }
}
