extension ShapeChecker {
    /// What to write in the place of a key that an object does not have, or where it belongs: into the
    /// object at one of the keys, or elsewhere in a description.
    func suggestion(for key: String, among keys: [KeyShape]) -> String? {
        if let owner = keys.owner(of: key) { return note(key, isOf: "'\(owner)'", not: keys) }
        let names = keys.map(\.name)
        let description = Vocabulary.description.keys
        if nearestMatch(to: key, among: names) == nil {
            if description.contains(where: { $0.name == key && !$0.isForTools }) {
                return note(key, isOf: "a description itself", not: keys)
            }
            if let owner = description.owner(of: key) {
                return note(key, isOf: "a description's '\(owner)'", not: keys)
            }
        }
        return suggestion(for: key, among: names, accepted: keys.accepted)
    }

    private func note(_ key: String, isOf owner: String, not keys: [KeyShape]) -> String {
        "'\(key)' is a key of \(owner); accepted: \(quotedList(keys.accepted))"
    }
}

extension [KeyShape] {
    /// The first key whose value is an object that can have another key.
    fileprivate func owner(of name: String) -> String? {
        first { $0.value.object?.keys.contains { $0.name == name } ?? false }?.name
    }
}

extension ValueShape {
    /// The object that the value is, or can be.
    fileprivate var object: ObjectShape? {
        switch self {
        case .object(let shape): shape
        case .anyOf(let shapes): shapes.lazy.compactMap(\.object).first
        default: nil
        }
    }
}
