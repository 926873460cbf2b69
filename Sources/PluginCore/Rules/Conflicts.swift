/// Keys of an object that contradict or need each other. Each row says in words when, and the message for that case:
///
///     "placement.order=back with host.scene": "a scene shows the plugin in front of everything else",
///     "busyLabel without busyWhen": "a button with a 'busyLabel' needs 'busyWhen'",
///
/// The value of the first key is the place of the message. The key after a dot is one of an object, `=` is followed by the
/// values that count, and `/` stands between keys of which each one counts.
struct Conflicts: ExpressibleByDictionaryLiteral, Sendable {
    struct Row: Sendable {
        let keys: KeySet
        /// The keys that the first ones contradict or need; nil if their values are wrong in any case.
        let others: KeySet?
        /// Whether the problem is that the other keys are missing.
        let isNeed: Bool
        let message: String
    }

    let rows: [Row]

    init(dictionaryLiteral rows: (String, String)...) {
        self.rows = rows.map { condition, message in
            let words = condition.split(separator: " ").map(String.init)
            return Row(
                keys: KeySet(words[0]), others: words.count > 1 ? KeySet(words[2]) : nil,
                isNeed: words.contains("without"), message: message)
        }
    }
}

extension Conflicts.Row {
    /// Returns what to change so that a key does not contradict others, or has those that it needs.
    func advice(on key: KeySet.Found, _ found: [KeySet.Found]) -> String? {
        if keys.isEmptyList { return "add an element, or leave out \"\(key.name)\"" }
        guard let others else { return nil }
        let start = "\(keys.verb) \"\(key.name)\", or "
        if isNeed, let value = others.values.first { return start + "write '\"\(others.keys[0])\": \"\(value)\"'" }
        if isNeed { return "add " + others.keys.map { "\"\($0)\"" }.joined(separator: " or ") }
        return start + (others.verb == keys.verb ? "" : others.verb + " ")
            + found.map { "\"\($0.name)\"" }.joined(separator: " and ")
    }
}

/// Keys of one object, and the values that count, such as `host.scene`, `placement.mode=push` or `symbol/asset`.
struct KeySet: Sendable, ExpressibleByStringLiteral {
    typealias Found = (name: String, range: SourceRange)

    /// The keys that lead to the object.
    let path: [String]
    let keys: [String]
    /// The values that count; empty for all but `false`.
    let values: [String]

    init(stringLiteral text: String) { self.init(text) }

    init(_ text: String) {
        let parts = text.split(separator: "=")
        let names = parts[0].split(separator: ".").map(String.init)
        path = names.dropLast()
        keys = names.last?.split(separator: "/").map(String.init) ?? []
        values = parts.dropFirst().last?.split(separator: ",").map(String.init) ?? []
    }

    /// Returns the keys that an object has with values that count, and the places of these.
    func found(in node: JSONNode) -> [Found] {
        let object = path.reduce(node) { $0.object($1) }
        return keys.compactMap { key in
            // A placement that is a string is its position.
            let isShort = key == "at" && object.string != nil
            guard let value = isShort ? object : object.member(key), counts(value) else { return nil }
            let name = isShort ? path.last ?? key : key
            return (name, value.member("name")?.range ?? value.range)
        }
    }

    fileprivate var isEmptyList: Bool { values == ["[]"] }

    /// What to do about the keys so that they do not count.
    fileprivate var verb: String { values.isEmpty ? "leave out" : "change" }

    private func counts(_ value: JSONNode) -> Bool {
        if values.isEmpty { return value.bool != false }
        if case .array(let elements) = value.value { return elements.isEmpty && isEmptyList }
        return values.contains(value.string ?? value.bool.map(String.init) ?? "")
    }
}
