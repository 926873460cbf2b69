/// Decodes the elements of a list, without those that cannot be decoded. Returns an empty array if
/// `list` is nil.
func decode<Element>(_ list: JSONNode?, _ decode: (JSONNode) -> Element?) -> [Element] {
    (list?.elements ?? []).compactMap(decode)
}

func decodeInput(_ node: JSONNode) -> PluginInput? {
    guard let name = node.locatedString("name"), let type = node.locatedString("type")
    else { return nil }
    return PluginInput(
        name: name,
        type: type,
        defaultValue: node.locatedString("default"),
        escaping: node.locatedBool("escaping"),
        example: node.locatedString("example"),
        summary: node.string("summary"))
}

func decodeHandler(_ node: JSONNode) -> PluginHandler? {
    guard let name = node.locatedString("name") else { return nil }
    return PluginHandler(
        name: name,
        parameters: decode(node.member("parameters"), decodeParameter),
        dismissesPlugin: node.bool("dismissesPlugin") ?? false,
        summary: node.string("summary"))
}

private func decodeParameter(_ node: JSONNode) -> PluginHandler.Parameter? {
    guard let name = node.locatedString("name"), let type = node.locatedString("type")
    else { return nil }
    return PluginHandler.Parameter(name: name, type: type)
}

func decodePlacement(_ node: JSONNode) -> PluginPlacement {
    let position: PluginPlacement.Position =
        node.choice(PluginPlacement.Position.self) ?? node.choice("at") ?? .fill
    let mode = node.locatedChoice("mode", default: PluginPlacement.Mode.overlay)
    let isWhole = position == .fill || position.isInList || mode.value == .push
    return PluginPlacement(
        position: Located(position, at: node.member("at")?.range ?? node.range),
        insets: node.insets("insets"),
        width: node.double("width"),
        height: node.double("height"),
        widthRange: node.member("width")?.range,
        heightRange: node.member("height")?.range,
        maximumWidth: node.locatedDouble("maximumWidth"),
        bounds: node.locatedChoice("within", default: isWhole ? .bounds : .safeArea),
        mode: mode,
        order: node.choice("order") ?? .front,
        orderRange: node.member("order")?.range,
        needsContainer: node.bool("container") ?? false)
}

/// Decodes the presentation of checked JSON.
///
/// - Parameter range: The place for times without a place of their own.
func decodePresentation(_ node: JSONNode, at range: SourceRange) -> PluginPresentation {
    let transition = node.object("transition")
    let both = transition.choice(PluginPresentation.Motion.self) ?? .none
    return PluginPresentation(
        delay: node.locatedDouble("delay") ?? Located(0, at: range),
        minimumDuration: node.locatedDouble("minimumDuration") ?? Located(0, at: range),
        dismissesAfter: node.locatedDouble("dismissesAfter"),
        moveIn: transition.choice("in") ?? both,
        moveOut: transition.choice("out") ?? both,
        transitionRange: node.member("transition")?.range,
        motionDuration: transition.double("duration") ?? 0.25,
        motionDurationRange: transition.member("duration")?.range,
        group: node.string("group"),
        groupRange: node.member("group")?.range,
        whenAlreadyShown: node.choice("whenAlreadyShown") ?? .reuse,
        whenAlreadyShownRange: node.member("whenAlreadyShown")?.range,
        queueLimit: node.int("queueLimit") ?? 5,
        queueLimitRange: node.member("queueLimit")?.range,
        touches: node.choice("touches") ?? .blockWhileVisible,
        touchesRange: node.member("touches")?.range,
        backdrop: node.member("backdrop").map { backdrop in
            Located(
                PluginPresentation.Backdrop(
                    style: backdrop.choice(PluginPresentation.Backdrop.Style.self)
                        ?? backdrop.choice("style") ?? .dim,
                    dismissesOnTap: backdrop.bool("dismissesOnTap") ?? false),
                at: backdrop.range)
        },
        swipeToDismiss: node.bool("swipeToDismiss") ?? false,
        swipeToDismissRange: node.member("swipeToDismiss")?.range,
        feedback: node.choice("feedback"),
        feedbackRange: node.member("feedback")?.range)
}

/// Decodes the accessibility of checked JSON.
///
/// - Parameter hasBackdrop: Whether the plugin has a backdrop, and is modal therefore.
func decodeAccessibility(_ node: JSONNode, hasBackdrop: Bool) -> PluginAccessibility {
    PluginAccessibility(
        announcement: node.text("announcement"),
        isModal: node.bool("modal") ?? hasBackdrop,
        modalRange: node.member("modal")?.range,
        focus: node.locatedString("focus"),
        identifier: node.string("identifier"))
}

/// Decodes the keys of a description that concern its controller.
///
/// - Parameter configuration: The configuration, with the defaults.
func decodeController(
    _ node: JSONNode, configuration: ModuleConfiguration
) -> PluginController {
    PluginController(
        prefix: configuration.prefix,
        names: configuration.names,
        appearance: configuration.appearance,
        minimumVersions: configuration.minimumVersions,
        engine: configuration.engine,
        access: node.choice("access") ?? configuration.access,
        accessRange: node.member("access")?.range,
        importAccess: configuration.importAccess,
        kits: decodeKits(node) ?? configuration.kits,
        kitsRange: node.member("kits")?.range,
        imports: decodeImports(node),
        superclass: node.locatedString("superclass")
            ?? Located(PluginController.defaultSuperclass, at: node.range),
        hooks: node.member("hooks")?.elements.compactMap { element in
            element.choice(LifecycleHook.self).map { Located($0, at: element.range) }
        } ?? [],
        hasTests: node.member("tests") == nil,
        hasPreviews: node.bool("previews") ?? configuration.hasPreviews)
}

/// Decodes the modules that an object names in `imports`: sorted, each once.
func decodeImports(_ node: JSONNode) -> [String] {
    Set(node.object("imports").elements.compactMap(\.string)).sorted()
}

/// Decodes the frameworks that a description or a configuration names; nil if it names none.
func decodeKits(_ node: JSONNode) -> [Kit]? {
    let names = node.member("kits")?.elements.compactMap { $0.string } ?? []
    return names.isEmpty ? nil : Kit.all.filter { names.contains($0.name) }
}

/// Decodes the host helpers of a plugin, with the names from the description or the default names.
///
/// - Parameters:
///   - range: The place for names that the description does not contain.
///   - defaultModifier: The SwiftUI modifier of the plugin if the description does not mention it.
func decodeHost(
    _ node: JSONNode, at range: SourceRange, plugin: String, defaultModifier: DefaultModifier
) -> HostHelpers {
    func helper(_ key: String, _ name: (String) -> String, isUsual: Bool) -> Located<String>? {
        guard let value = node.member(key) else {
            return isUsual ? Located(name(plugin), at: range) : nil
        }
        return value.locatedString ?? value.locatedString("name")
            ?? (value.member("progress") == nil ? nil : Located(name(plugin), at: value.range))
            ?? (value.bool ?? isUsual ? Located(name(plugin), at: value.range) : nil)
    }
    var hasDefaultModifier = false
    var missingModifier: String?
    switch defaultModifier {
    case .none: break
    case .generated: hasDefaultModifier = true
    case .missing(let reason): if node.member("swiftUI") == nil { missingModifier = reason }
    }
    return HostHelpers(
        show: helper("show", GeneratedName.show, isUsual: true),
        hide: helper("hide", GeneratedName.hide, isUsual: true),
        shown: helper("shown", GeneratedName.shown, isUsual: true),
        whileShown: helper("while", GeneratedName.whileShown, isUsual: false),
        progress: node.member("while")?.locatedString("progress"),
        modifier: helper("swiftUI", GeneratedName.modifier, isUsual: hasDefaultModifier),
        missingModifier: missingModifier.map { Located($0, at: range) },
        scene: node.locatedBool("scene").flatMap { $0.value ? $0 : nil },
        recovery: node.member("recovery").flatMap { decodeRecovery($0, plugin: plugin) })
}

private func decodeRecovery(_ node: JSONNode, plugin: String) -> RecoveryHelper? {
    guard let message = node.locatedString("message") ?? node.locatedString("error"),
        let retry = node.locatedString("retry")
    else { return nil }
    return RecoveryHelper(
        name: node.locatedString("name")
            ?? Located(GeneratedName.recovery(plugin), at: node.range),
        message: message, makesValue: node.member("message") == nil,
        retry: retry,
        whileShown: node.locatedString("while"))
}
