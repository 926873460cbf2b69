extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral flag: Bool) {
        self = .flag(flag)
    }
}

extension MustacheValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: MustacheValue...) {
        self = .list(elements)
    }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
    /// An object; it is a programmer's error to give a name twice.
    package init(dictionaryLiteral fields: (String, MustacheValue)...) {
        self = .object(Dictionary(uniqueKeysWithValues: fields))
    }
}

extension MustacheValue: ExpressibleByNilLiteral {
    package init(nilLiteral: ()) {
        self = .nothing
    }
}
