import PluginCore

/// A new name for a plugin, and the edits of descriptions and of the configuration that it causes.
///
/// They name a plugin in these places:
/// - `states` in the configuration.
/// - `while` in the `recovery` of another plugin.
/// - the names of host helpers in the plugin's own `host`, if they are spelled out as they are by default.
/// - Swift types and expressions that use the generated classes.
struct PluginRename {
    let old: String
    let new: String
    /// The prefix of the names of controllers.
    let prefix: String

    /// The same change in the other direction.
    var inverse: PluginRename { PluginRename(old: new, new: old, prefix: prefix) }

    /// Returns the edits of a description or of the configuration. A file that is not JSON has none.
    ///
    /// - Parameter isOwn: whether the file describes the plugin itself.
    func edits(of file: SourceFile, isOwn: Bool) -> [TextEdit] {
        var ignored = DiagnosticCollector()
        guard let root = readJSON(file, reporting: &ignored) else { return [] }
        let reference = references(in: root, to: old).map { replacing($0, with: new) }
        return reference + (isOwn ? helperEdits(in: root) : []) + swiftEdits(in: root, of: file)
    }

    private func helperEdits(in root: JSONNode) -> [TextEdit] {
        guard let host = root.member("host") else { return [] }
        let helpers: [(JSONNode?, (String) -> String)] = [
            (host.member("show"), GeneratedName.show), (host.member("hide"), GeneratedName.hide),
            (host.member("shown"), GeneratedName.shown),
            (host.member("while"), GeneratedName.whileShown),
            (host.member("while")?.member("name"), GeneratedName.whileShown),
            (host.member("swiftUI"), GeneratedName.modifier),
            (host.member("view"), { GeneratedName.view(prefix + $0) }),
            (host.member("recovery")?.member("name"), GeneratedName.recovery),
        ]
        return helpers.compactMap { node, defaultName in
            guard let node, node.string == defaultName(old) else { return nil }
            return replacing(node, with: defaultName(new))
        }
    }

    /// Returns the edits of Swift types and expressions.
    private func swiftEdits(in root: JSONNode, of file: SourceFile) -> [TextEdit] {
        let types = [
            GeneratedName.controller(ofPlugin: prefix + old): GeneratedName.controller(
                ofPlugin: prefix + new)
        ]
        return swiftTexts(in: root).compactMap { node in
            guard let text = node.string else { return nil }
            let bytes = Array(text.utf8)
            let edits = SwiftWords(in: bytes).ranges.compactMap { range in
                types[String(decoding: bytes[range.offsets], as: UTF8.self)].map {
                    TextEdit(range: range, text: $0)
                }
            }
            if edits.isEmpty { return nil }
            return replacing(
                node, with: String(decoding: edits.applied(to: bytes), as: UTF8.self))
        }
    }

    private func replacing(_ node: JSONNode, with text: String) -> TextEdit {
        TextEdit(range: node.range, text: JSONText.string(text).compactText)
    }
}

/// Returns the values in a description or in a configuration that name another plugin.
func references(in root: JSONNode, to plugin: String) -> [JSONNode] {
    let recovery = root.member("host")?.member("recovery")?.member("while")
    let states = root.member("states")?.members.flatMap { $0.value.members.map(\.value) } ?? []
    return ([recovery].compactMap(\.self) + states).filter { $0.string == plugin }
}

/// Returns the strings in a description that are Swift types or expressions.
private func swiftTexts(in node: JSONNode) -> [JSONNode] {
    node.elements.flatMap(swiftTexts)
        + node.members.flatMap { member -> [JSONNode] in
            if member.value.string != nil {
                return SwiftKeys.texts.contains(member.key) ? [member.value] : []
            }
            let expressions =
                SwiftKeys.objects.contains(member.key) ? member.value.members.map(\.value) : []
            return expressions + swiftTexts(in: member.value)
        }
}

/// A part of a file that gets another text. The rest of the file stays as it is.
struct TextEdit: Equatable {
    let range: SourceRange
    let text: String
}

extension [TextEdit] {
    /// Returns a text with all edits. They must not overlap.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for edit in sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range.offsets, with: edit.text.utf8)
        }
        return result
    }
}
