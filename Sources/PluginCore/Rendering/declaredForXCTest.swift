/// Returns a file of tests as XCTest declares them. Templates declare them for Swift Testing, and call functions of
/// the generated test support for everything else:
///
///     @MainActor                             /// Some text.
///     @Suite("some text")                    nonisolated final class SomeTests: XCTestCase {
///     struct SomeTests {                         @MainActor
///         private let clock = ManualClock()      private lazy var clock = ManualClock()
///
///         @Test("is shown")                      /// Is shown.
///         func isShown() {                       @MainActor
///                                                func testIsShown() async {
///
/// The class is not isolated, since XCTest's initializers are not. The methods are asynchronous, since XCTest on Linux
/// calls synchronous methods on any thread, even if they are isolated to the main actor.
func declaredForXCTest(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var declared: [String] = []
    var isInSuite = false
    for (line, next) in zip(lines, lines.dropFirst() + [""]) {
        if let name = argument(of: "@Suite", in: line) {
            declared.append("/// \(capitalized(name)).")
            isInSuite = true
        } else if let name = argument(of: "    @Test", in: line) {
            declared += ["    /// \(capitalized(name)).", "    @MainActor"]
        } else if line == "@MainActor", next.hasPrefix("@Suite(") {
            continue
        } else {
            if line == "}" { isInSuite = false }
            declared += isInSuite ? linesInClass(for: line) : [String(line)]
        }
    }
    return declared.joined(separator: "\n")
}

/// Returns the text in parentheses and quotation marks after an attribute.
private func argument(of attribute: String, in line: Substring) -> String? {
    let start = attribute + "(\""
    guard line.hasPrefix(start), line.hasSuffix("\")") else { return nil }
    return String(line.dropFirst(start.count).dropLast("\")".count))
}

/// Returns a line of a suite as lines of a test class.
private func linesInClass(for line: Substring) -> [String] {
    func rest(after start: String) -> Substring? {
        line.hasPrefix(start) ? line.dropFirst(start.count) : nil
    }
    if let rest = rest(after: "struct ") {
        return ["nonisolated final class \(rest.dropLast(2)): XCTestCase {"]
    }
    if let rest = rest(after: "    func ") {
        let head = rest.hasSuffix(" async {") ? rest : rest.dropLast(1) + "async {"
        return ["    func test\(capitalized(String(head)))"]
    }
    if let rest = rest(after: "    private let ") {
        return ["    @MainActor", "    private lazy var \(rest)"]
    }
    return line.hasPrefix("    private func ") ? ["    @MainActor", String(line)] : [String(line)]
}
