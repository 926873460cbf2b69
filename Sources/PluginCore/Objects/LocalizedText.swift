/// A localized text of a description.
struct LocalizedText: Sendable {
    /// The key in the string table.
    let key: String
    let defaultValue: Located<String>
    /// The description.
    let file: SourceFile

    /// The place of the default value.
    var place: SourcePlace { SourcePlace(file, defaultValue.range) }
}

extension PluginDescription {
    /// All localized text, in the order of the description.
    var localizedTexts: [LocalizedText] {
        let found = texts.flatMap(\.alternatives).compactMap { text -> LocalizedText? in
            guard case .localized(let key, let value, _) = text else { return nil }
            return LocalizedText(key: key, defaultValue: value, file: file)
        }
        return found.sorted { $0.defaultValue.range.lowerBound < $1.defaultValue.range.lowerBound }
    }

    /// All text of the description.
    fileprivate var texts: [TextSource] {
        [accessibility.announcement].compactMap(\.self) + viewsAndRows.flatMap(\.texts)
    }
}

/// A part of the default value of a localized text.
package struct LocalizedPart: Equatable, Sendable {
    package let text: String
    /// The name of the input whose value stands in place of the text; nil for text.
    package let argument: String?

    /// The types of inputs that can be arguments.
    static let argumentTypes = ["String", "Int", "UInt", "Double", "Float"]
}

extension String {
    /// The parts of the default value of a localized text: `No results for ` and the argument `term` of
    /// `No results for \(term)`.
    package var localizedParts: [LocalizedPart] {
        var parts: [LocalizedPart] = []
        var text = ""
        var rest = self[...]
        while let character = rest.popFirst() {
            guard character == "\\", rest.first == "(", let end = rest.firstIndex(of: ")") else {
                text.append(character)
                continue
            }
            if !text.isEmpty { parts.append(LocalizedPart(text: text, argument: nil)) }
            let name = rest[..<end].dropFirst()
            parts.append(LocalizedPart(text: "\\(\(name))", argument: String(name)))
            text = ""
            rest = rest[end...].dropFirst()
        }
        if !text.isEmpty { parts.append(LocalizedPart(text: text, argument: nil)) }
        return parts
    }
}

extension TextSource {
    /// The names of the inputs that a localized text has as arguments, each once.
    package var arguments: [Located<String>] {
        guard case .localized(_, let value, _) = self else { return [] }
        var names: [String] = []
        for case let name? in value.value.localizedParts.map(\.argument) where !names.contains(name) {
            names.append(name)
        }
        return names.map { Located($0, at: value.range) }
    }

    /// Returns the default value of `String(localized:defaultValue:)`: a string literal, with interpolations if the text
    /// has arguments. Without one, a default value is not a format: `%` is text.
    static func defaultValue(_ value: String) -> String {
        let parts = value.localizedParts.map { part in
            part.argument.map { #"\("# + SwiftIdentifier.escaped($0) + ")" }
                ?? String(SwiftLiteral.string(part.text).dropFirst().dropLast())
        }
        return "\"" + parts.joined() + "\""
    }
}

extension DescriptionValidator {
    /// Reports arguments of localized text that does not follow inputs: one of a pair, or the title of a segment or of an action
    /// in a menu.
    mutating func reportArguments() {
        let pairs = description.texts.compactMap(\.pair).flatMap(\.values)
        let titles = views.flatMap { ($0.valueControl?.titles ?? []) + $0.menu.map(\.title) }
        for argument in (pairs + titles).flatMap(\.arguments) {
            report(
                .contradiction, "this text cannot have arguments", at: argument.range,
                note: "let the host make the text: use a text from an input")
        }
    }
}
