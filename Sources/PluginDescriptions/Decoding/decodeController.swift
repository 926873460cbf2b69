import SourceDiagnostics

/// What a description says of its controller.
func decodeController(
    _ node: JSONNode, configuration: ModuleConfiguration
) -> PluginController {
    PluginController(
        prefix: configuration.prefix,
        access: node.member("access")?.choice(AccessLevel.self) ?? configuration.access,
        imports: Set(node.member("imports")?.elements.compactMap(\.string) ?? []).sorted(),
        superclass: node.member("superclass")?.locatedString
            ?? Located(PluginController.defaultSuperclass, at: node.range),
        hooks: node.member("hooks")?.elements.compactMap { element in
            element.choice(LifecycleHook.self).map { Located($0, at: element.range) }
        } ?? [])
}

/// The helpers of a plugin's hosts, under the names that the description gives them.
func decodeHost(_ node: JSONNode?, at range: SourceRange, plugin: String) -> HostHelpers {
    func helper(_ key: String, _ name: String, isUsual: Bool) -> Located<String>? {
        guard let value = node?.member(key) else {
            return isUsual ? Located(name, at: range) : nil
        }
        return value.locatedString
            ?? (value.bool ?? isUsual ? Located(name, at: value.range) : nil)
    }
    return HostHelpers(
        show: helper("show", EmittedNames.show(plugin), isUsual: true),
        hide: helper("hide", EmittedNames.hide(plugin), isUsual: true),
        shown: helper("shown", EmittedNames.shown(plugin), isUsual: true),
        whileShown: helper("while", EmittedNames.whileShown(plugin), isUsual: false),
        recovery: node?.member("recovery").flatMap { decodeRecovery($0, plugin: plugin) })
}

private func decodeRecovery(_ node: JSONNode, plugin: String) -> RecoveryHelper? {
    guard let message = node.member("message")?.locatedString,
        let retry = node.member("retry")?.locatedString
    else { return nil }
    return RecoveryHelper(
        name: node.member("name")?.locatedString
            ?? Located(EmittedNames.recovery(plugin), at: node.range),
        message: message,
        retry: retry,
        whileShown: node.member("while")?.locatedString)
}
