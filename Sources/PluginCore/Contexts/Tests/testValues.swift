/// Returns a call with the inputs that have no default, and with the given arguments; nil if an
/// input has no known value.
///
/// - Parameters:
/// - first: the arguments before the inputs.
/// - given: the values of inputs by their names.
/// - last: the arguments after the inputs.
func call(
    _ callee: String, with plugin: PluginDescription, _ dialect: KitDialect, first: [String] = [],
    given: [String: String] = [:], last: [String] = [], indentation: Int = 8, prefixLength: Int = 0
) -> String? {
    let required = plugin.inputs.filter { $0.defaultValue == nil || given[$0.name.value] != nil }
    let arguments = required.compactMap { input in
        (given[input.name.value] ?? input.examples(in: plugin, dialect)?.first).map {
            "\(input.name.value): \($0)"
        }
    }
    return arguments.count == required.count
        ? SwiftCall(callee: callee, arguments: first + arguments + last).written(
            indentation: indentation, prefixLength: prefixLength)
        : nil
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

    /// Creates the settings that meet lists of conditions.
    ///
    /// - Parameter own: an input that is not set, because the test itself sets it.
    init(meeting lists: [[InputCondition]], besides own: PluginInput? = nil) {
        let ownName = own.map { SwiftIdentifier.escaped($0.name.value) }
        for list in lists {
            let others = list.filter { $0.name != ownName }
            let isPossible = !others.contains { condition in
                conditions.contains { $0.name == condition.name && $0 != condition }
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
