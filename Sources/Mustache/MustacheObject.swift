/// Values by their names, in the order in which they were set.
///
/// A context has a few dozen names, each of which a template asks for once or twice: to compare them
/// one after the other takes less time than a table of hashes takes to be made.
package struct MustacheObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [(MustacheName, MustacheValue)]

    package init(dictionaryLiteral fields: (MustacheName, MustacheValue)...) {
        self.init(fields)
    }

    init(_ fields: [(MustacheName, MustacheValue)]) {
        self.fields = fields
    }

    /// The value of a name; ``MustacheValue/nothing`` where it has none. The newest one is used.
    package subscript(name: String) -> MustacheValue {
        get { value(of: MustacheName(name)) ?? .nothing }
        set { fields.append((MustacheName(name), newValue)) }
    }

    /// Adds all values of another object.
    package mutating func add(_ other: MustacheObject) {
        fields += other.fields
    }

    /// The value of a name; nil where the name is not known.
    func value(of name: MustacheName) -> MustacheValue? {
        var index = fields.count - 1
        while index >= 0 {
            if fields[index].0.mark == name.mark, fields[index].0.text == name.text {
                return fields[index].1
            }
            index -= 1
        }
        return nil
    }

    /// The known names, sorted; one that was set twice stands twice.
    package var names: [String] { fields.map(\.0.text).sorted() }

    package static func == (one: Self, other: Self) -> Bool {
        let names = Set(one.names)
        return names == Set(other.names) && names.allSatisfy { one[$0] == other[$0] }
    }
}

/// A name, with a number by which it can be told from most others.
package struct MustacheName: Equatable, Sendable, ExpressibleByStringLiteral {
    let text: String
    let mark: Int

    package init(stringLiteral text: String) {
        self.init(text)
    }

    init(_ text: String) {
        self.text = text
        // By way of a pointer, which is fast in a debug build as well.
        mark =
            text.utf8.withContiguousStorageIfAvailable { buffer in
                guard let bytes = buffer.baseAddress else { return 0 }
                let count = buffer.count
                var mark = 0
                var index = 0
                while index < count {
                    mark = mark &* 31 &+ Int(bytes[index])
                    index += 1
                }
                return mark
            } ?? 0
    }
}
