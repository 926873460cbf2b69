/// A Swift file of `Templates/Runtime`, or a copy of it in a folder of custom templates.
package struct RuntimeFile: Sendable {
    /// The path in the folder `Runtime`, without the suffix: `Parts/PluginBackdrop+UIKit`.
    package let name: String
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// The files that every generated module contains, in their order.
    static let kernel = [
        "Children", "PluginViewController", "PluginPresentation", "PluginGroup", "Announcements",
        "CoveredEditing", "ChildPlacement", "PluginTransition", "PluginFade", "PluginSlot",
        "PluginView", "PluginClock",
    ].map { "Kernel/" + $0 }

    /// The heading of the file's code; nil if the code begins with its own headings.
    var mark: String? {
        guard name.hasPrefix("Parts/"), !text.contains("\n// MARK: - ") else { return nil }
        return String(name.dropFirst("Parts/".count).prefix { $0 != "+" })
    }

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
/// use, `` `add` `` and `` `remove` ``, and the type names of `Frameworks.swift`, such as `PlatformView`. Conditions
/// of `#if` that are known here are resolved.
package struct RuntimeSource: Sendable {
    private let conditions: [String: Bool]
    private let words: [String: String]
    /// Whether classes of the module can have subclasses in other modules.
    private let isPublic: Bool
    /// The access level of the types of handlers' parameters, which plugins of any access level have.
    private let exposedAccess: AccessLevel

    /// - Parameters:
    ///   - access: the access level for other modules; nil if only the module itself uses the code.
    ///   - exposedAccess: the access level of the types that are part of plugins' handlers, which the runtime files
    ///     declare as `public`.
    package init(
        for kit: Kit, _ versions: MinimumVersions = MinimumVersions(), access: AccessLevel? = nil,
        exposedAccess: AccessLevel = .internal, _ names: ContainmentNames = ContainmentNames()
    ) {
        conditions = [
            "UIKIT": kit == .uiKit,
            "SUPPORTS_IOS_16": !versions.areAtLeast(17, on: .iOS),
        ]
        var words = [
            "`add`": SwiftIdentifier.escaped(names.add),
            "`remove`": SwiftIdentifier.escaped(names.remove),
            "PlatformEdgeInsets": kit.spelling.names.edgeInsets,
            "PlatformLayoutGuide": kit.spelling.names.layoutGuide,
            "PlatformLayoutPriority": kit.spelling.names.layoutPriority,
            "PlatformStackView": kit == .uiKit ? "UIStackView" : "NSStackView",
        ]
        for type in kit.platformTypes { words[type.name] = type.spelling }
        words["package"] = access?.rawValue ?? ""
        self.words = words
        isPublic = access == .public
        self.exposedAccess = access == nil ? exposedAccess : .public
    }

    /// Returns the code of the kernel and of some parts, each file on its own with a heading, and whether it uses
    /// SwiftUI.
    ///
    /// - Parameter files: all runtime files.
    package func sections(
        of parts: [RuntimePart], in files: [RuntimeFile]
    ) -> (code: [String], useSwiftUI: Bool) {
        var sections: (code: [String], useSwiftUI: Bool) = ([], false)
        var conditions = conditions
        // Markdown has code for attributed text and for the space between lines only in modules with such labels.
        conditions["STANDARD_LINE_SPACING"] = !parts.contains(.spacedLabel)
        conditions["ONLY_MARKDOWN"] = !parts.contains(.attributedText)
        conditions["EASES"] = !parts.contains(.spring)
        conditions["LEAVES_SILENTLY"] = !parts.contains(.dismissal)
        conditions["ALL_CORNERS"] = !parts.contains(.corners)
        let resolver = CompilationConditions(conditions)
        for name in RuntimeFile.kernel + parts.flatMap(RuntimeFile.names) {
            guard let file = files[name] else { continue }
            let text = resolver.resolve(file.text)
            guard let code = swiftCode(of: text, written: written) else { continue }
            sections.code.append(file.mark.map { "// MARK: - \($0)\n\n" + code } ?? code)
            if text.contains("\nimport SwiftUI\n") { sections.useSwiftUI = true }
        }
        return sections
    }

    /// Returns a line with the words of the module.
    private func written(_ line: Substring) -> String {
        let code = line.drop { $0 == " " }
        if code.hasPrefix("//") { return String(line) }
        let indentation = line.prefix(line.count - code.count)
        let exposed = "nonisolated public "
        if exposedAccess != .public, code.hasPrefix(exposed) {
            let access = exposedAccess == .internal ? "" : exposedAccess.rawValue + " "
            return indentation + "nonisolated " + access
                + code.dropFirst(exposed.count).replacing(words)
        }
        if isPublic, code.hasPrefix("package class ") {
            return indentation + "open" + code.dropFirst("package".count)
        }
        return String(indentation) + code.replacing(words)
    }
}

/// Returns the index after the imports at the start of a file.
private func endOfImports(in lines: [Substring]) -> Int {
    (lines.lastIndex { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") } ?? -1) + 1
}

/// Returns the code of a file without its imports; nil if it has none.
///
/// - Parameter written: returns a line as it is generated.
func swiftCode(of text: String, written: (Substring) -> String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var code = lines[endOfImports(in: lines)...].drop(while: \.isEmpty)
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
