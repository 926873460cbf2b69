extension DescriptionValidator {
    /// Warns of text that stands on the host's content, because the plugin covers the host without a background.
    mutating func reportUncoveredText() {
        guard !hasUserCode, description.coversHost,
            let content = description.content,
            !content.isFilled, !content.isClear, !views.contains(where: \.canPaint),
            let text = content.root.uncoveredText
        else { return }
        report(
            .uncoveredText, "the plugin covers its host, but its text stands on the host's content",
            at: text.range,
            note:
                "add \"background\": \"systemBackground\" to the content, or \"clear\" if this is meant",
            as: .warning)
    }
}

extension DescriptionValidator {
    /// Warns of a bar whose background ends at the safe area, so that the host is seen between it and the screen's edge.
    mutating func reportUncoveredEdge() {
        let placement = description.placement
        let position = placement.position.value
        guard position == .top || position == .bottom, placement.node.member("within") == nil,
            placement.mode.value == .overlay, placement.order == .front, placement.insets == .zero,
            placement.width == nil, placement.maximumWidth == nil, placement.height == nil, !placement.needsContainer,
            kits.contains(.uiKit), let content = description.content, content.layout.area != .bounds,
            content.background != nil || content.isInSurface, content.surface?.corners == nil
        else { return }
        report(
            .uncoveredEdge,
            "between the background and the \(position.rawValue) of the screen, a strip of the host stays visible",
            at: placement.position.range,
            note:
                "write '\"placement\": { \"at\": \"\(position.rawValue)\", \"within\": \"bounds\" }', or \"safeArea\" if this is "
                + "meant", as: .warning)
    }
}

extension PluginDescription {
    /// Whether host helpers show the plugin in front of the whole host, and no touches pass.
    fileprivate var coversHost: Bool {
        let isShown = host.show != nil || host.whileShown != nil || host.recovery != nil
        let isElsewhere = host.view != nil || host.cell != nil || host.popover != nil
        return isShown && !isElsewhere && placement.position.value == .fill
            && placement.mode.value == .overlay && placement.order == .front
            && !placement.needsContainer && presentation.touches != .pass
    }
}

extension ContentView {
    /// Whether the app draws the view, perhaps with a background.
    fileprivate var canPaint: Bool {
        switch self {
        case .custom, .swiftUI: true
        default: false
        }
    }

    /// The name of the first view with text without a background, among this one and those in it.
    fileprivate var uncoveredText: Located<String>? {
        switch self {
        case .stack(let stack) where stack.surface?.isFilled != true:
            stack.allViews.compactMap(\.uncoveredText).first
        case .label, .contentUnavailable: name
        case .button(let button) where [.plain, .borderless].contains(button.style): name
        default: nil
        }
    }
}

extension DiagnosticIdentifier {
    static let uncoveredText: Self = "uncovered-text"
    static let uncoveredEdge: Self = "uncovered-edge"
}
