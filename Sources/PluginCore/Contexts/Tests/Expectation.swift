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
        handlers = plugin.handlers.filter { exampleArguments(of: $0, in: plugin, dialect) != nil }
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
