import PluginCore

/// The default and the meaning of a key, from the tables in `PluginCore.docc`.
private struct KeyDocumentation {
    /// The default, as a phrase or as JSON; empty for required keys.
    let whenAbsent: String
    let meaning: String

    private static let unknown = KeyDocumentation(whenAbsent: "", meaning: "")

    /// Returns the documentation of a key. A key of several objects has the same in each of them.
    static subscript(_ key: KeyShape) -> KeyDocumentation { ofKeys[ObjectIdentifier(key)] ?? unknown }

    private static let ofKeys: [ObjectIdentifier: KeyDocumentation] = {
        var all: [ObjectIdentifier: KeyDocumentation] = [:]
        for shape in Vocabulary.description.objects + Vocabulary.configuration.objects {
            let table = tables[shape.name.lowercased(), default: [:]]
            for key in shape.keys { all[ObjectIdentifier(key)] = table[key.name] }
        }
        return all
    }()

    /// The rows of all tables by the headings above them, in lowercase, and by their keys.
    private static let tables: [String: [String: KeyDocumentation]] = {
        var tables: [String: [String: KeyDocumentation]] = [:]
        var heading = ""
        for line in EmbeddedReference.tables.split(separator: "\n") {
            if line.hasPrefix("# ") {
                heading = line.dropFirst(2).lowercased()
                continue
            }
            // | `key` | value | default | meaning |
            let cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map { $0 }
            let preset = cells.count == 4 && cells[2] != "required" ? cells[2] : ""
            tables[heading, default: [:]][cells[0].filter { $0 != "`" }] = KeyDocumentation(
                whenAbsent: preset.filter { $0 != "`" }, meaning: String(cells[cells.count - 1]))
        }
        return tables
    }()
}

extension KeyShape {
    /// The default, as a phrase or as JSON; empty for required keys.
    package var whenAbsent: String { KeyDocumentation[self].whenAbsent }

    /// The description of the key.
    package var summary: String { KeyDocumentation[self].meaning }
}

extension ObjectShape {
    /// This object and all objects in it, each before those in it. The outermost view has the keys of all kinds of views.
    package var objects: [ObjectShape] {
        var found: [ObjectShape] = []
        var known: Set<ObjectIdentifier> = []
        var open = [ValueShape.object(self)]
        func add(_ shape: ObjectShape) {
            guard known.insert(ObjectIdentifier(shape)).inserted else { return }
            found.append(shape)
            open += shape.keys.map(\.value)
        }
        while !open.isEmpty {
            switch open.removeFirst() {
            case .object(let shape): add(shape)
            case .list(let element), .named(_, let element): open.append(element)
            case .view:
                add(.outermostView)
                add(Vocabulary.surface)
                Vocabulary.viewShapes.forEach(add)
            case .text(let kinds): kinds.shapes.forEach(add)
            case .anyOf(let shapes): open += shapes
            default: break
            }
        }
        return found
    }

    private static let outermostView = ObjectShape("view", [Vocabulary.layoutOfContent])
}
