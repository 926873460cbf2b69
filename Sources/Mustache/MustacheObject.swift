/// Values by their names, in the order in which they were set.
///
/// A context has a few dozen names, each of which a template asks for once or twice: to compare them
/// one after the other takes less time than a table of hashes takes to be made.
package struct MustacheObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [(String, MustacheValue)]

    package init(dictionaryLiteral fields: (String, MustacheValue)...) {
        self.fields = fields
    }

    init(_ fields: [(String, MustacheValue)]) {
        self.fields = fields
    }

    /// The value of a name; ``MustacheValue/nothing`` where it has none. The newest one is used.
    package subscript(name: String) -> MustacheValue {
        get { value(of: name) ?? .nothing }
        set { fields.append((name, newValue)) }
    }

    /// Adds all values of another object.
    package mutating func add(_ other: MustacheObject) {
        fields += other.fields
    }

    /// The value of a name; nil where the name is not known.
    func value(of name: String) -> MustacheValue? {
        let length = name.utf8.count
        var index = fields.count - 1
        while index >= 0 {
            // Most names can be told by their lengths.
            if fields[index].0.utf8.count == length, fields[index].0 == name {
                return fields[index].1
            }
            index -= 1
        }
        return nil
    }

    /// The known names, sorted; one that was set twice stands twice.
    package var names: [String] { fields.map(\.0).sorted() }

    package static func == (one: Self, other: Self) -> Bool {
        let names = Set(one.names)
        return names == Set(other.names) && names.allSatisfy { one[$0] == other[$0] }
    }
}
