import SourceDiagnostics

/// What a name stood for before a context was entered that has it too.
struct Shadowed {
    /// That of the name. With 0, the implicit iterator, the context begins, and is the first one shadowed.
    let number: Int
    let value: UnsafePointer<MustacheValue>?
    /// For the implicit iterator: the last element that its section is rendered for, and where the
    /// instructions of the section begin.
    var last: UnsafePointer<MustacheValue>?
    var start = 0
}

extension TemplateRenderer {
    /// The value that a tag names, or nil, with a report, where there is none.
    ///
    /// The first part of a name is looked up from the innermost context outwards, each other part
    /// only in the value of the part before it, as the specification has it.
    mutating func resolve(_ tag: UnsafePointer<Tag>) -> UnsafePointer<MustacheValue>? {
        if let value = values[tag.pointee.number] {
            return tag.pointee.isDotted ? resolveRest(of: tag.pointee, in: value) : value
        }
        let first = parts(of: tag.pointee)[0]
        report(
            .unknownName, "unknown name '\(first)'", at: tag.pointee.range,
            notes: suggestion(for: first, among: openNames))
        return nil
    }

    /// Looks up the parts of a dotted name after the first.
    private mutating func resolveRest(
        of tag: Tag, in first: UnsafePointer<MustacheValue>
    ) -> UnsafePointer<MustacheValue>? {
        var value = first
        let parts = parts(of: tag)
        for (index, part) in parts.enumerated().dropFirst() {
            if case .nothing = value.pointee { return value }
            guard case .object(let object) = value.pointee, let next = object.pointer(to: part)
            else {
                let owner = parts[..<index].joined(separator: ".")
                reportMissing(part, in: value.pointee, named: owner, at: tag.range)
                return nil
            }
            value = next
        }
        return value
    }

    private mutating func parts(of tag: Tag) -> [String] {
        text(in: tag.name).split(separator: ".").map(String.init)
    }

    /// The names of the contexts that are open, from the innermost outwards.
    private var openNames: [String] {
        var names: [String] = []
        var value = values[0]
        for index in (0..<shadowedCount).reversed() where shadowed[index].number == 0 {
            if case .object(let object) = value?.pointee { names += object.names }
            value = shadowed[index].value
        }
        return names
    }

    /// Reports that a value does not hold a part of a name.
    private mutating func reportMissing(
        _ part: String, in value: MustacheValue, named owner: String, at range: SourceRange
    ) {
        var notes = [Diagnostic.Note("'\(owner)' is \(value.kind), which holds no names")]
        if case .object(let object) = value {
            notes = suggestion(for: part, among: object.names)
        }
        report(.unknownName, "unknown name '\(part)' in '\(owner)'", at: range, notes: notes)
    }
}

extension TemplateRenderer {
    /// Renders a section for each element of a list, once for any other value that is not falsy,
    /// and not at all where the name was not found.
    ///
    /// Returns whether it is to be rendered.
    ///
    /// - Parameter start: where its instructions begin.
    mutating func beginSection(_ tag: UnsafePointer<Tag>, _ start: Int) -> Bool {
        guard let value = resolve(tag), !value.pointee.isFalsy else { return false }
        if case .list(let elements) = value.pointee {
            elements.withUnsafeBufferPointer { elements in
                if let first = elements.baseAddress {
                    enter(first, last: first + (elements.count - 1), start: start)
                }
            }
        } else {
            enter(value, last: value, start: start)
        }
        return true
    }

    /// Where the instructions of the section begin, if there is another element to render it for.
    mutating func endSection() -> Int? {
        var context = Shadowed(number: 1, value: nil)
        let element = values[0]
        while context.number > 0 {
            shadowedCount -= 1
            context = shadowed[shadowedCount]
            values[context.number] = context.value
        }
        guard let element, let last = context.last, element < last else { return nil }
        enter(element + 1, last: last, start: context.start)
        return context.start
    }

    mutating func enter(
        _ value: UnsafePointer<MustacheValue>, last: UnsafePointer<MustacheValue>, start: Int
    ) {
        shadow(0, with: value, last: last, start: start)
        if case .object(let object) = value.pointee { enter(object) }
    }

    private mutating func enter(_ object: MustacheObject) {
        guard var field = object.pointers.baseAddress else { return }
        let end = field + object.pointers.count
        while field < end {
            let name = field.pointee.0
            if !name.isAdded {
                let number = code.names.number(of: NameKey(name.start, name.count))
                if number > 0 { shadow(number, with: MustacheObject.value(of: field)) }
            } else if case .object(let added) = field.pointee.1 {
                enter(added)
            }
            field += 1
        }
    }

    private mutating func shadow(
        _ number: Int, with value: UnsafePointer<MustacheValue>,
        last: UnsafePointer<MustacheValue>? = nil, start: Int = 0
    ) {
        if shadowedCount == shadowedCapacity {
            shadowedCapacity *= 2
            let larger = UnsafeMutablePointer<Shadowed>.allocate(capacity: shadowedCapacity)
            larger.initialize(from: shadowed, count: shadowedCount)
            shadowed.deallocate()
            shadowed = larger
        }
        (shadowed + shadowedCount).initialize(
            to: Shadowed(number: number, value: values[number], last: last, start: start))
        shadowedCount += 1
        values[number] = value
    }
}
