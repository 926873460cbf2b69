import PluginCore
import SystemCalls

/// Reports sources of a target that collide with generated code: files with the same name, and types.
///
/// Generated files are ignored.
///
/// - Parameters:
///   - templates: custom templates, which can make more files.
///   - includingTypes: whether all sources are read to find colliding types.
///   - replaced: the files that generated ones replace.
func reportSourceCollisions(
    of descriptions: [PluginDescription], templates: CustomTemplates, includingTypes: Bool,
    besides replaced: [String] = [], reporting diagnostics: inout DiagnosticCollector
) {
    lazy var replaced = replaced.compactMap(FileIO.stamp)
    let folders = ModuleFolders()
    var known: [Substring: String] = [:]
    let groups = Dictionary(grouping: descriptions) { description in
        let path = description.file.path
        let folder = known[directory(of: path)] ?? folders.folder(of: path).path
        known[directory(of: path)] = folder
        return folder
    }
    for descriptions in groups.values {
        let sources = folders.swiftFiles(of: descriptions[0].file.path)
        if sources.isEmpty { continue }
        var files: [String: (name: String, origin: SourceFile, kind: String?)] = [:]
        var types: [String: PluginDescription] = [:]
        for name in sharedTypes { types[name] = descriptions[0] }
        for description in descriptions.reversed() {
            for template in templates.files where !template.name.contains("/") {
                let name = FileKind(ofTemplate: template.name)?.fileName(ofPlugin: description.name)
                if let name { files[name.lowercased()] = (name, template.file, "template") }
            }
            for name in generatedFileNames(ofPlugin: description.name, nil, templates: CustomTemplates()) {
                let isOfPlugin = !sharedFileNames.contains(name)
                if !isOfPlugin, !description.sharedFileNames.contains(name) { continue }
                files[name.lowercased()] = (name, description.file, isOfPlugin ? "description" : nil)
            }
            types[description.controllerName] = description
        }
        for path in sources {
            let namesake = files[fileName(ofPath: path).lowercased()]
            guard namesake != nil || includingTypes, let bytes = try? FileIO.read(path) else { continue }
            let file = SourceFile(path: path, bytes: bytes)
            if isGenerated(file) { continue }
            if let stamp = FileIO.stamp(of: path), replaced.contains(where: stamp.isOfSameFile) { continue }
            if let namesake {
                diagnostics.error(
                    .sourceCollision,
                    "'\(namesake.name)' is generated, and the target has a file of this name",
                    at: SourcePlace(namesake.origin),
                    note: "rename '\(path)'" + (namesake.kind.map { ", or the \($0)" } ?? ""))
            } else {
                for (name, range) in declaredTypes(in: bytes) {
                    guard let description = types[name] else { continue }
                    diagnostics.error(
                        .sourceCollision,
                        "a type '\(name)' is generated, and the target has one of this name",
                        at: SourcePlace(description.file),
                        notes: [
                            Diagnostic.Note(
                                sharedTypes.contains(name)
                                    ? "rename what is declared here"
                                    : "rename the description, or what is declared here", at: SourcePlace(file, range))
                        ])
                }
            }
        }
    }
}

/// The types that are generated once for all plugins of a module.
private let sharedTypes = [
    "ChildPlacement", "PluginClock", "PluginPresentation", "PluginTransition", "PluginView",
    "PluginViewController",
]

/// Returns the types that are declared in lines without indentation.
private func declaredTypes(in bytes: [UInt8]) -> [(name: String, range: SourceRange)] {
    let keywords = ["class", "struct", "enum", "actor", "protocol", "typealias"]
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        guard let first = line.first, isOfWord(first) || first == UInt8(ascii: "@") else { return nil }
        let words = line.split { !isOfWord($0) }
        let keyword = words.firstIndex { keywords.contains(String(decoding: $0, as: UTF8.self)) }
        guard let keyword, keyword + 1 < words.count else { return nil }
        let name = words[keyword + 1]
        // In prose, such as a comment, another word follows the name.
        let next = line[name.endIndex...].first { $0 != UInt8(ascii: " ") }
        let isWhere = keyword + 2 < words.count && words[keyword + 2].elementsEqual("where".utf8)
        if let next, isOfWord(next), !isWhere { return nil }
        return (String(decoding: name, as: UTF8.self), SourceRange(name.startIndex, name.endIndex))
    }
}

/// Returns whether a byte can be a part of a name in Swift.
func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

extension DiagnosticIdentifier {
    static let sourceCollision: Self = "source-collision"
}
