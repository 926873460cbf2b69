/// Returns the data for the SwiftUI views of a plugin, and for the methods that make them.
func hostedViewContexts(of plugin: PluginDescription, _ dialect: KitDialect) -> [MustacheValue] {
    plugin.views.ofSwiftUI.map { view in
        let variables = view.variables(in: plugin, dialect)
        return [
            "name": .text(SwiftIdentifier.escaped(view.name.value)),
            "makeMethod": .text(GeneratedName.makeMethod(ofView: view.name.value)),
            // The expression can have modifiers, which change the type.
            "result": .text(view.creation == nil ? dialect.translated(view.type.value) : "SwiftUI.AnyView"),
            "variables": .list(variables.map { ["statement": .text($0)] }),
            "hasVariables": .flag(!variables.isEmpty),
            "avoidsSafeArea": .flag(plugin.isFilledBySwiftUI),
            "creation": .text(view.expression(in: plugin, dialect)),
        ]
    }
}

extension PluginDescription {
    /// Whether the plugin is a SwiftUI view as large as its host. The size of any other SwiftUI view follows from its
    /// content, and must not follow from the safe area: beyond the edge of a window, the view would grow without end.
    fileprivate var isFilledBySwiftUI: Bool {
        guard let content, case .swiftUI = content.root else { return false }
        return content.surface?.material == nil && content.layout.area == .bounds
            && content.layout.edges.count == ContentLayout.Edge.allCases.count
            && placement.position.value == .fill && placement.bounds.value == .bounds
    }
}

extension SwiftUIView {
    /// The call that makes the view.
    var makeCall: String { GeneratedName.makeMethod(ofView: name.value) + "()" }

    /// The statement that shows the view with the current inputs.
    var update: String { "\(SwiftIdentifier.escaped(name.value)).rootView = \(makeCall)" }

    /// Returns the expression that makes the view.
    fileprivate func expression(in plugin: PluginDescription, _ dialect: KitDialect) -> String {
        if let creation {
            return SwiftCall(
                callee: "SwiftUI.AnyView", arguments: [dialect.translated(creation.value)]
            ).written(indentation: 8, prefixLength: "return ".columnCount)
        }
        let arguments =
            inputs.map { "\($0.name.value): \(SwiftIdentifier.escaped($0.name.value))" }
            + handlers.map { handler in
                let closure = HandlerClosure(calling: handler, in: plugin, dialect)
                return "\(handler.name.value): \(closure.onOneLine)"
            }
        return SwiftCall(callee: dialect.translated(type.value), arguments: arguments)
            .written(indentation: 8, prefixLength: 0)
    }

    /// Returns the local variables for the names in the description's expression: closures that keep neither the
    /// controller nor the host's closures, and inputs that closures in the expression capture.
    fileprivate func variables(in plugin: PluginDescription, _ dialect: KitDialect) -> [String] {
        guard let creation else { return [] }
        let captured = creation.value.contains("{") ? inputs : []
        return captured.map { input in
            let name = SwiftIdentifier.escaped(input.name.value)
            return "let \(name) = \(name)"
        }
            + handlers.map { handler in
                HandlerClosure(calling: handler, in: plugin, dialect).variable(named: handler.name.value)
            }
    }
}

/// The closure that a SwiftUI view calls in place of a handler. It has the parameters that are not inputs, and keeps
/// neither the controller nor the host's closure.
private struct HandlerClosure {
    /// `[weak self]`, with the names of the parameters.
    let signature: String
    let call: String
    let type: String

    init(calling handler: PluginHandler, in plugin: PluginDescription, _ dialect: KitDialect) {
        let parameters = plugin.openParameters(of: handler)
        let names = parameters.map { SwiftIdentifier.escaped($0.name.value) }.joined(separator: ", ")
        let types = parameters.map { parameter in
            "_ \(parameter.name.value): \(dialect.translated(parameter.type.value))"
        }
        let callee =
            handler.needsCallMethod
            ? GeneratedName.callMethod(ofHandler: handler.name.value) : SwiftIdentifier.escaped(handler.name.value)
        signature = names.isEmpty ? "[weak self]" : "[weak self] \(names)"
        call = "self?.\(callee)(\(names))"
        type = "@MainActor (\(types.joined(separator: ", "))) -> Void"
    }

    var onOneLine: String { "{ \(signature) in \(call) }" }

    /// Returns the declaration of a local variable with the closure.
    func variable(named name: String) -> String {
        let declaration = "let \(SwiftIdentifier.escaped(name)): \(type) = "
        let isShort = 8 + (declaration + onOneLine).columnCount <= SwiftCall.lineLength
        let lines = "{ \(signature) in\n            \(call)\n        }"
        return declaration + (isShort ? onOneLine : lines)
    }
}

extension HostHelpers {
    /// Whether SwiftUI views can show the plugin.
    var hasSwiftUI: Bool { modifier != nil || view != nil }
}

/// Returns the data for what SwiftUI views need of a plugin; nothing if they cannot show it.
///
/// - Parameter values: its inputs and handlers as parameters.
func swiftUIContext(of plugin: PluginDescription, values: [String], _ dialect: KitDialect) -> MustacheValue {
    guard plugin.host.hasSwiftUI else { return .nothing }
    return [
        "isUpdated": .flag(!values.isEmpty),
        "view": viewContext(of: plugin, values),
        "modifiers": modifierContext(of: plugin, values, dialect),
    ]
}

/// Returns the data for the SwiftUI view that shows a plugin without a host; nothing if it has none.
private func viewContext(of plugin: PluginDescription, _ values: [String]) -> MustacheValue {
    guard let view = plugin.host.view else { return .nothing }
    let edges = plugin.content?.layout.edges ?? []
    return [
        "view": .text(SwiftIdentifier.escaped(view.value)),
        "fillsWidth": .flag(edges.contains(.leading) && edges.contains(.trailing)),
        "creation": .text(creationCall(of: plugin).written(indentation: 12, prefixLength: 0)),
        "initializer": parameterContext(
            values, indentation: 4,
            lengthWithoutParameters: plugin.accessPrefix.columnCount + "init() {".columnCount),
    ]
}

/// Returns the data for the content configuration that shows a plugin in a cell; nothing if it has none.
func cellContext(
    of plugin: PluginDescription, values: [String], variable: String, _ dialect: KitDialect
) -> MustacheValue {
    guard let cell = plugin.host.cell, dialect.isUIKit else { return .nothing }
    let creation = creationCall(of: plugin)
    return [
        "cell": .text(SwiftIdentifier.escaped(cell.value)),
        "creation": .text(creation.written(indentation: 8, prefixLength: "let \(variable) = ".columnCount)),
        "hasValues": .flag(!values.isEmpty),
        "initializer": parameterContext(
            values, indentation: 4,
            lengthWithoutParameters: plugin.accessPrefix.columnCount + "init() {".columnCount),
    ]
}

/// Returns the data for a plugin's SwiftUI modifiers; nothing if it has none.
private func modifierContext(of plugin: PluginDescription, _ values: [String], _ dialect: KitDialect) -> MustacheValue {
    guard let modifier = plugin.host.modifier else { return .nothing }
    let isBinding = plugin.dismissesItself
    let parameters = ["isPresented: \(isBinding ? "SwiftUI.Binding<Bool>" : "Bool")"] + values
    let length = plugin.accessPrefix.columnCount + modifier.value.columnCount
    return [
        "modifier": .text(SwiftIdentifier.escaped(modifier.value)),
        "isBinding": .flag(isBinding),
        "group": .optional(plugin.presentation.group.map(SwiftLiteral.string)),
        "creation": .text(creationCall(of: plugin).written(indentation: 16, prefixLength: 0)),
        "show": parameterContext(
            parameters, indentation: 4,
            lengthWithoutParameters: length + "func () -> some SwiftUI.View {".columnCount),
        "whileShown": whileModifier(of: plugin, values),
        "recovery": plugin.host.recovery.map { recovery in
            [
                "helper": .text(SwiftIdentifier.escaped(recovery.name.value)),
                "retry": .text(recovery.retry.value),
                "parameters": parameterLines(
                    ["id: Swift.AnyHashable = 0"]
                        + plugin.recoveryParameters(dialect, closure: nil)
                        + ["operation: @escaping @MainActor () async throws -> Void"]),
                "call": .text(
                    recoveryModifierCall(SwiftIdentifier.escaped(recovery.name.value), plugin)),
            ]
        } ?? .nothing,
    ]
}

/// Returns the body of a modifier that runs an operation, and shows the plugin if it fails.
func recoveryModifierCall(_ method: String, _ plugin: PluginDescription) -> String {
    let call = SwiftCall(callee: "$0.\(method)", arguments: plugin.recoveryArguments)
    let line = "PluginModifiedView(self, .start(id: id) { \(call.onOneLine) })"
    if 8 + line.columnCount <= SwiftCall.lineLength { return line }
    return """
        PluginModifiedView(
                    self,
                    .start(id: id) {
                        \(call.written(indentation: 16, prefixLength: 0))
                    })
        """
}

/// Returns the data for the modifier that shows the plugin while an operation runs; nothing if the plugin has no such
/// host helper.
private func whileModifier(of plugin: PluginDescription, _ values: [String]) -> MustacheValue {
    guard let helper = plugin.host.whileShown.map({ SwiftIdentifier.escaped($0.value) }) else {
        return .nothing
    }
    let parameter =
        plugin.host.progress == nil ? "()" : "(\n            _ progress: @escaping \(progressClosure)\n        )"
    let operation = "operation: @escaping @MainActor \(parameter) async -> Void"
    let arguments = plugin.passedArguments + ["operation: operation"]
    return [
        "helper": .text(helper),
        "parameters": parameterLines(["id: Swift.AnyHashable = 0"] + values + [operation]),
        "call": .text(
            SwiftCall(callee: "$0.\(helper)", arguments: arguments)
                .written(indentation: 16, prefixLength: "await ".columnCount)),
    ]
}

/// Returns the data for the previews of a plugin; nothing if it has none, or if an input has no known value.
///
/// There is a preview with the inputs that have no default, one with all inputs, one for each input of type Bool, and
/// those in the dark style, with large text, and from right to left, as far as the framework has them.
func previewsContext(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard plugin.controller.hasPreviews, plugin.inputWithoutTestValue == nil else {
        return .nothing
    }
    let required = plugin.inputs.filter { $0.defaultValue == nil }
    let known = plugin.inputs.filter { $0.previewValue(in: plugin, dialect) != nil }
    let name = plugin.name
    var previews = [preview(name, of: plugin, with: required, dialect)]
    if known.count > required.count {
        let others = known.filter { $0.defaultValue != nil }.map(\.name.value)
        let name = "\(name) with \(others.joined(separator: ", "))"
        previews.append(preview(name, of: plugin, with: known, dialect))
    }
    for input in known where input.type.value == "Bool" {
        let name = "\(name), \(input.name.value) is \(input.otherBool)"
        previews.append(preview(name, of: plugin, with: known, changing: input, dialect))
    }
    for style in dialect.spelling.previewStyles {
        let name = "\(name), \(style.summary)"
        previews.append(preview(name, of: plugin, with: known, style: style.name, dialect))
    }
    for index in previews.indices { previews[index]["isFirst"] = .flag(index == 0) }
    return [
        "all": .list(previews.map(MustacheValue.object)),
        "availability": .text(dialect.spelling.previewAvailability),
    ]
}

private func preview(
    _ name: String, of plugin: PluginDescription, with inputs: [PluginInput],
    changing changed: PluginInput? = nil, style: String = "", _ dialect: KitDialect
) -> MustacheObject {
    let arguments = inputs.compactMap { input in
        let value = input.name.value == changed?.name.value ? input.otherBool : input.previewValue(in: plugin, dialect)
        return value.map { "\(input.name.value): \($0)" }
    }
    let creation = SwiftCall(
        callee: plugin.controllerName, arguments: arguments + plugin.requiredHandlers.map(\.emptyArgument))
    let isInList = plugin.placement.position.value.isInList && dialect.spelling.scrollsContent
    let options = (style.isEmpty ? [] : ["." + style]) + (isInList ? ["in: UITableViewController(style: .plain)"] : [])
    let host = ".previewed(\(options.joined(separator: ", ")))"
    let controller =
        4 + creation.columns + host.columnCount <= SwiftCall.lineLength
        ? creation.onOneLine + host : creation.written(indentation: 4, prefixLength: 0) + "\n        " + host
    return [
        "name": .text(SwiftLiteral.string(name)),
        "controller": .text(controller),
    ]
}

extension PluginInput {
    /// Returns a value for previews; nil if none is known.
    fileprivate func previewValue(in plugin: PluginDescription, _ dialect: KitDialect) -> String? {
        type.value == "Bool" && example == nil ? defaultValue?.value ?? "true" : examples(in: plugin, dialect)?.first
    }

    /// The value of an input of type Bool that is not its value in other previews.
    fileprivate var otherBool: String {
        (example ?? defaultValue)?.value ?? "true" == "true" ? "false" : "true"
    }
}
