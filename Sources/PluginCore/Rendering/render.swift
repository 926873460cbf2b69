import SystemCalls

extension Module {
    /// Returns the planned files with their contents; an empty array if there is a problem in a
    /// description or in a template.
    package func render(_ plan: [PlannedFile], reporting diagnostics: inout DiagnosticCollector) -> [RenderedFile] {
        guard let renderer = FileRenderer(for: plan, of: self, reporting: &diagnostics) else { return [] }
        var rendered: [RenderedFile] = []
        let results = mapInParallel(plan) { planned in
            var found = DiagnosticCollector()
            return (renderer.render(planned, reporting: &found), found)
        }
        for (file, found) in results {
            diagnostics.addOnce(contentsOf: found)
            if let file { rendered.append(file) }
        }
        return diagnostics.hasErrors ? [] : rendered
    }
}

/// Renders the files of a run, on any thread.
private struct FileRenderer: Sendable {
    private let templates: [String: Template]
    /// The string table of localized strings.
    private let strings: StringTable
    private let names: ContainmentNames
    /// The platforms that the module supports.
    private let versions: MinimumVersions

    /// Creates a renderer, and reports the problems of templates. Returns nil if an error was
    /// reported before and there are no custom templates. Custom templates are checked even if
    /// descriptions have errors.
    init?(for files: [PlannedFile], of module: Module, reporting diagnostics: inout DiagnosticCollector) {
        let configuration = module.configuration
        if diagnostics.hasErrors, module.templates.files.isEmpty { return nil }
        templates = module.templates.parsed(for: files, reporting: &diagnostics)
        strings = configuration.strings
        names = configuration.names
        versions = configuration.minimumVersions
    }

    /// Returns a planned file with its contents. Returns nil if a template uses an unknown name, and
    /// reports it.
    func render(_ file: PlannedFile, reporting diagnostics: inout DiagnosticCollector) -> RenderedFile? {
        var bodies: [[UInt8]] = []
        for dialect in file.kits.dialects(with: strings) {
            var context = file.context(dialect)
            context.add(names.context)
            let body = templates[file.kind.template]?.render(.object(context), reporting: &diagnostics)
            if let body { bodies.append(body) }
        }
        if bodies.count < file.kits.count { return nil }
        var body = joinedRegions(of: bodies, for: file.kits, plugin: file.plugin)
        if !file.kind.isCustom, file.tests?.framework == .xctest {
            body = Array(declaredForXCTest(String(decoding: body, as: UTF8.self)).utf8)
        }
        if file.path.hasSuffix(".swift") { body = withoutOtherPlatforms(body, versions) }
        return RenderedFile(path: file.path, bytes: file.kind.hasHeader ? file.header.prepended(to: body) : body)
    }
}

extension ContainmentNames {
    /// The names, in the data for templates.
    package var context: MustacheObject {
        [
            "add": .text(SwiftIdentifier.escaped(add)),
            "remove": .text(SwiftIdentifier.escaped(remove)),
        ]
    }
}

extension PlannedFile {
    fileprivate var header: FileHeader {
        let (origin, advice) =
            plugin.map { ("from \($0.name)\(OutputNames.descriptionSuffix)", "change the description instead") }
            ?? ("for all plugins of \(tests?.module ?? "this module")", "it is replaced as a whole")
        return FileHeader(fileName: name, origin: origin, advice: advice)
    }
}

/// A file with its contents, before it is compared with the file on disk.
package struct RenderedFile: Sendable {
    package let path: String
    /// The contents, as UTF-8.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Returns one file with a region for each framework. The compiler uses the region of the first
/// framework that can be imported.
///
/// - Parameters:
///   - bodies: the file as it is for each framework alone. The region is the code between `#if` with
///     the framework's condition and `#endif`, or the whole file if it does not contain these lines. The
///     code before and after the region comes from the first body.
///   - plugin: the plugin that the file is for; nil if it is for several.
func joinedRegions(of bodies: [[UInt8]], for kits: [Kit], plugin: PluginDescription? = nil) -> [UInt8] {
    if bodies.count == 1 { return bodies[0] }
    let parts = zip(bodies, kits).map { body, kit in
        RegionParts(of: String(decoding: body, as: UTF8.self), condition: kit.condition(for: plugin))
    }
    var lines = Array(parts[0].before)
    for (index, kit) in kits.enumerated() {
        let condition =
            index == 0 ? "#if \(kit.condition(for: plugin))" : "#elseif \(kit.conditionBesideOthers)"
        lines += [Substring(condition)] + parts[index].region
    }
    lines += ["#endif"] + parts[0].after
    return Array((lines.joined(separator: "\n") + "\n").utf8)
}

/// The lines of a file for one framework.
private struct RegionParts {
    var before: ArraySlice<Substring> = []
    var region: ArraySlice<Substring>
    var after: ArraySlice<Substring> = []

    init(of text: String, condition: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if lines.last == "" { lines.removeLast() }
        region = lines
        guard let start = lines.firstIndex(where: { $0 == "#if \(condition)" }),
            let end = lines.lastIndex(of: "#endif"), start < end
        else { return }
        before = lines[..<start]
        region = lines[(start + 1)..<end]
        after = lines[(end + 1)...]
    }
}

/// The first lines of every generated file: its origin, how to change it, and a fingerprint of the
/// rest, which reveals edits by hand.
struct FileHeader {
    let fileName: String
    /// The origin of the file: "from Loading.plugin.json" or "for all plugins of this module".
    let origin: String
    let advice: String

    /// Returns the header and the text below it.
    func prepended(to body: [UInt8]) -> [UInt8] {
        let head = """
            // \(fileName)
            //
            // Generated by plugingen \(origin). Do not edit: \(advice).
            // Fingerprint: \(Fingerprint(of: body).text)
            \(Self.hasLongLine(body) ? "// swift-format-ignore-file\n" : "")

            """
        return Array(head.utf8) + body
    }

    /// Returns whether swift-format has to ignore the file because a line is longer than the 100 columns of its default.
    private static func hasLongLine(_ body: [UInt8]) -> Bool {
        body.split(separator: UInt8(ascii: "\n")).contains { line in
            // A character takes at least one byte.
            line.count > 100 && String(decoding: line, as: UTF8.self).count > 100
        }
    }
}

/// A checksum that reveals edits of a text. It does not protect against deliberate forgery.
///
/// The hash is 64-bit FNV-1a (draft-eastlake-fnv), with one change for speed: it takes eight bytes
/// at a time, as a little-endian number, and then folds the upper half of the hash into the lower
/// half. The remaining bytes follow one by one. Hashing every byte on its own would take four times
/// as long.
package struct Fingerprint: Equatable, Sendable {
    /// The checksum as 16 hexadecimal digits.
    package let text: String

    /// Calculates the fingerprint of UTF-8 text.
    package init(of bytes: [UInt8]) {
        let prime: UInt64 = 0x100_0000_01b3
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let words = littleEndianWords(of: bytes)
        for word in words {
            hash = (hash ^ word) &* prime
            hash ^= hash &>> 32
        }
        for byte in bytes.dropFirst(words.count * 8) { hash = (hash ^ UInt64(byte)) &* prime }
        let digits = String(hash, radix: 16)
        text = String(repeating: "0", count: 16 - digits.count) + digits
    }
}

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
    func rest(after start: String) -> Substring? { line.hasPrefix(start) ? line.dropFirst(start.count) : nil }
    if let rest = rest(after: "struct ") { return ["nonisolated final class \(rest.dropLast(2)): XCTestCase {"] }
    if let rest = rest(after: "    func "), let body = rest.firstIndex(of: "{") {
        let head = rest[..<body]
        return ["    func test\(capitalized(String(head)))\(head.hasSuffix(" async ") ? "" : "async ")\(rest[body...])"]
    }
    if let rest = rest(after: "    private let ") { return ["    @MainActor", "    private lazy var \(rest)"] }
    return line.hasPrefix("    private func ") ? ["    @MainActor", String(line)] : [String(line)]
}
