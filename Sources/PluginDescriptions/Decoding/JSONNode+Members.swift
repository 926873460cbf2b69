import SourceDiagnostics

extension JSONNode {
    /// The value of the first member with a key; nil where this is no object or has none.
    package func member(_ key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The elements of an array; none where this is no array.
    package var elements: [JSONNode] {
        guard case .array(let nodes) = value else { return [] }
        return nodes
    }

    /// The text of a string; nil where this is none.
    package var string: String? {
        guard case .string(let text) = value else { return nil }
        return text
    }

    var bool: Bool? {
        guard case .bool(let bool) = value else { return nil }
        return bool
    }

    var int: Int? {
        guard case .number(let number) = value else { return nil }
        return number.int
    }

    var double: Double? {
        guard case .number(let number) = value else { return nil }
        return number.double
    }

    var locatedString: Located<String>? {
        string.map { Located($0, at: range) }
    }

    /// The word of a choice; nil where it is none of them.
    func choice<Word: RawRepresentable<String>>(_ type: Word.Type) -> Word? {
        string.flatMap(Word.init)
    }
}
