/// Returns a call with the inputs that have no default, with the required handlers, and with the given arguments;
/// nil if an input has no known value.
///
/// - Parameters:
/// - first: the arguments before the inputs.
/// - given: the values of inputs by their names.
/// - last: the arguments between the inputs and the handlers.
/// - recorded: the handlers whose calls the test records.
func call(
    _ callee: String, with plugin: PluginDescription, _ dialect: KitDialect, first: [String] = [],
    given: [String: String] = [:], last: [String] = [], recording recorded: [PluginHandler] = [],
    indentation: Int = 8, prefixLength: Int = 0
) -> String? {
    let required = plugin.inputs.filter { $0.defaultValue == nil || given[$0.name.value] != nil }
    let arguments = required.compactMap { input in
        (given[input.name.value] ?? input.examples(in: plugin, dialect)?.first).map {
            "\(input.name.value): \($0)"
        }
    }
    if arguments.count < required.count { return nil }
    let handlers = plugin.handlers.compactMap { handler in
        recorded.contains { $0.name.value == handler.name.value }
            ? handler.recordingArgument : handler.isRequired ? handler.emptyArgument : nil
    }
    return SwiftCall(callee: callee, arguments: first + arguments + last + handlers)
        .written(indentation: indentation, prefixLength: prefixLength)
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
        return required.first { input in
            kits.contains { input.examples(in: self, $0)?.first == nil }
        }
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
            isProgress(in: plugin)
            ? ["0.25", "0.75"] : KnownType.examples(for: dialect.translated(type.value)) ?? []
        let known = values.dropFirst() + (values.count == 1 ? others.suffix(1) : [])
        // Two images that are created alike are different objects.
        if equality == " === " { return [first] + known.prefix(1) }
        let defaults = defaultValue.map { [dialect.translated($0.value)] } ?? []
        return [first] + (known + defaults).filter { $0 != first }.prefix(1)
    }

    /// The text between the two values that tests compare. Images are compared by identity, because
    /// the images in tests are empty and therefore equal.
    var equality: String {
        let images = ["PlatformImage", "UIImage", "NSImage"]
        return images.contains { type.value == $0 || type.value == $0 + "?" }
            ? " === " : ", equals: "
    }
}

/// The values that tests give to inputs, so that views are shown or enabled.
struct InputSettings {
    private var conditions: [InputCondition] = []
    /// Whether each list of conditions can be met. Two lists can contradict each other.
    private(set) var isMet: [Bool] = []

    /// Creates the settings that meet lists of conditions. Tests do not determine the size.
    ///
    /// - Parameter own: an input that is not set, because the test itself sets it.
    init(meeting lists: [[InputCondition]], besides own: PluginInput? = nil) {
        let ownName = own.map { SwiftIdentifier.escaped($0.name.value) }
        for list in lists {
            let others = list.filter { $0.name != ownName }
            let isPossible = !others.contains { condition in
                condition.isOfSize
                    || conditions.contains { $0.name == condition.name && $0 != condition }
            }
            isMet.append(isPossible)
            if isPossible { conditions += others }
        }
    }

    /// Returns whether all conditions can be met, with known values.
    func areKnown(in plugin: PluginDescription, _ dialect: KitDialect) -> Bool {
        if isMet.contains(false) { return false }
        return plugin.inputs.allSatisfy { input in
            let name = SwiftIdentifier.escaped(input.name.value)
            return !conditions.contains { $0.name == name && $0.value == .isNotNil }
                || input.examples(in: plugin, dialect) != nil
        }
    }

    /// Returns whether the settings include an input.
    func sets(_ input: PluginInput) -> Bool {
        let name = SwiftIdentifier.escaped(input.name.value)
        return conditions.contains { $0.name == name }
    }

    /// Returns the inputs that are set with their values, in the order of the description.
    func context(in plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
        .list(
            plugin.inputs.compactMap { input in
                let name = SwiftIdentifier.escaped(input.name.value)
                guard let condition = conditions.first(where: { $0.name == name }) else {
                    return nil
                }
                let value =
                    switch condition.value {
                    case .isTrue: "true"
                    case .isFalse: "false"
                    case .isNotNil: input.examples(in: plugin, dialect)?.first
                    }
                return value.map { ["name": .text(input.name.value), "value": .text($0)] }
            })
    }
}

/// The call of `expect` in a generated test.
struct Expectation {
    /// The expression for the tested value.
    let actual: String
    /// The expression for the expected value.
    let expected: String
    /// The key of the description that the call proves.
    let key: String
    /// Whether both are compared by identity.
    var isIdentity = false

    /// Returns whether another call compares the same values.
    func isLike(_ other: Expectation) -> Bool {
        actual == other.actual && expected == other.expected
    }

    /// Returns the call as a statement.
    ///
    /// - Parameters:
    ///   - prefix: the end of the function's name.
    ///   - indentation: the number of spaces before the statement.
    func statement(prefix: String, indentation: Int = 8) -> MustacheValue {
        let values = isIdentity ? ["\(actual) === \(expected)"] : [actual, "equals: \(expected)"]
        let call = SwiftCall(callee: "expect\(prefix)", arguments: values + ["\"\(key)\""])
        return .text(call.written(indentation: indentation, prefixLength: 0))
    }
}

/// Returns an array literal in generated code, on one line if it fits there.
///
/// - Parameters:
///   - indentation: the number of spaces at the start of the line.
///   - prefixLength: the number of characters between those spaces and the literal.
func arrayLiteral(of elements: [String], indentation: Int, prefixLength: Int) -> String {
    let line = "[\(elements.joined(separator: ", "))]"
    if indentation + prefixLength + line.columnCount <= SwiftCall.lineLength { return line }
    let lineBreak = "\n" + String(repeating: " ", count: indentation)
    return "[" + elements.map { "\(lineBreak)    \($0)," }.joined() + "\(lineBreak)]"
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

    init(of plugin: PluginDescription, _ dialect: KitDialect) {
        var values: [Value] = []
        for input in plugin.inputs
        where KnownType.examples(for: dialect.translated(input.type.value)) != nil {
            let inOrder = input.testValues(in: plugin, dialect)
            // Two inputs of one type get different values, so that a test notices if they are swapped.
            let examples = values.count % 2 == 0 ? inOrder : inOrder.reversed()
            guard let first = examples.first, let second = examples.last else { continue }
            values.append(Value(input, first, second, dialect))
        }
        self.values = values
        handlers = plugin.handlers.filter {
            !$0.isAsync && exampleArguments(of: $0, in: plugin, dialect) != nil
        }
    }

    /// The first values by the names of their inputs.
    var first: [String: String] { byName(\.first) }

    /// The second values by the names of their inputs.
    var second: [String: String] { byName(\.second) }

    /// Whether an input has two different values.
    var differ: Bool { values.contains { $0.values.first != $0.values.second } }

    private func byName(_ value: (_ values: (first: String, second: String)) -> String)
        -> [String: String]
    {
        Dictionary(uniqueKeysWithValues: values.map { ($0.input.name.value, value($0.values)) })
    }

    func context(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheObject {
        [
            "hasComparedInputs": .flag(!values.isEmpty),
            "hasCalledHandlers": .flag(!handlers.isEmpty),
            "comparedInputs": .list(
                values.map { value in
                    [
                        "name": .text(value.input.name.value),
                        "first": .text(value.values.first), "second": .text(value.values.second),
                        "equals": .text(value.input.equality),
                        "declarations": .list(
                            value.declarations.map { ["statement": .text($0)] }),
                    ]
                }),
            "calledHandlers": .list(
                handlers.map { handler in
                    [
                        "name": .text(handler.name.value),
                        "arguments": .text(
                            exampleArguments(of: handler, in: plugin, dialect) ?? ""),
                    ]
                }),
        ]
    }
}
