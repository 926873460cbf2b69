/// What a description says of its controller.
func decodeController(_ node: JSONNode) -> PluginController {
    PluginController(
        access: node.member("access")?.choice(AccessLevel.self) ?? .internal,
        imports: Set(node.member("imports")?.elements.compactMap(\.string) ?? []).sorted(),
        superclass: node.member("superclass")?.locatedString
            ?? Located(PluginController.defaultSuperclass, at: node.range),
        hooks: node.member("hooks")?.elements.compactMap { element in
            element.choice(LifecycleHook.self).map { Located($0, at: element.range) }
        } ?? [])
}
