/// The owner of a value, for messages: `a description`, `'delay'` or `an element of 'inputs'`.
enum Subject {
    case file(ObjectShape)
    case key(KeyShape)
    case element(of: KeyShape)

    /// The owner of an element, if this is the owner of its array.
    var element: Subject {
        if case .key(let key) = self { .element(of: key) } else { self }
    }

    /// The key that has the value; nil for files and elements.
    var key: KeyShape? {
        if case .key(let key) = self { key } else { nil }
    }

    /// The phrase after a value in messages: `of 'touches'` or `in 'hooks'`.
    var phrase: String {
        if case .element(let key) = self { "in '\(key.name)'" } else { "of \(description)" }
    }

    var description: String {
        switch self {
        case .file(let shape): shape.name.withArticle
        case .key(let key): "'\(key.name)'"
        case .element(let key): "an element of '\(key.name)'"
        }
    }
}
