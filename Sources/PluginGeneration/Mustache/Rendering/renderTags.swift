import PluginDescriptions

/// What a name stood for before a context was entered that has it too.
struct ShadowedValue {
    let number: Int
    let value: UnsafePointer<MustacheValue>?
}

/// A value that names are looked up in, and that the implicit iterator stands for.
struct OpenContext {
    /// What the implicit iterator stood for before, and how many values were shadowed.
    let outer: UnsafePointer<MustacheValue>?
    let shadowedCount: Int
    /// The last element that the section is rendered for, and where its instructions begin.
    let last: UnsafePointer<MustacheValue>
    let start: Int
}

extension TemplateRenderer {
    /// The value that a tag names, or nil, with a report, where there is none.
    ///
    /// The first part of a name is looked up from the innermost context outwards, each other part
    /// only in the value of the part before it, as the specification has it.
    mutating func resolve(_ tag: UnsafePointer<Tag>) -> UnsafePointer<MustacheValue>? {
        if let value = values[tag.pointee.number], !tag.pointee.isDotted { return value }
        return resolveParts(of: tag.pointee)
    }

    /// Looks up a dotted name, or reports one that is in no context.
    private mutating func resolveParts(of tag: Tag) -> UnsafePointer<MustacheValue>? {
        let parts = text(in: tag.name).split(separator: ".").map(String.init)
        guard var value = values[tag.number] else {
            report(
                .unknownName, "unknown name '\(parts[0])'", at: tag.range,
                notes: suggestion(for: parts[0], among: openNames))
            return nil
        }
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

    /// The names of the contexts that are open, from the innermost outwards.
    private var openNames: [String] {
        var names: [String] = []
        var value = values[0]
        for index in (0..<contexts.count).reversed() {
            if case .object(let object) = value?.pointee { names += object.names }
            value = contexts.start[index].outer
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
        var first = value
        var last = value
        if case .list(let elements) = value.pointee {
            elements.withUnsafeBufferPointer {
                first = $0.baseAddress ?? first
                last = first + ($0.count - 1)
            }
        }
        enter(first, last: last, start: start)
        return true
    }

    /// Where the instructions of the section begin, if there is another element to render it for.
    mutating func endSection() -> Int? {
        let element = values[0]
        contexts.count -= 1
        let context = contexts.start[contexts.count]
        while shadowed.count > context.shadowedCount {
            shadowed.count -= 1
            let outer = shadowed.start[shadowed.count]
            values[outer.number] = outer.value
        }
        values[0] = context.outer
        guard let element, element < context.last else { return nil }
        enter(element + 1, last: context.last, start: context.start)
        return context.start
    }

    mutating func enter(
        _ value: UnsafePointer<MustacheValue>, last: UnsafePointer<MustacheValue>, start: Int
    ) {
        contexts.append(
            OpenContext(
                outer: values[0], shadowedCount: shadowed.count, last: last, start: start))
        values[0] = value
        enterFields(of: value)
    }

    private mutating func enterFields(of value: UnsafePointer<MustacheValue>) {
        guard case .object(let object) = value.pointee else { return }
        let fields = object.pointers
        guard var field = fields.baseAddress else { return }
        let end = field + fields.count
        let names = code.names
        let values = values
        while field < end {
            let name = field.pointee.0
            let value = MustacheObject.value(of: field)
            field += 1
            if name.isAdded {
                enterFields(of: value)
                continue
            }
            let number = names.number(of: NameKey(name.start, name.count))
            if number > 0 {
                shadowed.append(ShadowedValue(number: number, value: values[number]))
                values[number] = value
            }
        }
    }
}
