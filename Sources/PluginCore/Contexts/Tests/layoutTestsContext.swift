/// Returns the data for tests of a plugin's place in its host, and of the places of its views.
func layoutTestsContext(of plugin: PluginDescription, tree: ViewTree) -> MustacheObject {
    let placement = plugin.placement
    let settings = InputSettings(
        meeting: tree.views.indices.map { index in
            (tree.stacks(aroundViewAt: index) + [tree.views[index].view])
                .flatMap { $0.showingConditions(in: plugin) }
        })
    let views = zip(tree.views, settings.isMet).filter(\.1).map { "plugin.\($0.0.name)" }
    // A plugin this small may not have enough space for its margins.
    let isTight = [placement.width, placement.height].contains { $0 ?? 40 < 40 }
    let layout = isTight ? nil : plugin.content?.layout
    let isReadable = layout?.area == .readable
    return [
        "placement": placementTestContext(of: placement, hasExtent: plugin.hasExtent),
        "preferredSize": .optional(plugin.controller.preferredSize?.expression),
        "usesSafeArea": .flag(
            !placement.position.value.isInList && placement.bounds.value != .bounds),
        "pushesContent": .flag(placement.mode.value == .push),
        "maximumWidth": maximumWidthContext(of: plugin),
        "listPart": listPartContext(of: placement),
        // The host's view has the keyboard's guide for the whole plugin, and the plugin's view for its content.
        "keyboardView": plugin.isAboveKeyboard(tree.dialect)
            ? "window.host.view"
            : plugin.keepsContentAboveKeyboard(tree.dialect) ? "plugin.view" : .nothing,
        "scrolledFields": .optional(scrolledFields(of: tree)),
        "hasViews": .flag(!tree.views.isEmpty), "root": .text(tree.root ?? ""),
        "scrolls": .flag(tree.scrollsContent),
        "viewConditions": settings.context(in: plugin, tree.dialect),
        "views": .text(
            arrayLiteral(
                of: views, indentation: 12,
                prefixLength: "let views: [UIView] = ".columnCount)),
        "overlays": .list(overlayContexts(of: tree, where: settings.isMet)),
        "equalSpacers": .list(
            tree.views.indices.flatMap { index -> [MustacheValue] in
                tree.equalSpacers(ofStackAt: index).map { spacer in
                    [
                        "spacer": .text(spacer.name), "first": .text(spacer.first),
                        "dimension": .text(spacer.dimension),
                    ]
                }
            }),
        "layout": isReadable ? .nothing : layoutTestContext(of: layout),
        "readableLayout": isReadable ? layoutTestContext(of: layout) : .nothing,
    ]
}

/// Returns the data for the expected places of views on top of stacks.
private func overlayContexts(of tree: ViewTree, where isShown: [Bool]) -> [MustacheValue] {
    tree.views.indices.flatMap { index -> [MustacheValue] in
        guard case .stack(let stack) = tree.views[index].view else { return [] }
        return zip(tree.overlays(ofStackAt: index), stack.overlays).filter { isShown[$0.0] }
            .map { child, overlay in
                [
                    "overlay": .text(tree.views[child].name),
                    "stack": .text(tree.views[index].name),
                    "distances": layoutDistances(
                        of: ContentLayout(
                            edges: overlay.position.value.edges, insets: overlay.insets,
                            area: .bounds)),
                ]
            }
    }
}

/// Returns an array literal of the text fields that the content scrolls to; nil if there are none.
private func scrolledFields(of tree: ViewTree) -> String? {
    let fields = tree.textFields.map { "plugin.\(tree.views[$0].name)" }
    if fields.isEmpty { return nil }
    return arrayLiteral(of: fields, indentation: 12, prefixLength: "let fields = ".columnCount)
}

/// Returns the expected position of the outermost view in its area.
private func layoutDistances(of layout: ContentLayout) -> MustacheValue {
    var distances: [MustacheValue] = []
    if layout.isCentered(between: .leading, and: .trailing) {
        distances.append(distance(from: "area.midX", to: "content.midX"))
    }
    if layout.hasPosition {
        distances.append(["actual": "content.midY", "expected": .text(expectedCenter(in: layout))])
    } else if layout.isCentered(between: .top, and: .bottom) {
        distances.append(
            distance(from: "area.midY", to: "content.midY", is: layout.verticalOffset))
    }
    for edge in ContentLayout.Edge.allCases where layout.edges.contains(edge) {
        let (start, end) =
            switch edge {
            case .top: ("area.minY", "content.minY")
            case .leading: ("area.minX", "content.minX")
            case .bottom: ("content.maxY", "area.maxY")
            case .trailing: ("content.maxX", "area.maxX")
            }
        distances.append(distance(from: start, to: end, is: layout.insets[edge]))
    }
    return .list(distances)
}

/// Returns the expression for the center of content with a vertical position, which moves if it does not fit there.
private func expectedCenter(in layout: ContentLayout) -> String {
    func sum(_ start: String, _ points: Double) -> String {
        if points == 0 { return start }
        return "\(start) \(points < 0 ? "-" : "+") \(SwiftLiteral.number(points.magnitude))"
    }
    let fraction = SwiftLiteral.number(layout.verticalPosition)
    let position = sum("area.minY + \(fraction) * area.height", layout.verticalOffset)
    let highest = sum("area.minY + content.height / 2", layout.insets.top)
    let lowest = sum("area.maxY - content.height / 2", -layout.insets.bottom)
    return "min(max(\(position), \(highest)), \(lowest))"
}

/// Returns the data for a test of a plugin's placement.
private func placementTestContext(of placement: PluginPlacement, hasExtent: Bool) -> MustacheValue {
    let edges = placement.edges
    let insets = placement.insets
    func expectation(_ edge: String, _ frameEdge: String, _ inset: Double) -> MustacheValue? {
        guard edges.contains("." + edge) else { return nil }
        let isLower = edge == "top" || edge == "leading"
        return isLower
            ? distance(from: "bounds.\(frameEdge)", to: "frame.\(frameEdge)", is: inset)
            : distance(from: "frame.\(frameEdge)", to: "bounds.\(frameEdge)", is: inset)
    }
    // A plugin with a fixed length is centered between two edges.
    var expectations: [MustacheValue] = []
    if placement.height != nil && placement.hasBothEnds || edges.isEmpty {
        expectations.append(distance(from: "bounds.midY", to: "frame.midY"))
    } else {
        expectations += [
            expectation("top", "minY", insets.top), expectation("bottom", "maxY", insets.bottom),
        ].compactMap { $0 }
    }
    let limit = placement.hasBothSides ? placement.maximumWidth?.value : nil
    if (placement.width ?? limit) != nil && placement.hasBothSides || edges.isEmpty {
        expectations.append(distance(from: "bounds.midX", to: "frame.midX"))
    } else {
        expectations += [
            expectation("leading", "minX", insets.leading),
            expectation("trailing", "maxX", insets.trailing),
        ].compactMap { $0 }
    }
    if let width = placement.width ?? limit {
        expectations.append(distance(from: SwiftLiteral.number(width), to: "frame.width"))
    }
    if let height = placement.height {
        expectations.append(distance(from: SwiftLiteral.number(height), to: "frame.height"))
    }
    let isAtBottom = edges.contains(".bottom")
    let pushedDistance = isAtBottom ? insets.bottom : insets.top
    return [
        "bounds": .text(placement.bounds.value == .bounds ? "host.view.bounds" : "safeArea"),
        "expectations": .list(expectations), "isBehind": .flag(placement.order == .back),
        "pushesContent": .flag(placement.mode.value == .push),
        "canGrow": .flag(placement.height == nil), "hasExtent": .flag(hasExtent),
        "pushedEdge": .text(isAtBottom ? "bottom" : "top"),
        "pushedDistance": pushedDistance == 0 ? nil : .text(SwiftLiteral.number(pushedDistance)),
    ]
}

/// Returns the data for the test of a plugin in a list; nothing if it is not in a list.
private func listPartContext(of placement: PluginPlacement) -> MustacheValue {
    let property: String
    switch placement.position.value {
    case .tableHeader: property = "tableHeaderView"
    case .tableFooter: property = "tableFooterView"
    case .listBackground: property = "backgroundView"
    default: return nil
    }
    let width = placement.insets.leading + placement.insets.trailing
    let height = placement.insets.top + placement.insets.bottom
    return [
        "property": .text(property),
        "isBackground": .flag(placement.position.value == .listBackground),
        "insetWidth": width == 0 ? nil : .text(SwiftLiteral.number(width)),
        "insetHeight": height == 0 ? nil : .text(SwiftLiteral.number(height)),
    ]
}

/// Returns the argument for the size of a host that is large enough for a plugin; empty if the
/// default size is.
func hostSize(for plugin: PluginDescription) -> String {
    let (wide, high) = hostLengths(for: plugin)
    if wide == 320, high == 640 { return "" }
    return "size: CGSize(width: \(SwiftLiteral.number(wide)), height: \(SwiftLiteral.number(high)))"
}

/// Returns the width and the height of a host that is large enough for a plugin.
private func hostLengths(for plugin: PluginDescription) -> (width: Double, height: Double) {
    let insets = [plugin.placement.insets, plugin.content?.layout.insets ?? .zero]
    let ownWidth = plugin.placement.width ?? plugin.placement.maximumWidth?.value ?? 0
    let width = insets.reduce(ownWidth) { $0 + $1.leading + $1.trailing }
    let height = insets.reduce(plugin.placement.height ?? 0) { $0 + $1.top + $1.bottom }
    if width <= 300, height <= 600 { return (320, 640) }
    return (max(320, width + 100), max(640, height + 100))
}

/// Returns the data for a test of the outermost view's position in its area.
private func layoutTestContext(of layout: ContentLayout?) -> MustacheValue {
    guard let layout else { return nil }
    let distances = layoutDistances(of: layout)
    return layout.area == .readable
        ? ["distances": distances]
        : ["distances": distances, "guide": .optional(layout.area.property)]
}

/// Returns the data for a test of a plugin's greatest width in a wide host and in a narrow one; nothing if
/// the width is not limited.
private func maximumWidthContext(of plugin: PluginDescription) -> MustacheValue {
    let placement = plugin.placement
    guard let limit = placement.maximumWidth?.value else { return nil }
    let insets = placement.insets.leading + placement.insets.trailing
    let needed = plugin.content?.leastLength(along: .horizontal) ?? 0
    // The narrow host has enough space for the content and its margins.
    let narrow = max(min(320, limit - 20 + insets), needed + insets + 40)
    let host = hostLengths(for: plugin)
    return [
        "limit": .text(SwiftLiteral.number(limit)),
        "fills": .flag(placement.hasBothSides),
        "insets": insets == 0 ? nil : .text(SwiftLiteral.number(insets)),
        "widths": .text(
            [host.width, narrow, host.width].map(SwiftLiteral.number).joined(separator: ", ")),
        "height": .text(SwiftLiteral.number(host.height)),
    ]
}

/// Returns the data for an expectation about the distance between two expressions, in points.
private func distance(from start: String, to end: String, is points: Double = 0) -> MustacheValue {
    let number = SwiftLiteral.number(points.magnitude)
    return switch points {
    case 0: ["actual": .text(end), "expected": .text(start)]
    case ..<0: ["actual": .text("\(start) - \(end)"), "expected": .text(number)]
    default: ["actual": .text("\(end) - \(start)"), "expected": .text(number)]
    }
}

extension PluginDescription {
    /// Whether the plugin has a size: from its content, or else from its edges and lengths.
    var hasExtent: Bool {
        content != nil
            || (placement.hasBothSides || placement.width != nil)
                && (placement.hasBothEnds || placement.height != nil)
    }
}

extension PluginPlacement {
    fileprivate var hasBothSides: Bool {
        edges.contains(".leading") && edges.contains(".trailing")
    }

    fileprivate var hasBothEnds: Bool { edges.contains(".top") && edges.contains(".bottom") }
}
