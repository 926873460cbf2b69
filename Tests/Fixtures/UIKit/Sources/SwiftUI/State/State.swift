/// A property whose value comes from outside the view.
@MainActor
protocol InstalledProperty {
    /// Connects the property with the node of its view, before the body is evaluated.
    func install(in node: ViewNode, named name: String)
}

/// State of a view, which lives as long as the view is shown.
@MainActor @preconcurrency @propertyWrapper
public struct State<Value>: InstalledProperty {
    private let box: Box

    private final class Box {
        let initialValue: Value
        var location: StateLocation<Value>?

        init(_ initialValue: Value) {
            self.initialValue = initialValue
        }
    }

    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    public init(initialValue: Value) {
        box = Box(initialValue)
    }

    public var wrappedValue: Value {
        get { box.location?.value ?? box.initialValue }
        nonmutating set { box.location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(
            get: { box.location?.value ?? box.initialValue },
            set: { box.location?.set($0) })
    }

    func install(in node: ViewNode, named name: String) {
        box.location = node.location(named: name, initialValue: box.initialValue)
    }
}

/// The place of a view's state. A new value makes the hosting controller update its views.
@MainActor
final class StateLocation<Value> {
    private(set) var value: Value
    private weak var root: ViewRoot?

    init(_ value: Value, root: ViewRoot?) {
        self.value = value
        self.root = root
    }

    func set(_ value: Value) {
        self.value = value
        root?.setNeedsUpdate()
    }
}

/// A reference to a value that another view owns.
@MainActor @preconcurrency @propertyWrapper
public struct Binding<Value> {
    private let getValue: @MainActor () -> Value
    private let setValue: @MainActor (Value) -> Void

    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        getValue = get
        setValue = set
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}
