import FuzzTargets
import PluginCore
import PluginTools
import TestSupport
import Testing

/// The descriptions of a module, whose text can be replaced.
struct AttackedModule: Sendable, CustomTestStringConvertible {
    /// A string of a description that is not code.
    struct Place: Sendable, CustomStringConvertible {
        /// The key with the name of its object: `label.text`.
        let key: String
        let file: Int
        let range: SourceRange
        let takesAnyText: Bool
        /// Whether the string is a name, and so is not empty.
        let isName: Bool

        var description: String { key }
    }

    let name: String
    private let files: [SourceFile]
    private let configuration: ModuleConfiguration
    private let places: [Place]

    var testDescription: String { name }

    static func all() throws -> [AttackedModule] {
        var known: Set<String> = []
        return try DescribedModule.all.map { try AttackedModule($0, known: &known) }
    }

    /// Creates a module.
    ///
    /// - Parameter known: the keys in other modules, because each key is tried once.
    private init(_ module: DescribedModule, known: inout Set<String>) throws {
        name = module.name
        files = try module.descriptions().map { path in
            SourceFile(path: path, text: try Repository.text(of: path))
        }
        var problems = DiagnosticCollector()
        configuration =
            try module.configuration.map { path in
                try #require(
                    readConfiguration(SourceFile(path: path, text: Repository.text(of: path)), reporting: &problems))
            } ?? ModuleConfiguration()
        var places: [Place] = []
        for (index, file) in files.enumerated() {
            guard let node = readJSON(file, reporting: &problems) else { continue }
            var finder = PlaceFinder(file: index)
            finder.follow(node, .object(Vocabulary.description), key: "")
            places += finder.places.filter { known.insert($0.key).inserted }
        }
        self.places = places
    }

    func places(takingAnyText: Bool) -> [Place] {
        places.filter { $0.takesAnyText == takingAnyText }
    }

    /// Returns the tokens of the files that are generated for a description with some text at a place; nil if there are
    /// errors.
    func generate(_ place: Place, _ text: String) -> [SwiftTokens]? {
        var found = DiagnosticCollector()
        var files = files
        let (path, bytes) = (files[place.file].path, files[place.file].bytes)
        files[place.file] = SourceFile(
            path: path,
            bytes: bytes[..<place.range.lowerBound] + Array(jsonString(text).utf8) + bytes[place.range.upperBound...])
        let generation = generated(
            for: filesNeeded(with: place.file).map { files[$0] }, configuration: configuration,
            only: { $0.name.hasPrefix(pluginName(ofPath: path) + "ViewController") }, reporting: &found)
        return generation.isEmpty ? nil : generation.map { SwiftTokens($0.text) }
    }

    /// Returns the indices of a description, of those that states show, and of those that one of
    /// them names.
    private func filesNeeded(with file: Int) -> [Int] {
        let names = files.map { pluginName(ofPath: $0.path) }
        let states = configuration.states.flatMap(\.states).map(\.plugin.value)
        var needed: Set<Int> = []
        var added = Set(files.indices.filter { $0 == file || states.contains(names[$0]) })
        while !added.isSubset(of: needed) {
            needed.formUnion(added)
            let texts = needed.map { String(decoding: files[$0].bytes, as: UTF8.self) }
            added = Set(
                files.indices.filter { index in
                    texts.contains { $0.contains("\"\(names[index])\"") }
                })
        }
        return needed.sorted()
    }
}

/// A search for the strings of a description, guided by the vocabulary.
private struct PlaceFinder {
    let file: Int
    var places: [AttackedModule.Place] = []

    mutating func follow(_ node: JSONNode, _ shape: ValueShape, key: String) {
        switch (shape, node.value) {
        case (.string(.any), .string), (.text, .string): add(node, key, takesAnyText: true)
        case (.string(.name), .string), (.string(.asset), .string): add(node, key, takesAnyText: true, isName: true)
        case (.string(.swiftType), _), (.string(.swiftExpression), _): break
        case (.anyOf(let shapes), .string) where shapes.contains(where: \.isAsset): follow(node, .asset, key: key)
        case (.anyOf(let shapes), .string) where shapes.contains(where: \.isName): follow(node, .name, key: key)
        case (_, .string): add(node, key, takesAnyText: false)
        case (.list(let element), .array(let nodes)): for node in nodes { follow(node, element, key: key) }
        case (.object(let shape), .object): follow(node, shape.keys, of: shape.name)
        case (.anyOf(let shapes), .object):
            for case .object(let shape) in shapes { follow(node, shape.keys, of: shape.name) }
        case (.text(let kinds), .object): follow(node, oneOf: kinds.shapes)
        case (.view(let outermost), .object):
            follow(node, oneOf: Vocabulary.viewShapes)
            if outermost { follow(node, [Vocabulary.layoutOfContent], of: "view") }
            if outermost || node.member("stack") != nil {
                follow(node, Vocabulary.surface.keys, of: "surface")
            }
        default: break
        }
    }

    private mutating func follow(_ node: JSONNode, oneOf shapes: [ObjectShape]) {
        for shape in shapes where node.member(shape.keys[0].name) != nil {
            follow(node, shape.keys, of: shape.name)
        }
    }

    private mutating func follow(_ node: JSONNode, _ keys: [KeyShape], of object: String) {
        for key in keys {
            guard let value = node.member(key.name) else { continue }
            follow(value, key.value, key: "\(object).\(key.name)")
        }
    }

    private mutating func add(_ node: JSONNode, _ key: String, takesAnyText: Bool, isName: Bool = false) {
        places.append(
            AttackedModule.Place(key: key, file: file, range: node.range, takesAnyText: takesAnyText, isName: isName))
    }
}

extension ValueShape {
    /// Whether the value is the name of an image in an asset catalog.
    fileprivate var isAsset: Bool { if case .string(.asset) = self { true } else { false } }

    /// Whether the value is any text that is not empty.
    fileprivate var isName: Bool { if case .string(.name) = self { true } else { false } }
}
