import PluginDescriptions

/// How code for one kit is spelt, in files that are for it alone or for others too.
package final class KitDialect: Sendable {
    package let kit: Kit
    /// The kits that the file holds code for, in their order.
    let kits: [Kit]
    /// Whether the code stands in a file with that for other kits, and so calls the types that all of
    /// them have by the names that they share.
    let isShared: Bool
    /// Where localized texts are looked up.
    let strings: StringTable
    /// The words that templates can name, and whether other kits are in the same file.
    let context: MustacheObject

    init(kit: Kit, kits: [Kit], strings: StringTable) {
        self.kit = kit
        self.strings = strings
        self.kits = kits
        isShared = kits.count > 1
        context = kit.context(in: kits)
    }

    /// The text of a word; empty where the kit has none.
    subscript(word: String) -> String { kit.text(of: word, isShared: isShared) }

    /// A type or an expression of a description.
    func translated(_ swift: String) -> String {
        if isShared || !swift.hasByte(where: { $0 == UInt8(ascii: "P") }) { return swift }
        return kit.platformType(named: swift) ?? kit.translated(swift)
    }

    /// How a part of a description is spelt: the word `color.label` for the part `label` of the kind
    /// `color.`; as it is where the kit has no other spelling.
    func spelling(of part: String, as kind: String) -> String {
        let text = kit[kind + part]
        return text.isEmpty ? part : text
    }

    /// Whether a plugin's background is set together with its views.
    func configuresBackground(of plugin: PluginDescription) -> Bool {
        plugin.content?.background != nil && kit["loadsBackground"].isEmpty
    }

    /// The text of a word, with a value in its place.
    func expression(_ word: String, with value: String) -> String {
        let text = kit[word]
        guard let place = text.utf8.firstIndex(of: UInt8(ascii: "$")) else { return text }
        return "\(text[..<place])\(value)\(text[text.utf8.index(after: place)...])"
    }

    /// The statement that gives a value to a property of a view, or to what the kit has in its place.
    func assignment(
        of value: String, to property: String, of view: String, isOptional: Bool = false
    )
        -> String
    {
        let optional = isOptional ? "set.\(property).optional" : ""
        let word = isOptional && !kit[optional].isEmpty ? optional : "set." + property
        return "\(view).\(expression(word, with: value))"
    }

    /// The statement that gives what a call makes to a property of a view.
    func assignment(ofCall word: String, with value: String, to property: String, of view: String)
        -> String
    {
        let prefix = "\(view).\(kit["set.\(property)"].dropLast())"
        let text = expression(word, with: value)
        let bracket = text.utf8.firstIndex(of: UInt8(ascii: "(")) ?? text.endIndex
        let argument = String(text[bracket...].dropFirst().dropLast())
        let call = SwiftCall(callee: String(text[..<bracket]), arguments: [argument])
        return prefix + call.written(indentation: 8, prefixLength: prefix.utf8.count)
    }

    /// The statement that gives a text that does not change to a property of a view; nothing for a text
    /// that comes from an input.
    func assignment(of text: TextSource?, to property: String, of view: String) -> MustacheValue {
        guard let text, !text.isInput else { return .nothing }
        let pattern = "\(view).\(kit["set." + property])"
        if pattern.utf8.last == UInt8(ascii: "$") {
            let prefix = String(Substring(pattern.utf8.dropLast()))
            let value = text.expression(
                in: strings, indentation: 8, prefixLength: prefix.utf8.count)
            return .text(prefix + value)
        }
        let callee = String(pattern.prefix { $0 != "(" })
        return .text(
            SwiftCall(callee: callee, arguments: [text.argument(in: strings)])
                .written(indentation: 8, prefixLength: 0))
    }
}

extension [Kit] {
    /// How code for each of the kits is spelt in a file that is for all of them.
    ///
    /// - Parameter strings: where localized texts are looked up.
    func dialects(with strings: StringTable = StringTable()) -> [KitDialect] {
        map { KitDialect(kit: $0, kits: self, strings: strings) }
    }
}

extension Kit {
    fileprivate func text(of word: String, isShared: Bool) -> String {
        if !isShared { return self[word] }
        return platformType(named: word) == nil ? Kit.sharedText(of: word) ?? self[word] : word
    }

    /// The words that templates can name, in files for some kits.
    fileprivate func context(in kits: [Kit]) -> MustacheObject {
        let isShared = kits.count > 1
        var context: MustacheObject = ["isShared": .flag(isShared), "kit": .text(name)]
        let words = Kit.templateWords
        for index in words.indices {
            let text = isShared ? text(of: words[index], isShared: true) : templateTexts[index]
            context[words[index]] = text.isEmpty ? .nothing : .text(text)
        }
        if !isShared { return context }
        let conditions = kits.enumerated().map { index, kit in
            let condition = kit[index == 0 ? "condition" : "conditionBesideOthers"]
            return condition.contains("&&") ? "(\(condition))" : condition
        }
        context["condition"] = .text(conditions.joined(separator: " || "))
        return context
    }
}
