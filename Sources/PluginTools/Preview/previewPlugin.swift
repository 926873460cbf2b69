import PluginCore

/// Returns what a preview shows of a plugin: the type `PluginDescription` in Templates/Preview/data.d.ts.
///
/// - Parameter path: the path of its description, as the page shows it.
func previewPlugin(_ plugin: PluginDescription, path: String) -> JSONText {
    [
        "name": .string(plugin.name),
        "file": .string(path),
        "summary": JSONText(plugin.summary),
        "controller": .string(plugin.controllerName),
        "frameworks": .strings(plugin.controller.kits.map(\.name)),
        "inputs": .array(plugin.inputs.map(previewInput)),
        "handlers": .array(plugin.handlers.map { handler($0, of: plugin) }),
        "usage": .strings(UsageExample(of: plugin).all),
        "content": plugin.content.map { PreviewContent(of: plugin).view($0.root) } ?? nil,
        "layout": layout(plugin.content?.layout ?? .fill),
        "surface": plugin.content.flatMap { PreviewContent(of: plugin).surface(of: $0) } ?? nil,
        "placement": placement(plugin.placement, isInPopover: plugin.isInPopover),
        "presentation": presentation(plugin.presentation, at: plugin.placement.position.value),
        "swipeEdge": JSONText(plugin.swipeEdge),
        "announcement": plugin.accessibility.announcement.map(previewText) ?? nil,
        "isModal": .boolean(plugin.accessibility.isModal),
        "focus": JSONText(plugin.accessibility.focus),
    ]
}

extension PluginDescription {
    /// Whether hosts show the plugin only in popovers.
    fileprivate var isInPopover: Bool { host.popover != nil && host.show == nil }
}

private func handler(_ handler: PluginHandler, of plugin: PluginDescription) -> JSONText {
    [
        "name": .string(handler.name.value),
        "makesBusy": .boolean(plugin.hasBusyButton(for: handler)),
        "dismissesPlugin": .boolean(handler.dismissesPlugin),
        "summary": JSONText(handler.summary),
    ]
}

private func layout(_ layout: ContentLayout) -> JSONText {
    [
        "edges": .strings(layout.edges.map(\.rawValue)),
        "insets": previewInsets(layout.insets),
        "area": JSONText(layout.area),
        "verticalPosition": .number(layout.verticalPosition),
        "verticalOffset": .number(layout.verticalOffset),
    ]
}

/// A popover is in the center of the page's device, whose views have no place of their own.
private func placement(_ placement: PluginPlacement, isInPopover: Bool) -> JSONText {
    [
        "position": isInPopover ? "center" : JSONText(placement.position.value),
        "insets": previewInsets(placement.insets),
        "width": JSONText(placement.width),
        "height": JSONText(placement.height),
        "maximumWidth": JSONText(placement.maximumWidth?.value ?? (isInPopover ? 320 : nil)),
        "isInPopover": .boolean(isInPopover),
        "bounds": JSONText(placement.bounds.value),
        "isPushing": .boolean(placement.mode.value == .push),
        "isBehind": .boolean(placement.order == .back),
        "needsContainer": .boolean(placement.needsContainer),
    ]
}

/// A plugin in a list always lets it scroll.
private func presentation(
    _ presentation: PluginPresentation, at position: PluginPlacement.Position
) -> JSONText {
    [
        "delay": .number(presentation.delay.value),
        "minimumDuration": .number(presentation.minimumDuration.value),
        "dismissesAfter": JSONText(presentation.dismissesAfter?.value),
        "moveIn": JSONText(presentation.moveIn),
        "moveOut": JSONText(presentation.moveOut),
        "duration": .number(presentation.motionDuration),
        "springs": .boolean(presentation.springs),
        "group": JSONText(presentation.group),
        "whenAlreadyShown": JSONText(presentation.whenAlreadyShown),
        "queueLimit": .number(Double(presentation.queueLimit)),
        "feedback": JSONText(presentation.feedback?.then),
        "touches": JSONText(position.isInList ? .scroll : presentation.touches),
        "backdrop": presentation.backdrop.map { backdrop in
            [
                "style": JSONText(backdrop.value.style),
                "dismissesOnTap": .boolean(backdrop.value.dismissesOnTap),
            ]
        } ?? nil,
    ]
}
