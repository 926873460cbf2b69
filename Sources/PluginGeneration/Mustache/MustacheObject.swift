/// Values by their names, in the order in which they were set.
///
/// To make one takes as little as possible: a context has hundreds of names, and a template asks
/// for some of them.
package struct MustacheObject: Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [(MustacheName, MustacheValue)]

    package init(dictionaryLiteral fields: (MustacheName, MustacheValue)...) {
        self.init(fields)
    }

    init(_ fields: [(MustacheName, MustacheValue)]) {
        self.fields = fields
    }

    /// An object with all values of another one, which is not copied, even where more are added.
    package init(adding other: MustacheObject) {
        fields = [(.added, .object(other))]
    }

    /// The value of a name; ``MustacheValue/nothing`` where it has none. The newest one is used.
    package subscript(name: MustacheName) -> MustacheValue {
        get { value(of: name.text) ?? .nothing }
        set { fields.append((name, newValue)) }
    }

    /// Adds all values of another object, which is not copied either.
    package mutating func add(_ other: MustacheObject) {
        fields.append((.added, .object(other)))
    }

    /// The newest value of a name; nil where the name is not known.
    package func value(of name: String) -> MustacheValue? { pointer(to: name)?.pointee }

    /// The known names, sorted; one that was set twice stands twice.
    package var names: [String] { unsortedNames.sorted() }

    private var unsortedNames: [String] {
        fields.flatMap { name, value in
            if name.isAdded, case .object(let object) = value { return object.unsortedNames }
            return [name.text]
        }
    }
}

/// What lasts as long as something holds the object, and nothing changes it.
extension MustacheObject {
    typealias Field = (MustacheName, MustacheValue)

    var pointers: UnsafeBufferPointer<Field> { fields.withUnsafeBufferPointer { $0 } }

    /// The value is the last part of a field.
    static func value(of field: UnsafePointer<Field>) -> UnsafePointer<MustacheValue> {
        let offset = MemoryLayout<Field>.size - MemoryLayout<MustacheValue>.size
        return (UnsafeRawPointer(field) + offset).assumingMemoryBound(to: MustacheValue.self)
    }

    /// The newest value of a name; nil where the name is not known.
    func pointer(to name: String) -> UnsafePointer<MustacheValue>? {
        for index in pointers.indices.reversed() {
            let (field, value) = pointers[index]
            if field.isAdded, case .object(let added) = value {
                if let value = added.pointer(to: name) { return value }
            } else if field.text == name {
                return pointers.baseAddress.map { Self.value(of: $0 + index) }
            }
        }
        return nil
    }
}
