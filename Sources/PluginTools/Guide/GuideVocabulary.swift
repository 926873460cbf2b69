import PluginCore

/// All keys of descriptions and of configurations, a line for each, in Markdown.
struct GuideVocabulary {
    /// The objects that were named, and are not listed yet.
    private var named: [ObjectShape] = []
    private var known: Set<String> = []
    private var notation = GuideNotation()
    private(set) var text = ""

    init() {
        text = """
            ## Keys of descriptions

            Each line has a key, its value, its default after `=`, and its meaning; `*` marks a required key. A value in \
            italics is an object that is listed further below. Lengths are in points, times in seconds.


            """
        add([Vocabulary.description])
        text += "\n### Views\n\nThe first key of a view is its kind: `{ \"spacer\": 8 }`.\n\n"
        addKinds(Vocabulary.viewShapes)
        add("Keys of several views", Self.commonKeys)
        add("Keys of the outermost view; stacks have all but `layout`", Vocabulary.outermostKeys)
        text += "\n### Text\n\nA text is a string, or an object with one of these first keys.\n\n"
        addKinds(TextKinds.orMarkdown.shapes + TextKinds.orPair.shapes)
        text += "\n### Other objects\n\n"
        addNamed()
        text += "\n## Keys of plugingen.json\n\n"
        add([Vocabulary.configuration])
        addNamed()
        text += "\n## Long lists of values\n\n" + notation.lists
    }

    /// The keys that mean the same in most views.
    private static let commonKeys = ButtonView.shape.keys.filter {
        ["shownWhen", "hiddenWhen", "enabledWhen", "accessibility", "type", "create"].contains($0.name)
    }

    private static func isCommon(_ key: KeyShape) -> Bool {
        !key.isRequired && commonKeys.contains { $0.name == key.name && $0.summary == key.summary }
    }

    /// Adds the objects that were named, and those that they name.
    private mutating func addNamed() {
        while !named.isEmpty { add([named.removeFirst()]) }
    }

    /// Adds objects that are recognized by their first keys.
    private mutating func addKinds(_ shapes: [ObjectShape]) {
        for shape in shapes where known.insert(shape.name).inserted {
            text += "- " + line(for: [shape.keys[0]])
            addLines(for: shape.keys.dropFirst().filter { !Self.isCommon($0) })
        }
    }

    /// Adds objects, each with its name and its keys.
    private mutating func add(_ shapes: [ObjectShape]) {
        known.formUnion(shapes.map(\.name))
        for shape in shapes {
            if shape.keys.count == 1 {
                text += "- *\(shape.name)*: " + line(for: shape.keys)
            } else {
                add("*\(shape.name)*: \(shape.summary)", shape.keys)
            }
        }
    }

    private mutating func add(_ heading: String, _ keys: [KeyShape]) {
        text += "- \(heading)\n"
        addLines(for: keys)
    }

    /// Adds a line for each key, or for several keys in a row that differ only in their names.
    private mutating func addLines(for keys: [KeyShape]) {
        var rest = keys[...]
        while let first = rest.first {
            let alike = Array(rest.prefix { $0.isLike(first) })
            text += "  - " + line(for: alike)
            rest = rest.dropFirst(alike.count)
        }
    }

    /// Returns the line for keys that differ only in their names.
    private mutating func line(for keys: [KeyShape]) -> String {
        let key = keys[0]
        for shape in key.value.objects where known.insert(shape.name).inserted { named.append(shape) }
        let names = keys.map { "`\($0.name)`" }.joined(separator: ", ")
        let mark = key.isRequired ? "*" : ""
        let preset = key.whenAbsent.isEmpty ? "" : " = \(key.whenAbsent)"
        let values = notation.text(for: key.value, of: key.name)
        return "\(names)\(mark) (\(values)\(preset)): \(key.summary)\n"
    }
}

extension KeyShape {
    /// Whether another key has the same values and the same meaning.
    fileprivate func isLike(_ other: KeyShape) -> Bool {
        self === other
            || summary == other.summary && whenAbsent == other.whenAbsent && isRequired == other.isRequired
                && value.description == other.value.description
    }
}

extension ValueShape {
    /// The objects that a value can be, besides views and text.
    fileprivate var objects: [ObjectShape] {
        switch self {
        case .object(let shape): [shape]
        case .list(let element), .named(_, let element): element.objects
        case .anyOf(let shapes): shapes.flatMap(\.objects)
        default: []
        }
    }
}
