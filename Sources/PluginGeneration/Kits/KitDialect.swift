import Mustache
import PluginDescriptions

/// How code for one kit is spelt, in files that are for it alone or for others too.
package struct KitDialect: Sendable {
    let kit: Kit
    /// The kits that the file holds code for, in their order.
    let kits: [Kit]

    /// Whether the code stands in a file with that for other kits, and so calls the types that all of
    /// them have by the names that they share.
    var isShared: Bool { kits.count > 1 }

    /// The condition under which the file holds any code.
    private var condition: String {
        if !isShared { return kit["condition"] }
        return kits.enumerated().map { index, kit in
            let condition = kit[index == 0 ? "condition" : "conditionBesideOthers"]
            return condition.contains("&&") ? "(\(condition))" : condition
        }.joined(separator: " || ")
    }

    /// The text of a word; empty where the kit has none.
    subscript(word: String) -> String {
        if !isShared { return kit[word] }
        return kit.platformTypes[word] == nil ? Kit.sharedWords[word] ?? kit[word] : word
    }

    /// The words that templates can name, and whether other kits are in the same file.
    var context: MustacheObject {
        var context: MustacheObject = ["isShared": .flag(isShared), "kit": .text(kit.name)]
        for word in Kit.templateWords {
            let text = self[word]
            context[word] = text.isEmpty ? .nothing : .text(text)
        }
        context["condition"] = .text(condition)
        return context
    }

    /// A type or an expression of a description.
    func translated(_ swift: String) -> String { isShared ? swift : kit.translated(swift) }

    /// How a part of a description is spelt: the word `color.label` for the colour `label`; as it is
    /// where the kit has no other spelling.
    func spelling(of part: String, as kind: String) -> String {
        let text = kit["\(kind).\(part)"]
        return text.isEmpty ? part : text
    }

    /// Whether a plugin's background is set together with its views.
    func configuresBackground(of plugin: PluginDescription) -> Bool {
        plugin.content?.background != nil && kit["loadsBackground"].isEmpty
    }

    /// The text of a word, with a value in its place.
    func expression(_ word: String, with value: String) -> String {
        let text = kit[word]
        guard let place = text.firstIndex(of: "$") else { return text }
        return text[..<place] + value + text[text.index(after: place)...]
    }

    /// The statement that gives a value to a property of a view, or to what the kit has in its place.
    func assignment(
        of value: String, to property: String, of view: String, isOptional: Bool = false
    )
        -> String
    {
        let optional = "set.\(property).optional"
        let word = isOptional && !kit[optional].isEmpty ? optional : "set.\(property)"
        return "\(view).\(expression(word, with: value))"
    }

    /// The statement that gives what a call makes to a property of a view.
    func assignment(ofCall word: String, with value: String, to property: String, of view: String)
        -> String
    {
        let prefix = "\(view).\(kit["set.\(property)"].dropLast())"
        let parts = expression(word, with: value).split(separator: "(", maxSplits: 1)
        let call = SwiftCall(callee: String(parts[0]), arguments: [String(parts[1].dropLast())])
        return prefix + call.written(indentation: 8, prefixLength: prefix.utf8.count)
    }

    /// The statement that gives a text that does not change to a property of a view; nothing for a text
    /// that comes from an input.
    func assignment(of text: TextSource?, to property: String, of view: String) -> MustacheValue {
        guard let text, !text.isInput else { return .nothing }
        let pattern = "\(view).\(kit["set.\(property)"])"
        if pattern.hasSuffix("$") {
            let prefix = pattern.dropLast()
            return .text(prefix + text.expression(indentation: 8, prefixLength: prefix.utf8.count))
        }
        let callee = String(pattern.prefix { $0 != "(" })
        return .text(
            SwiftCall(callee: callee, arguments: [text.argument])
                .written(indentation: 8, prefixLength: 0))
    }
}

extension [Kit] {
    /// How code for each of the kits is spelt in a file that is for all of them.
    var dialects: [KitDialect] {
        map { KitDialect(kit: $0, kits: self) }
    }
}
