import PluginCore

/// Returns what a preview shows of a plugin: the type `PluginDescription` in Templates/Preview/data.d.ts.
func previewPlugin(_ plugin: PluginDescription) -> JSONText {
    let content = PreviewContent(of: plugin)
    return [
        "name": .string(plugin.name),
        "file": .string(plugin.file.path),
        "summary": JSONText(plugin.summary),
        "controller": .string(plugin.controllerName),
        "frameworks": .strings(plugin.controller.kits.map(\.name)),
        "inputs": .array(plugin.inputs.map(previewInput)),
        "handlers": .array(plugin.handlers.map { handler($0, of: plugin) }),
        "usage": .strings(UsageExample(of: plugin).all),
        "content": plugin.content.map { content.view($0.root) } ?? nil,
        "layout": layout(plugin.content?.layout ?? .fill),
        "surface": plugin.content.flatMap(content.surface) ?? nil,
        "placement": placement(plugin.placement, in: plugin.place),
        "presentation": presentation(plugin.presentation, at: plugin.placement.position.value),
        "swipeEdge": JSONText(plugin.swipeEdge),
        "announcement": plugin.accessibility.announcement.map(previewText) ?? nil,
        "isModal": .boolean(plugin.accessibility.isModal),
        "focus": JSONText(plugin.accessibility.focus),
    ]
}

/// Something other than a host that shows a plugin in its own size.
private enum OtherPlace: String {
    case popover, cell
    case view = "SwiftUI view"
}

extension PluginDescription {
    /// The only place in which the plugin is shown; nil if hosts show it.
    fileprivate var place: OtherPlace? {
        if [host.show, host.whileShown, host.modifier].contains(where: { $0 != nil }) { return nil }
        if host.popover != nil { return .popover }
        return host.cell != nil ? .cell : host.view != nil ? .view : nil
    }
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

/// A cell is at the top of the page's device, and what has no place there is in its center.
private func placement(_ placement: PluginPlacement, in place: OtherPlace?) -> JSONText {
    let position = place.map { $0 == .cell ? PluginPlacement.Position.top : .center }
    return [
        "position": JSONText(position ?? placement.position.value),
        "insets": previewInsets(placement.insets),
        "width": JSONText(placement.width),
        "height": JSONText(placement.height),
        "maximumWidth": JSONText(placement.maximumWidth ?? (place == .popover ? 320 : nil)),
        "shownIn": place.map { JSONText($0) } ?? "host",
        "bounds": JSONText(placement.bounds.value),
        "isPushing": .boolean(placement.mode.value == .push),
        "isBehind": .boolean(placement.order == .back),
        "needsContainer": .boolean(placement.needsContainer),
    ]
}

/// A plugin in a list always lets it scroll.
private func presentation(_ presentation: PluginPresentation, at position: PluginPlacement.Position) -> JSONText {
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
