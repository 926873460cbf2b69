import PluginCore

/// A short notation of values in Markdown.
struct GuideNotation {
    private var longLists: [(heading: String, values: [String])] = []

    /// The lists of values that the notation refers to, a line for each.
    var lists: String {
        longLists.map { list in
            "- \(list.heading): \(list.values.map { "`\($0)`" }.joined(separator: ", "))\n"
        }.joined()
    }

    /// Returns the notation of the values of a key.
    mutating func text(for shape: ValueShape, of key: String) -> String {
        switch shape {
        case .string(let format): return format.name
        case .boolean: return "Boolean"
        case .number: return shape.description.afterFrom
        case .choice(let choice):
            return choice.values.isEmpty ? choice.token?.rawValue ?? "" : text(for: choice, of: key)
        case .list(let element): return "[\(text(for: element, of: key))]"
        case .object(let object): return "*\(object.name)*"
        case .named(nil, _): return "names, each for a Swift expression"
        case .named(_, let value): return "names, each for \(text(for: value, of: key))"
        case .text(let kinds):
            return kinds.keys.contains("markdown")
                ? "text, also with `markdown`" : kinds.keys.contains("when") ? "text, or a pair with `when`" : "text"
        case .anyOf(let shapes):
            var parts: [String] = []
            for shape in shapes { parts.append(text(for: shape, of: key)) }
            return parts.joined(separator: " or ")
        case .view: return "view"
        }
    }

    private mutating func text(for choice: Choice, of key: String) -> String {
        if choice.values.count < 9 { return choice.values.map { "\"\($0)\"" }.joined(separator: " | ") }
        if let list = longLists.first(where: { $0.values == choice.values }) { return list.heading }
        let heading = longLists.contains { $0.heading == "a `\(key)`" } ? "another `\(key)`" : "a `\(key)`"
        longLists.append((heading, choice.values))
        return heading
    }
}

extension String {
    /// The end of the description of a number: "0 to 1" for "a number from 0 to 1".
    fileprivate var afterFrom: String {
        guard let range = firstRange(of: " from ") else { return self }
        return String(self[range.upperBound...])
    }
}
