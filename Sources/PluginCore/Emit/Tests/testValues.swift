/// Returns a call with the inputs that have no default, with the required handlers, and with the given arguments;
/// nil if an input has no known value.
///
/// - Parameters:
/// - first: the arguments before the inputs.
/// - given: the values of inputs by their names.
/// - recorded: the handlers whose calls the test records.
func call(
    _ callee: String, with plugin: PluginDescription, _ dialect: KitDialect, first: [String] = [],
    given: [String: String] = [:], recording recorded: [PluginHandler] = []
) -> String? {
    let required = plugin.inputs.filter { $0.defaultValue == nil || given[$0.name.value] != nil }
    let arguments = required.compactMap { input in
        (given[input.name.value] ?? input.examples(in: plugin, dialect)?.first).map { "\(input.name.value): \($0)" }
    }
    if arguments.count < required.count { return nil }
    let handlers = plugin.handlers.compactMap { handler in
        recorded.contains { $0.name.value == handler.name.value }
            ? handler.recordingArgument : handler.isRequired ? handler.emptyArgument : nil
    }
    return call(callee, first + arguments + handlers)
}

extension PluginHandler {
    /// The argument for a closure that does nothing.
    var emptyArgument: String { "\(name.value): \(emptyClosure)" }

    /// The argument for a closure that records the handler's name in the calls of a test.
    fileprivate var recordingArgument: String {
        "\(name.value): { \(recordedSignature)calls.append(\"\(name.value)\") }"
    }
}

extension PluginDescription {
    /// An input that has no default and no known value, so that tests cannot create the controller.
    var inputWithoutTestValue: PluginInput? {
        let required = inputs.filter { $0.defaultValue == nil }
        if required.isEmpty { return nil }
        let kits = controller.kits.dialects()
        return required.first { input in kits.contains { input.examples(in: self, $0)?.first == nil } }
    }
}

extension PluginInput {
    /// Returns values for tests, the first of which differs from the last if possible; nil if
    /// neither the description nor the type suggests a value. The example `nil` shows nothing, so
    /// it counts only for types of which nothing else is known.
    func examples(in plugin: PluginDescription, _ dialect: KitDialect) -> [String]? {
        let isProgress = isProgress(in: plugin)
        if let values = controlExamples(in: plugin) { return values }
        if let example, example.value != "nil" || type.value.hasPrefix("Optional<") {
            // A progress bar shows values from 0 to 1.
            let isShown = !isProgress || Double(example.value).map { 0...1 ~= $0 } ?? true
            if isShown { return [dialect.translated(example.value)] }
        }
        return isProgress
            ? ["0.25", "0.75"]
            : KnownType.examples(for: dialect.translated(type.value))
                ?? KnownType.placeholder(for: type.value).map { [$0] }
    }

    /// Returns whether a progress bar shows the input.
    private func isProgress(in plugin: PluginDescription) -> Bool {
        plugin.views.contains { view in
            guard case .progress = view else { return false }
            return view.bindings.contains { $0.use == .progress && $0.input.value == name.value }
        }
    }

    /// Returns the values that tests give to the input, each different from the one before it; empty if none is known.
    /// The second one comes from the type if the description has only one example, or else it is the default.
    func testValues(in plugin: PluginDescription, _ dialect: KitDialect) -> [String] {
        let values = examples(in: plugin, dialect) ?? []
        guard let first = values.first else { return [] }
        let others =
            isProgress(in: plugin) ? ["0.25", "0.75"] : KnownType.examples(for: dialect.translated(type.value)) ?? []
        let known = values.dropFirst() + (values.count == 1 ? others.suffix(1) : [])
        // Two images that are created alike are different objects.
        if isComparedByIdentity { return [first] + known.prefix(1) }
        let defaults = defaultValue.map { [dialect.translated($0.value)] } ?? []
        return [first] + (known + defaults).filter { $0 != first }.prefix(1)
    }

    /// Whether tests compare values by identity: images in tests are empty and therefore equal.
    var isComparedByIdentity: Bool {
        ["PlatformImage", "UIImage", "NSImage"].contains { type.value == $0 || type.value == $0 + "?" }
    }
}

/// The values that tests give to inputs, so that views are shown or enabled.
struct InputSettings {
    private var conditions: [InputCondition] = []
    /// Whether each list of conditions can be met. Two lists can contradict each other.
    private(set) var isMet: [Bool] = []

    /// Creates the settings that meet lists of conditions. Tests do not determine the size.
    init(meeting lists: [[InputCondition]]) {
        for list in lists {
            let isPossible = !list.contains { condition in
                condition.isOfSize || conditions.contains { $0.name == condition.name && $0 != condition }
            }
            isMet.append(isPossible)
            if isPossible { conditions += list }
        }
    }

    /// Returns the statements that set inputs of a plugin, in the order of the description.
    func statements(in plugin: PluginDescription, _ dialect: KitDialect) -> [String] {
        plugin.inputs.compactMap { input in
            let name = SwiftIdentifier.escaped(input.name.value)
            guard let condition = conditions.first(where: { $0.name == name }) else { return nil }
            let value =
                switch condition.value {
                case .isTrue: "true"
                case .isFalse: "false"
                case .isNotNil: input.examples(in: plugin, dialect)?.first
                }
            return value.map { "plugin.\(input.name.value) = \($0)" }
        }
    }
}

/// Returns the call of `expect` in a generated test, as a statement.
///
/// - Parameters:
///   - actual: the expression for the tested value.
///   - expected: the expression for the expected value.
///   - key: the key of the description that the call proves.
///   - prefix: the end of the function's name.
///   - isIdentity: whether both are compared by identity.
func expectation(
    _ actual: String, equals expected: String, key: String, prefix: String, isIdentity: Bool = false
) -> String {
    let values = isIdentity ? "\(actual) === \(expected)" : "\(actual), equals: \(expected)"
    return "expect\(prefix)(\(values), \"\(key)\")"
}

/// The inputs of a plugin whose values tests can compare, and the handlers that they can call.
struct ComparedValues {
    /// An input with two values, as expressions.
    private struct Value {
        let input: PluginInput
        let values: (first: String, second: String)
        /// The variables of the values that are not literals, which would have another value each time.
        let declarations: [String]

        init(_ input: PluginInput, _ first: String, _ second: String, _ dialect: KitDialect) {
            self.input = input
            if [first, second].allSatisfy(KnownType.isLiteral) {
                values = (first, second)
                declarations = []
                return
            }
            let name = capitalized(input.name.value)
            let type = dialect.translated(input.type.value)
            values = ("first\(name)", "second\(name)")
            declarations = [
                "let first\(name): \(type) = \(first)",
                "let second\(name): \(type) = \(second)",
            ]
        }
    }

    private let values: [Value]
    let handlers: [PluginHandler]

    /// - Parameter excluded: the name of an input that tests do not set.
    init(of plugin: PluginDescription, besides excluded: String? = nil, _ dialect: KitDialect) {
        var values: [Value] = []
        for input in plugin.inputs
        where input.name.value != excluded && KnownType.examples(for: dialect.translated(input.type.value)) != nil {
            let inOrder = input.testValues(in: plugin, dialect)
            // Two inputs of one type get different values, so that a test notices if they are swapped.
            let examples = values.count % 2 == 0 ? inOrder : inOrder.reversed()
            guard let first = examples.first, let second = examples.last else { continue }
            values.append(Value(input, first, second, dialect))
        }
        self.values = values
        handlers = plugin.handlers.filter { !$0.isAsync && exampleArguments(of: $0, in: plugin, dialect) != nil }
    }

    /// The first values by the names of their inputs.
    var first: [String: String] { byName(\.first) }

    /// The second values by the names of their inputs.
    var second: [String: String] { byName(\.second) }

    /// Whether no input has known values.
    var isEmpty: Bool { values.isEmpty }

    /// Whether an input has two different values.
    var differ: Bool { values.contains { $0.values.first != $0.values.second } }

    private func byName(_ value: (_ values: (first: String, second: String)) -> String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: values.map { ($0.input.name.value, value($0.values)) })
    }

    /// The variables of the values that are not literals.
    var declarations: [String] { values.flatMap(\.declarations) }

    /// The variables of the second values that are not literals.
    var secondDeclarations: [String] { values.compactMap(\.declarations.last) }

    /// Returns the statements that compare what a plugin shows with the first or the second values.
    ///
    /// - Parameter owner: the plugin, with a dot.
    func expectations(
        of owner: String, _ value: (_ values: (first: String, second: String)) -> String, in tree: ViewTree,
        prefix: String
    ) -> [String] {
        values.map { compared in
            expectation(
                owner + compared.input.shown(in: tree), equals: value(compared.values),
                key: "inputs.\(compared.input.name.value)", prefix: prefix,
                isIdentity: compared.input.isComparedByIdentity)
        }
    }
}

extension PluginInput {
    /// Returns the expression for what the plugin shows of the input: the property of a view that shows its text, or else the
    /// input itself.
    fileprivate func shown(in tree: ViewTree) -> String {
        for (index, binding) in tree.bindings
        where binding.input.value == name.value && binding.use == .text && binding.localized == nil {
            let (owner, view) = tree.views[index]
            if let property = view.properties(for: .text, tree.dialect).first { return "\(owner).\(property.getter)" }
        }
        return SwiftIdentifier.escaped(name.value)
    }
}
