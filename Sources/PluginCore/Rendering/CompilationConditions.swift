/// Conditions of `#if` directives that are known when code is generated, such as `os(tvOS)`.
///
/// `resolve` leaves out the code that is never compiled, and the directives around the code that is
/// always compiled. Conditions that are not known stay: if `os(tvOS)` is false,
/// `#if canImport(UIKit) && !os(tvOS)` becomes `#if canImport(UIKit)`.
package struct CompilationConditions: Sendable {
    private let values: [String: Bool]

    /// - Parameter values: the known conditions, such as `["os(tvOS)": false]`.
    package init(_ values: [String: Bool]) { self.values = values }

    /// Returns Swift without the code that is never compiled. A file whose directives do not match is returned as it is.
    ///
    /// - Parameter isOmitted: returns whether another line, without its indentation, is left out too.
    package func resolve(_ text: String, omitting isOmitted: (_ code: Substring) -> Bool = { _ in false }) -> String {
        var result = ResolvedLines()
        var blocks: [ConditionalBlock] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            let words = code.first == "#" ? code.split(separator: " ").prefix { $0 != "//" } : []
            guard let keyword = words.first, Self.keywords.contains(keyword) else {
                if blocks.last?.isKept != false, !isOmitted(code) { result.append(line) }
                continue
            }
            if keyword == "#if" { blocks.append(ConditionalBlock(isCompiled: blocks.last?.isKept != false)) }
            guard var block = blocks.popLast() else { return text }
            if keyword == "#endif" {
                result.append(directive: block.hasDirectives ? line : nil)
                continue
            }
            let directive = block.beginBranch(if: rest(of: words.dropFirst()))
            let isUnchanged = directive == words.joined(separator: " ")
            result.append(directive: isUnchanged ? line : directive.map { line.prefix { $0 == " " } + $0 })
            blocks.append(block)
        }
        return blocks.isEmpty ? result.text : text
    }

    private static let keywords: [Substring] = ["#if", "#elseif", "#else", "#endif"]

    /// Returns the part of a condition that is not known; empty if the condition is true, nil if it is false.
    ///
    /// `&&` binds more tightly than `||`. Conditions with operators in parentheses count as not known.
    ///
    /// - Parameter words: the operators and the operands, such as `os(tvOS)` and `!DEBUG`; empty after `#else`.
    private func rest(of words: ArraySlice<Substring>) -> String? {
        if words.contains(where: { $0.hasPrefix("(") || $0.hasPrefix("!(") }) { return words.joined(separator: " ") }
        var alternatives: [String] = []
        for alternative in words.split(separator: "||", omittingEmptySubsequences: false) {
            let operands = alternative.filter { $0 != "&&" && value(of: $0) != true }
            if operands.isEmpty { return "" }
            if operands.contains(where: { value(of: $0) == false }) { continue }
            alternatives.append(operands.joined(separator: " && "))
        }
        return alternatives.isEmpty ? nil : alternatives.joined(separator: " || ")
    }

    /// Returns whether an operand is true; nil if that is not known.
    private func value(of operand: Substring) -> Bool? {
        operand.first == "!" ? values[String(operand.dropFirst())].map(!) : values[String(operand)]
    }
}

/// The code between an `#if` and its `#endif`.
private struct ConditionalBlock {
    /// Whether the code around the block is kept.
    let isCompiled: Bool
    /// Whether the lines of the current branch are kept.
    private(set) var isKept = false
    /// Whether the resolved block has directives.
    private(set) var hasDirectives = false
    /// Whether an earlier branch, or the current one, is certainly compiled.
    private var isDecided = false

    init(isCompiled: Bool) { self.isCompiled = isCompiled }

    /// Begins a branch, and returns the directive for the resolved code; nil for none.
    ///
    /// - Parameter condition: the part of its condition that is not known; empty if it is true, nil if it is false.
    mutating func beginBranch(if condition: String?) -> String? {
        isKept = isCompiled && !isDecided && condition != nil
        guard isKept, let condition else { return nil }
        isDecided = condition.isEmpty
        if isDecided { return hasDirectives ? "#else" : nil }
        defer { hasDirectives = true }
        return (hasDirectives ? "#elseif " : "#if ") + condition
    }
}

/// Returns a Swift file without code for platforms that a module does not support.
func withoutOtherPlatforms(_ file: [UInt8], _ versions: MinimumVersions) -> [UInt8] {
    let others = Platform.all.filter { !versions.support($0) }.map(\.name)
    if others.isEmpty { return file }
    let conditions = CompilationConditions(Dictionary(uniqueKeysWithValues: others.map { ("os(\($0))", false) }))
    let attributes = others.map { "@available(\($0)ApplicationExtension, unavailable)" }
    let text = conditions.resolve(String(decoding: file, as: UTF8.self)) { code in attributes.contains { code == $0 } }
    return Array(text.utf8)
}

/// Lines of Swift, without the blank lines that are too many when a line between them is left out.
private struct ResolvedLines {
    private var lines: [Substring] = []
    /// Whether a line was left out after the last one.
    private var isAfterGap = false

    var text: String { lines.joined(separator: "\n") }

    /// Adds a directive, or leaves it out if it is nil.
    mutating func append(directive: Substring?) {
        if let directive { append(directive) } else { isAfterGap = true }
    }

    mutating func append(_ line: Substring) {
        if isAfterGap { closeGap(before: line) } else { lines.append(line) }
    }

    /// Adds the first line after a gap.
    private mutating func closeGap(before line: Substring) {
        let last = lines.last ?? ""
        if line.isEmpty, last.isEmpty || last.last == "{" { return }
        isAfterGap = false
        let code = line.drop { $0 == " " }
        guard code.first == "}" || code.hasPrefix("#e") else { return lines.append(line) }
        if last.isEmpty, !lines.isEmpty { lines.removeLast() }
        if code == "}", lines.last?.last == "{" {
            lines[lines.count - 1] += "}"
        } else {
            lines.append(line)
        }
    }
}
