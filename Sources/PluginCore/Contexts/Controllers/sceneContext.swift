extension PluginDescription {
    /// The parameter for the seconds after which the plugin dismisses itself; empty if its helpers have none.
    var timeParameter: [String] {
        guard takesTime, let time = presentation.dismissesAfter else { return [] }
        return ["dismissesAfter: Foundation.TimeInterval? = \(SwiftLiteral.number(time.value))"]
    }

    /// Whether the helpers that show the plugin have a parameter for its time.
    var takesTime: Bool { host.scene != nil && presentation.dismissesAfter != nil }
}

/// Returns the data for the methods that show a plugin in a scene; nothing if it has none.
///
/// - Parameter parameters: the parameters of the host helper that shows the plugin.
func sceneContext(
    of plugin: PluginDescription, _ parameters: [String], _ dialect: KitDialect
) -> MustacheValue {
    guard plugin.host.scene != nil, let show = plugin.host.show else { return .nothing }
    let scene = dialect.spelling.sceneParameter
    let length = plugin.accessPrefix.columnCount + plugin.controllerName.columnCount
    let time = plugin.takesTime ? ["dismissesAfter: dismissesAfter"] : []
    let arguments = plugin.inputArguments + time + plugin.handlerArguments
    let host = "PluginSceneHost.opened(in: \(scene.name))"
    return [
        "show": parameterContext(
            ["in \(scene.name): \(scene.type)? = nil"] + parameters, indentation: 4,
            lengthWithoutParameters: length + "static func show() -> ? {".columnCount),
        "call": .text(
            SwiftCall(
                callee: "\(host)?.\(SwiftIdentifier.escaped(show.value))", arguments: arguments
            ).written(indentation: 8, prefixLength: 0)),
    ]
}
