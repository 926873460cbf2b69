extension PluginDescription {
    /// Whether the announcement is the text of a label with Markdown. It is announced without markup.
    var announcesMarkdown: Bool {
        guard let announcement = accessibility.announcement else { return false }
        return views.contains { view in
            guard case .label(let label) = view, label.isMarkdown else { return false }
            return label.text.isSame(as: announcement)
        }
    }

    /// Returns the expression for an announcement without its markup; nil if it has none.
    func plainAnnouncement(_ dialect: KitDialect) -> String? {
        guard announcesMarkdown, let announcement = accessibility.announcement else { return nil }
        let text = announcement.argument(in: dialect.strings)
        return "PluginMarkdown.plainText(of: \(dialect.translated(text)))"
    }
}

extension TextSource {
    /// Returns whether another text comes from the same place.
    fileprivate func isSame(as other: TextSource) -> Bool {
        switch (self, other) {
        case (.literal(let text), .literal(let otherText)): text == otherText
        case (.localized(let key, _, _), .localized(let otherKey, _, _)): key == otherKey
        case (.input(let name), .input(let otherName)): name.value == otherName.value
        case (.swift(let code, _), .swift(let otherCode, _)): code.value == otherCode.value
        default: false
        }
    }
}
