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
