/// A key of a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The values of an environment.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the environment of a view.
@MainActor @preconcurrency @propertyWrapper
public struct Environment<Value>: InstalledProperty {
    private final class Box {
        var value: Value?
    }

    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let box = Box()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }

    func install(in node: ViewNode, named name: String) {
        box.value = node.environment[keyPath: keyPath]
    }
}
