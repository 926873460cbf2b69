/// A Swift file of `Templates/Runtime`, or a copy of it in a folder of custom templates.
package struct RuntimeFile: Sendable {
    /// The path in the folder `Runtime`, without the suffix: `Parts/PluginBackdrop+UIKit`.
    package let name: String
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// The files of the kernel in their order, each with the condition that its modules meet; nil for all modules.
    static let kernel: [(name: String, condition: RuntimeCondition?)] = [
        ("Children", nil), ("PluginViewController", .presentations),
        ("PluginPresentation", .presentations), ("PluginGroup", .groups),
        ("Announcements", .presentations), ("ChildPlacement", .placements),
        ("PluginTransition", .transitions), ("PluginSlot", .slots), ("PluginView", nil),
        ("PluginClock", .clock),
    ]

    /// Returns the names that the files of a part can have.
    static func names(of part: RuntimePart) -> [String] {
        let name = "Parts/" + part.rawValue
        return [name] + Kit.all.map { "\(name)+\($0.name)" }
    }
}

extension [RuntimeFile] {
    /// Returns the file with a name.
    package subscript(name: String) -> RuntimeFile? { first { $0.name == name } }
}

/// The Swift of runtime files for one framework, in a module with given names and access levels.
///
/// Runtime files compile as they are. Only words change: `package`, the access level of declarations that other modules
/// use, `public`, that of types of handlers' parameters, `` `add` `` and `` `remove` ``, and the type names of
/// `Frameworks.swift`, such as `PlatformView`. Conditions of `#if` that are known here are resolved.
package struct RuntimeSource: Sendable {
    private let kit: Kit
    private let conditions: [String: Bool]
    private let words: [String: String]
    /// Whether classes of the module can have subclasses in other modules.
    private let isPublic: Bool

    /// - Parameters:
    ///   - access: the access level for other modules; nil if only the module itself uses the code.
    ///   - controllerAccess: the highest access level of controllers; nil if that is the one of the module.
    package init(
        for kit: Kit, _ versions: MinimumVersions = MinimumVersions(), access: AccessLevel? = nil,
        controllerAccess: AccessLevel? = nil, _ names: ContainmentNames = ContainmentNames()
    ) {
        self.kit = kit
        conditions = [
            "UIKIT": kit == .uiKit,
            // Memberwise initializers are internal.
            "EXPORTED": access != nil,
            "SUPPORTS_IOS_16": !versions.areAtLeast(17, on: .iOS),
        ]
        var words = [
            "`add`": SwiftIdentifier.escaped(names.add),
            "`remove`": SwiftIdentifier.escaped(names.remove),
            "PlatformLayoutPriority": kit.layoutPriority,
        ]
        for type in kit.platformTypes { words[type.name] = type.spelling }
        for type in ["EdgeInsets", "Font", "LayoutGuide", "StackView"] {
            words["Platform" + type] = kit.typePrefix + type
        }
        // All shared code of a module is in one file.
        words["internal"] = "fileprivate"
        words["package"] = access?.rawValue ?? ""
        words["public"] = (access ?? controllerAccess)?.rawValue ?? ""
        self.words = words
        isPublic = access == .public
    }

    /// Returns the code of the kernel and of some parts, each file on its own, and whether it uses SwiftUI.
    ///
    /// - Parameters:
    ///   - met: the conditions that the module meets; nil for those that the parts need.
    ///   - files: all runtime files.
    package func sections(
        of parts: [RuntimePart], _ met: Set<RuntimeCondition>? = nil, in files: [RuntimeFile]
    ) -> (code: [String], useSwiftUI: Bool) {
        let met = met ?? RuntimeCondition.needed(by: parts, kit)
        var sections: (code: [String], useSwiftUI: Bool) = ([], false)
        var conditions = conditions
        for condition in RuntimeCondition.allCases { conditions[condition.rawValue] = met.contains(condition) }
        // Markdown has code for attributed text and for the space between lines only in modules with such labels.
        conditions["STANDARD_LINE_SPACING"] = !parts.contains(.spacedLabel)
        conditions["ONLY_MARKDOWN"] = !parts.contains(.attributedText)
        conditions["ALL_CORNERS"] = !parts.contains(.corners)
        let resolver = CompilationConditions(conditions)
        let kernel = RuntimeFile.kernel.filter { $0.condition.map(met.contains) ?? true }
        for name in kernel.map({ "Kernel/" + $0.name }) + parts.flatMap(RuntimeFile.names) {
            guard let file = files[name] else { continue }
            let text = resolver.resolve(blockConditions(of: file.text))
            guard let code = swiftCode(of: text, written: written) else { continue }
            sections.code.append(withTidyLists(in: code))
            if text.contains("import SwiftUI\n") { sections.useSwiftUI = true }
        }
        return sections
    }

    /// Returns a line with the words of the module.
    private func written(_ line: Substring) -> String {
        let code = line.drop { $0 == " " }
        if code.hasPrefix("//") { return String(line) }
        let indentation = line.prefix(line.count - code.count)
        if isPublic, code.hasPrefix("package class ") { return indentation + "open" + code.dropFirst("package".count) }
        return String(indentation) + code.replacing(words)
    }
}

/// Returns Swift with `#if` around each line that ends with its condition in a comment: `// if GROUPS`.
private func blockConditions(of text: String) -> String {
    let mark = "  // if "
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        guard let index = line.firstIndex(of: mark) else { return String(line) }
        let condition = line[index...].dropFirst(mark.count)
        return "#if \(condition)\n\(line[..<index])\n#endif"
    }.joined(separator: "\n")
}

/// Returns Swift without the commas that are left before a closing parenthesis, and with lists on one line where they fit.
private func withTidyLists(in code: String) -> String {
    var lines: [Substring] = []
    /// The index of the line that opens the innermost list.
    var start: Int?
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
        lines.append(line)
        let text = line.drop { $0 == " " }
        if text.first == ")", let first = start {
            if lines[lines.count - 2].last == "," { lines[lines.count - 2].removeLast() }
            let items = lines[(first + 1)..<(lines.count - 1)].map { $0.drop { $0 == " " } }
            let joined = lines[first] + items.joined(separator: " ") + text
            let hasComment = items.contains { $0.hasPrefix("//") }
            if joined.count <= 120, !hasComment { lines.replaceSubrange(first..., with: [Substring(joined)]) }
            start = nil
        } else if text.last == "(" {
            start = lines.count - 1
        } else if text.first == "#" || text.last == "{" {
            start = nil
        }
    }
    return lines.joined(separator: "\n")
}

extension Substring {
    /// Returns the index of the first occurrence of a text; nil if there is none.
    fileprivate func firstIndex(of text: String) -> Index? {
        indices.first { self[$0] == " " && self[$0...].hasPrefix(text) }
    }
}

/// Returns the code of a file without its imports; nil if it has none.
///
/// - Parameter written: returns a line as it is generated.
func swiftCode(of text: String, written: (Substring) -> String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lastImport = lines.lastIndex { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") } ?? -1
    var code = lines[(lastImport + 1)...].drop(while: \.isEmpty)
    while code.last?.isEmpty == true { code.removeLast() }
    return code.isEmpty ? nil : code.map(written).joined(separator: "\n")
}

extension Substring {
    /// Returns Swift with other words in place of some.
    func replacing(_ words: [String: String]) -> String {
        var result = ""
        var rest = self
        while let first = rest.first {
            guard first.isPartOfWord else {
                result.append(rest.removeFirst())
                continue
            }
            let word = String(rest.prefix { $0.isPartOfWord })
            rest = rest.dropFirst(word.count)
            let replacement = words[word] ?? word
            result += replacement
            // A modifier that is left out leaves no space.
            if replacement.isEmpty, rest.first == " " { rest.removeFirst() }
        }
        return result
    }
}

extension Character {
    /// Whether the character can be part of a word, or of a name in backticks.
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
