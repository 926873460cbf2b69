/// A localized text of a description.
package struct LocalizedText: Sendable {
    /// The key in the string table.
    package let key: String
    package let defaultValue: Located<String>
    /// The comment for translators; empty if there is none.
    package let comment: String
    /// The description.
    package let file: SourceFile

    /// The place of the default value.
    package var place: SourcePlace { SourcePlace(file, defaultValue.range) }
}

extension PluginDescription {
    /// All localized text, in the order of the description.
    package var localizedTexts: [LocalizedText] {
        let texts = [accessibility.announcement].compactMap(\.self) + views.flatMap(\.texts)
        let found = texts.flatMap(\.alternatives).compactMap { text -> LocalizedText? in
            guard case .localized(let key, let value, let comment) = text else { return nil }
            return LocalizedText(key: key, defaultValue: value, comment: comment, file: file)
        }
        return found.sorted {
            $0.defaultValue.range.lowerBound < $1.defaultValue.range.lowerBound
        }
    }
}
