import PluginDescriptions

extension TemplateParser {
    /// Adds the tags of an embedded template where its marks say that they are.
    ///
    /// In a debug build, that takes a quarter of the time that it takes to find them.
    mutating func readMarks(_ marks: StaticString) {
        var reader = MarkReader(marks)
        var offset = 0
        while let letter = reader.letter() {
            offset += reader.number()
            let isStandalone = letter < UInt8(ascii: "a")
            let lineStart = offset
            endText(at: offset, isBeforeTag: !isStandalone)
            if isStandalone { offset += reader.number() }
            let kind = letter | 0x20
            if kind == UInt8(ascii: "v") {
                let tag = addTag(at: offset, sigil: 0, &reader)
                add(.interpolation(tag: tag))
                offset = code.tags.start[tag].end
            } else if kind == UInt8(ascii: "e") || kind == UInt8(ascii: "x") {
                if kind == UInt8(ascii: "e") { add(.sectionEnd) }
                offset += reader.number()
            } else if kind == UInt8(ascii: "p") {
                let name = SourceRange(offset + 4, offset + 4 + reader.number())
                let range = SourceRange(offset, name.upperBound + 2)
                let indentation = isStandalone ? text.part(SourceRange(lineStart, offset)) : nil
                add(Partial(name: name, range: range, indentation: indentation))
                offset = range.upperBound
            } else {
                let tag = addTag(at: offset, sigil: 1, &reader)
                let end = code.instructions.count + 1 + reader.number()
                let isInverted = kind == UInt8(ascii: "i")
                add(
                    isInverted ? .invertedSection(tag: tag, end: end) : .section(tag: tag, end: end)
                )
                offset = code.tags.start[tag].end
            }
            if isStandalone { offset += 1 }
            beginText(at: offset, beginsLine: isStandalone)
        }
    }

    /// Adds a tag that begins at an offset and has so many characters before its name.
    private mutating func addTag(at start: Int, sigil: Int, _ reader: inout MarkReader) -> Int {
        let place = reader.number()
        let number = reader.number()
        let nameStart = start + 2 + sigil
        let nameEnd = nameStart + number >> 1
        return add(
            Tag(
                number: place == 0 ? 0 : numberOfName(at: place - 1), isDotted: number & 1 != 0,
                start: start, nameStart: nameStart, nameEnd: nameEnd, end: nameEnd + 2))
    }

    /// The number of a name that has a place among those of all embedded templates.
    private mutating func numberOfName(at place: Int) -> Int {
        let number = embeddedNames.start + place
        if number.pointee == 0 {
            let name = MustacheName(stringLiteral: EmbeddedTemplates.names[place])
            number.pointee = code.names.add(NameKey(name.start, name.count))
        }
        return number.pointee
    }
}

/// Reads marks one after the other.
private struct MarkReader {
    private var next: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>

    init(_ marks: StaticString) {
        next = marks.utf8Start
        end = next + marks.utf8CodeUnitCount
    }

    mutating func letter() -> UInt8? {
        if next == end { return nil }
        next += 1
        return (next - 1).pointee
    }

    mutating func number() -> Int {
        var number = Int(next.pointee) - 36
        next += 1
        // Most are one character.
        if number < 90 { return number }
        while next.pointee == UInt8(ascii: "~") {
            number += 90
            next += 1
        }
        number += Int(next.pointee) - 36
        next += 1
        return number
    }
}
