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
            if kind == UInt8(ascii: "e") || kind == UInt8(ascii: "x") {
                if kind == UInt8(ascii: "e") { add(.sectionEnd) }
                offset += reader.number()
            } else if kind == UInt8(ascii: "p") {
                let name = SourceRange(offset + 4, offset + 4 + reader.number())
                let range = SourceRange(offset, name.upperBound + 2)
                let indentation = isStandalone ? text.part(SourceRange(lineStart, offset)) : nil
                add(Partial(name: name, range: range, indentation: indentation))
                offset = range.upperBound
            } else {
                let place = reader.number()
                let length = reader.number()
                let nameStart = offset + (kind == UInt8(ascii: "v") ? 2 : 3)
                let nameEnd = nameStart + length >> 1
                let tag = add(
                    Tag(
                        number: place == 0 ? 0 : numberOfName(at: place - 1),
                        isDotted: length & 1 != 0, start: offset, nameStart: nameStart,
                        nameEnd: nameEnd, end: nameEnd + 2))
                let next = code.instructions.count + 1
                if kind == UInt8(ascii: "v") {
                    add(.interpolation(tag: tag))
                } else if kind == UInt8(ascii: "s") {
                    add(.section(tag: tag, end: next + reader.number()))
                } else {
                    add(.invertedSection(tag: tag, end: next + reader.number()))
                }
                offset = nameEnd + 2
            }
            if isStandalone { offset += 1 }
            beginText(at: offset, beginsLine: isStandalone)
        }
    }

    /// The number of a name that has a place among those of all embedded templates.
    private mutating func numberOfName(at place: Int) -> Int {
        if embeddedNames.start[place] == 0 {
            let name = MustacheName(stringLiteral: EmbeddedTemplates.names[place])
            embeddedNames.start[place] = code.names.add(NameKey(name.start, name.count))
        }
        return embeddedNames.start[place]
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
        next += 1
        // In a debug build, each variable of a function takes as long as all that is here.
        return (next - 1).pointee == 0x7E ? longNumber() : Int((next - 1).pointee) - 36
    }

    /// A number after its first '~'.
    private mutating func longNumber() -> Int {
        var number = 90
        while next.pointee == UInt8(ascii: "~") {
            number += 90
            next += 1
        }
        number += Int(next.pointee) - 36
        next += 1
        return number
    }
}
