/// The keys that one kind of object has.
package struct ObjectShape: Sendable {
    /// What such an object describes, as a noun: `input`.
    package let name: String
    package let summary: String
    package let keys: [KeyShape]
    /// Keys of which each object has exactly one.
    package let alternatives: [String]

    package init(
        _ name: String, _ summary: String, _ keys: [KeyShape], oneOf alternatives: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.keys = keys
        self.alternatives = alternatives
    }

    func key(named name: String) -> KeyShape? {
        keys.first { $0.name == name }
    }
}

/// A key of an object, with all that the reference of the language says of it.
package struct KeyShape: Sendable {
    package let name: String
    package let value: ValueShape
    package let isRequired: Bool
    /// What holds where the key is absent, in words or as JSON text.
    package let whenAbsent: String
    package let summary: String

    static func required(_ name: String, _ value: ValueShape, _ summary: String) -> KeyShape {
        KeyShape(name: name, value: value, isRequired: true, whenAbsent: "", summary: summary)
    }

    static func optional(
        _ name: String, _ value: ValueShape, whenAbsent: String, _ summary: String
    ) -> KeyShape {
        KeyShape(
            name: name, value: value, isRequired: false, whenAbsent: whenAbsent, summary: summary)
    }
}
