/// Conditions of `#if` directives that are known when code is generated, such as `os(tvOS)`.
///
/// `resolve` leaves out the code that is never compiled, and the directives around the code that is
/// always compiled. Conditions that are not known stay: if `os(tvOS)` is false,
/// `#if canImport(UIKit) && !os(tvOS)` becomes `#if canImport(UIKit)`.
package struct CompilationConditions: Sendable {
    /// Returns whether a condition without operators is true; nil if that is not known.
    private let value: @Sendable (_ condition: String) -> Bool?

    /// - Parameter value: returns whether a condition without operators, such as `os(tvOS)` or
    ///   `DEBUG`, is true; nil if that is not known.
    package init(_ value: @escaping @Sendable (_ condition: String) -> Bool?) {
        self.value = value
    }

    /// - Parameter values: the known conditions, such as `["os(tvOS)": false]`.
    package init(_ values: [String: Bool]) {
        self.init { values[$0] }
    }

    /// Returns Swift without the code that is never compiled.
    package func resolve(_ text: String) -> String {
        String(decoding: resolve(Array(text.utf8)), as: UTF8.self)
    }

    /// Returns the UTF-8 of a Swift file without the code that is never compiled. A file whose
    /// directives do not match is returned as it is.
    ///
    /// - Parameter isOmitted: returns whether another line is left out too.
    package func resolve(
        _ file: [UInt8], omitting isOmitted: (_ line: ArraySlice<UInt8>) -> Bool = { _ in false }
    ) -> [UInt8] {
        var result = ResolvedLines()
        var blocks: [ConditionalBlock] = []
        for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            guard let directive = ConditionalDirective(line) else {
                if blocks.last?.isKept != false, !isOmitted(line) { result.append(line) }
                continue
            }
            if directive.keyword == .if {
                blocks.append(ConditionalBlock(isCompiled: blocks.last?.isKept != false))
            }
            guard var block = blocks.popLast() else { return file }
            result.append(block.directive(for: directive, value))
            if directive.keyword != .endif { blocks.append(block) }
        }
        return blocks.isEmpty ? result.bytes : file
    }
}

/// The code between an `#if` and its `#endif`.
private struct ConditionalBlock {
    /// Whether the code around the block is kept.
    let isCompiled: Bool
    /// Whether the lines of the current branch are kept.
    private(set) var isKept = false
    /// Whether an earlier branch, or the current one, is certainly compiled.
    private var isDecided = false
    /// Whether the resolved block has directives.
    private var hasDirectives = false

    init(isCompiled: Bool) {
        self.isCompiled = isCompiled
    }

    /// Begins or ends a branch, and returns the directive for the resolved code; nil for none.
    mutating func directive(
        for directive: ConditionalDirective, _ value: (_ condition: String) -> Bool?
    ) -> ArraySlice<UInt8>? {
        if directive.keyword == .endif { return hasDirectives ? directive.line : nil }
        let condition = directive.condition?.simplified(value)
        isKept = isCompiled && !isDecided && condition != .constant(false)
        guard isKept else { return nil }
        isDecided = directive.keyword == .else || condition == .constant(true)
        defer { hasDirectives = hasDirectives || !isDecided }
        if isDecided { return hasDirectives ? directive.written(.else, nil) : nil }
        return directive.written(hasDirectives ? .elseif : .if, condition)
    }
}

/// Returns a Swift file without code for platforms that a module does not support.
func withoutOtherPlatforms(_ file: [UInt8], _ versions: MinimumVersions) -> [UInt8] {
    let others = Platform.all.filter { !versions.support($0) }.map(\.name)
    if others.isEmpty { return file }
    let conditions = CompilationConditions { condition in
        others.contains { condition == "os(\($0))" } ? false : nil
    }
    let attributes = others.map { Array("@available(\($0)ApplicationExtension, unavailable)".utf8) }
    return conditions.resolve(file) { line in
        let code = line.drop { $0 == UInt8(ascii: " ") }
        return code.first == UInt8(ascii: "@") && attributes.contains { code.elementsEqual($0) }
    }
}

/// A line with `#if`, `#elseif`, `#else` or `#endif`.
struct ConditionalDirective {
    enum Keyword: String, CaseIterable {
        case `if`
        case elseif
        case `else`
        case endif
    }

    let line: ArraySlice<UInt8>
    let keyword: Keyword
    /// The condition; nil if the directive has none, or one that cannot be read.
    let condition: CompilationCondition?

    /// Reads a line; nil if it is not a directive.
    init?(_ line: ArraySlice<UInt8>) {
        let code = line.drop { $0 == UInt8(ascii: " ") }
        guard code.first == UInt8(ascii: "#") else { return nil }
        let word = code.dropFirst().prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        guard let keyword = Keyword(rawValue: String(decoding: word, as: UTF8.self)) else {
            return nil
        }
        self.line = line
        self.keyword = keyword
        let rest = String(decoding: line[word.endIndex...], as: UTF8.self)
        condition =
            keyword == .if || keyword == .elseif ? CompilationCondition(rest[...]) : nil
    }

    /// Returns the line with another keyword and condition. A condition that cannot be read stays.
    func written(_ keyword: Keyword, _ condition: CompilationCondition?) -> ArraySlice<UInt8> {
        if keyword == self.keyword, condition == self.condition { return line }
        let indentation = line.prefix { $0 == UInt8(ascii: " ") }
        var text = "#\(keyword.rawValue)"
        if let condition {
            text += " \(condition.text)"
        } else if keyword != .else {
            let start = indentation.count + 1 + self.keyword.rawValue.utf8.count
            text += String(decoding: line.dropFirst(start), as: UTF8.self)
        }
        return indentation + Array(text.utf8)
    }
}

/// Lines of Swift, without the blank lines that are too many when a line between them is left out.
struct ResolvedLines {
    private var lines: [ArraySlice<UInt8>] = []
    /// Whether a line was left out after the last one.
    private var isAfterGap = false

    /// The lines as UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes.dropLast()
    }

    /// Adds a directive, or leaves it out if it is nil.
    mutating func append(_ directive: ArraySlice<UInt8>?) {
        if let directive { append(directive) } else { isAfterGap = true }
    }

    mutating func append(_ line: ArraySlice<UInt8>) {
        if isAfterGap { closeGap(before: line) } else { lines.append(line) }
    }

    /// Adds the first line after a gap.
    private mutating func closeGap(before line: ArraySlice<UInt8>) {
        let last = lines.last ?? []
        let isFirstInBlock = last.isEmpty || last.last == UInt8(ascii: "{")
        if line.isEmpty, isFirstInBlock { return }
        isAfterGap = false
        guard line.closesBlock else { return lines.append(line) }
        if last.isEmpty, !lines.isEmpty { lines.removeLast() }
        if line.isOnlyBrace, lines.last?.last == UInt8(ascii: "{") {
            lines[lines.count - 1] += [UInt8(ascii: "}")]
        } else {
            lines.append(line)
        }
    }
}

extension ArraySlice<UInt8> {
    private var code: ArraySlice<UInt8> { drop { $0 == UInt8(ascii: " ") } }

    /// Whether the line begins with a closing brace, or with a directive that ends a branch.
    fileprivate var closesBlock: Bool {
        code.first == UInt8(ascii: "}") || code.starts(with: "#e".utf8)
    }

    fileprivate var isOnlyBrace: Bool { code.elementsEqual("}".utf8) }
}
