/// The values in which names are looked up, the innermost last.
struct ContextStack {
    private var contexts: [MustacheValue]

    init(_ outermost: MustacheValue) { contexts = [outermost] }

    /// The value of the implicit iterator.
    var innermost: MustacheValue { contexts[contexts.count - 1] }

    mutating func push(_ context: MustacheValue) { contexts.append(context) }

    mutating func pop() { contexts.removeLast() }

    /// Returns the value of a name from the innermost context that has it, or nil if none has.
    subscript(name: String) -> MustacheValue? {
        for context in contexts.reversed() {
            if case .object(let object) = context, let value = object[name] { return value }
        }
        return nil
    }

    /// The names in all contexts, the innermost context first.
    var names: [String] {
        contexts.reversed().flatMap { context in
            if case .object(let object) = context { object.keys.sorted() } else { [String]() }
        }
    }
}
