import PluginDescriptions

/// Returns the data for a test of a plugin's placement.
func placementTestContext(of placement: PluginPlacement, hasExtent: Bool) -> MustacheValue {
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
        "summary": .text(placement.position.value.rawValue),
        "bounds": .text(placement.bounds.value == .bounds ? "host.view.bounds" : "safeArea"),
        "expectations": .list(expectations), "isBehind": .flag(placement.order == .back),
        "pushesContent": .flag(placement.mode.value == .push),
        "canGrow": .flag(placement.height == nil), "hasExtent": .flag(hasExtent),
        "pushedEdge": .text(isAtBottom ? "bottom" : "top"),
        "pushedDistance": pushedDistance == 0 ? nil : .text(SwiftLiteral.number(pushedDistance)),
    ]
}

/// Returns the data for the test of a plugin in a list; nothing if it is not in a list.
func listPartContext(of placement: PluginPlacement) -> MustacheValue {
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
func layoutTestContext(of layout: ContentLayout?) -> MustacheValue {
    guard let layout else { return nil }
    let distances = layoutDistances(of: layout)
    return layout.area == .readable
        ? ["distances": distances]
        : ["distances": distances, "guide": .optional(layout.area.property)]
}

/// Returns the data for a test of a plugin's greatest width in a wide host and in a narrow one; nothing if
/// the width is not limited.
func maximumWidthContext(of plugin: PluginDescription) -> MustacheValue {
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
func distance(from start: String, to end: String, is points: Double = 0) -> MustacheValue {
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
