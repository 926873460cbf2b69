import PluginCore

/// The keys of descriptions whose values are Swift, collected from the vocabulary.
enum SwiftKeys {
    /// The keys of types and expressions.
    static let texts = collector.texts
    /// The keys of objects whose values are expressions.
    static let objects = collector.objects

    private static let collector: Collector = {
        var collector = Collector()
        collector.add(Vocabulary.description)
        for shape in Vocabulary.viewShapes { collector.add(shape) }
        for shape in Vocabulary.labelTextShapes + Vocabulary.pairedTextShapes {
            collector.add(shape)
        }
        return collector
    }()

    private struct Collector {
        private(set) var texts: Set<String> = []
        private(set) var objects: Set<String> = []
        private var visited: Set<ObjectIdentifier> = []

        mutating func add(_ shape: ObjectShape) {
            guard visited.insert(ObjectIdentifier(shape)).inserted else { return }
            for key in shape.keys { add(key.value, of: key.name) }
        }

        private mutating func add(_ value: ValueShape, of key: String) {
            switch value {
            case .swiftType, .swiftExpression: texts.insert(key)
            case .expressions: objects.insert(key)
            case .object(let shape): add(shape)
            case .list(let element), .named(_, let element): add(element, of: key)
            case .anyOf(let shapes): for shape in shapes { add(shape, of: key) }
            default: break
            }
        }
    }
}
