extension TemplateRenderer {
    /// Renders a section for each element of a list, once for any other value that is not falsy,
    /// and not at all where the name was not found.
    mutating func beginSection(of value: MustacheValue?, end: Int) {
        guard let value, !value.isFalsy else {
            frame.position = end
            return
        }
        var elements = [value]
        if case .list(let values) = value { elements = values }
        loops.append(Loop(elements: elements, start: frame.position))
        contexts.append(elements[0])
    }

    mutating func endSection() {
        let last = loops.count - 1
        contexts.removeLast()
        loops[last].index += 1
        if loops[last].index < loops[last].elements.count {
            contexts.append(loops[last].elements[loops[last].index])
            frame.position = loops[last].start
        } else {
            loops.removeLast()
        }
    }
}
