/// - Parameter range: where defaults are reported that contradict something.
func decodePlacement(_ node: JSONNode?, at range: SourceRange) -> PluginPlacement {
    let range = node?.range ?? range
    let position = node?.choice(PluginPlacement.Position.self, orIn: "at")
    let mode = node?.member("mode")?.choice(PluginPlacement.Mode.self) ?? .overlay
    let isWhole = (position ?? .fill) == .fill || mode == .push
    return PluginPlacement(
        position: Located(position ?? .fill, at: node?.member("at")?.range ?? range),
        insets: node?.member("insets").map(decodeInsets) ?? .zero,
        width: node?.member("width")?.double,
        height: node?.member("height")?.double,
        bounds: Located(
            node?.member("within")?.choice(PluginPlacement.Bounds.self)
                ?? (isWhole ? .bounds : .safeArea),
            at: node?.member("within")?.range ?? range),
        mode: Located(mode, at: node?.member("mode")?.range ?? range),
        order: node?.member("order")?.choice(PluginPlacement.Order.self) ?? .front,
        needsContainer: node?.member("container")?.bool ?? false)
}

func decodePresentation(_ node: JSONNode?, at range: SourceRange) -> PluginPresentation {
    let transition = node?.member("transition")
    let both = transition?.choice(PluginPresentation.Motion.self)
    return PluginPresentation(
        delay: node?.member("delay")?.locatedDouble ?? Located(0, at: range),
        minimumDuration: node?.member("minimumDuration")?.locatedDouble ?? Located(0, at: range),
        leavesAfter: node?.member("leavesAfter")?.locatedDouble,
        moveIn: both ?? transition?.member("in")?.choice(PluginPresentation.Motion.self) ?? .none,
        moveOut: both ?? transition?.member("out")?.choice(PluginPresentation.Motion.self) ?? .none,
        motionDuration: transition?.member("duration")?.double ?? 0.25,
        group: node?.member("group")?.string,
        groupRange: node?.member("group")?.range,
        whenShown: node?.member("whenShown")?.choice(PluginPresentation.WhenShown.self) ?? .reuse,
        touches: node?.member("touches")?.choice(PluginPresentation.Touches.self)
            ?? .blockWhileVisible)
}

func decodeAccessibility(_ node: JSONNode?) -> PluginAccessibility {
    PluginAccessibility(
        announcement: node?.member("announcement").flatMap(decodeText),
        isModal: node?.member("modal")?.bool ?? false,
        focus: node?.member("focus")?.locatedString,
        identifier: node?.member("identifier")?.string)
}

extension JSONNode {
    /// The word itself, or that of a key.
    fileprivate func choice<Word: RawRepresentable<String>>(
        _ type: Word.Type, orIn key: String
    ) -> Word? {
        choice(type) ?? member(key)?.choice(type)
    }
}

/// What a description says of its controller.
func decodeController(
    _ node: JSONNode, configuration: ModuleConfiguration
) -> PluginController {
    PluginController(
        prefix: configuration.prefix,
        names: configuration.names,
        access: node.member("access")?.choice(AccessLevel.self) ?? configuration.access,
        kits: decodeKits(node) ?? configuration.kits,
        imports: node.member("imports").map { Set($0.elements.compactMap(\.string)).sorted() }
            ?? [],
        superclass: node.member("superclass")?.locatedString
            ?? Located(PluginController.defaultSuperclass, at: node.range),
        hooks: node.member("hooks")?.elements.compactMap { element in
            element.choice(LifecycleHook.self).map { Located($0, at: element.range) }
        } ?? [],
        hasTests: node.member("tests") == nil)
}

/// The kits that a description or a configuration names; nil where it names none.
func decodeKits(_ node: JSONNode) -> [Kit]? {
    let names = node.member("kits")?.elements.compactMap(\.string) ?? []
    return names.isEmpty ? nil : Kit.all.filter { names.contains($0.name) }
}

/// The helpers of a plugin's hosts, under the names that the description gives them.
func decodeHost(_ node: JSONNode?, at range: SourceRange, plugin: String) -> HostHelpers {
    func helper(_ key: String, _ name: (String) -> String, isUsual: Bool) -> Located<String>? {
        guard let value = node?.member(key) else {
            return isUsual ? Located(name(plugin), at: range) : nil
        }
        return value.locatedString
            ?? (value.bool ?? isUsual ? Located(name(plugin), at: value.range) : nil)
    }
    return HostHelpers(
        show: helper("show", EmittedNames.show, isUsual: true),
        hide: helper("hide", EmittedNames.hide, isUsual: true),
        shown: helper("shown", EmittedNames.shown, isUsual: true),
        whileShown: helper("while", EmittedNames.whileShown, isUsual: false),
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
