import SourceDiagnostics

extension TemplateParser {
    mutating func openSection(_ tag: Tag, _ token: TagToken) {
        let isInverted = token.kind == .invertedSection
        let tagPosition = add(tag)
        let position = add(
            isInverted
                ? .invertedSection(tag: tagPosition, end: 0) : .section(tag: tagPosition, end: 0))
        sections.append(
            OpenSection(
                tag: tag, tagPosition: tagPosition, isInverted: isInverted, position: position,
                delimiters: delimiters, isReported: !token.isClosed))
    }

    /// Ends the innermost section of the tag's name.
    ///
    /// Sections within it that are still open end there too. An end that fits no open section ends
    /// none, and is reported instead of the section that it was perhaps meant for.
    mutating func closeSection(_ tag: Tag) {
        guard let innermost = sections.last else {
            report("no section '\(names.text(of: tag))' is open here", at: tag, opening: [])
            return
        }
        var index = sections.count - 1
        while index >= 0, !isSame(sections[index].tag, tag) { index -= 1 }
        if index < 0 {
            report(
                "expected \(innermost.end(names)) to end section '\(names.text(of: innermost.tag))'",
                at: tag,
                opening: [innermost])
            sections[sections.count - 1].isReported = true
            return
        }
        if index < sections.count - 1 {
            let inner = sections[(index + 1)...].filter { !$0.isReported }
            if let last = inner.last {
                report(
                    "close section '\(names.text(of: last.tag))' before section '\(names.text(of: tag))'",
                    at: tag,
                    opening: inner)
            }
        }
        let section = sections[index]
        while sections.count > index { sections.removeLast() }
        if section.isInverted {
            replace(
                at: section.position,
                with: .invertedSection(tag: section.tagPosition, end: instructions.count))
        } else {
            add(.sectionEnd)
            replace(
                at: section.position,
                with: .section(tag: section.tagPosition, end: instructions.count))
        }
    }

    private mutating func isSame(_ one: Tag, _ other: Tag) -> Bool {
        one.name.count == other.name.count && names[one.name] == names[other.name]
    }

    /// Reports the sections that are open at the end of the template.
    mutating func reportOpenSections() {
        for section in sections where !section.isReported {
            diagnostics.error(
                .unclosedSection, "close this section with '\(section.end(names))'",
                at: SourcePlace(file, section.tag.range))
        }
    }

    private mutating func report(_ message: String, at tag: Tag, opening: [OpenSection]) {
        let notes = opening.map { section in
            Diagnostic.Note(
                "section '\(names.text(of: section.tag))' opens here",
                at: SourcePlace(file, section.tag.range))
        }
        diagnostics.error(
            .mismatchedSection, message, at: SourcePlace(file, tag.range), notes: notes)
    }
}
