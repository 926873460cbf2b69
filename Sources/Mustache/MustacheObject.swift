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

    /// Where the newest value of a name is; nil where the name is not known.
    func position(of name: MustacheName) -> Int? {
        var index = fields.count - 1
        while index >= 0 {
            if fields[index].0.isSame(as: name) { return index }
            index -= 1
        }
        return nil
    }

    /// The value of a name; nil where the name is not known.
    func value(of name: MustacheName) -> MustacheValue? {
        position(of: name).map { fields[$0].1 }
    }

    /// The value at a position.
    func value(at position: Int) -> MustacheValue { fields[position].1 }

    /// The known names, sorted; one that was set twice stands twice.
    package var names: [String] { fields.map(\.0.text).sorted() }

    package static func == (one: Self, other: Self) -> Bool {
        let names = Set(one.names)
        return names == Set(other.names) && names.allSatisfy { one[$0] == other[$0] }
    }
}

/// A name, in a form that is compared by two numbers.
package struct MustacheName: Equatable, Sendable, ExpressibleByStringLiteral {
    let text: String
    /// The bytes of a name of up to 16. Of a longer one there is a byte among them that no text has, and
    /// the rest tells it from most others.
    private var bytes: (UInt64, UInt64) = (0, 0)

    package init(stringLiteral text: String) {
        self.init(text)
    }

    init(_ text: String) {
        self.text = text
        // By way of a pointer, which is fast in a debug build as well.
        let isPacked: Void? = text.utf8.withContiguousStorageIfAvailable { buffer in
            guard let start = buffer.baseAddress else { return }
            withUnsafeMutableBytes(of: &bytes) {
                $0.baseAddress?.copyMemory(from: start, byteCount: min(buffer.count, 16))
            }
            if buffer.count > 16 { bytes.1 = UInt64(buffer.count) | 0xFF << 56 }
        }
        // Names in templates are parts of Swift's own strings, all of which have such storage.
        if isPacked == nil { bytes.1 = UInt64.max }
    }

    func isSame(as other: MustacheName) -> Bool {
        if bytes.0 != other.bytes.0 || bytes.1 != other.bytes.1 { return false }
        return bytes.1 < 0xFF << 56 || text == other.text
    }

    package static func == (one: Self, other: Self) -> Bool { one.isSame(as: other) }
}
