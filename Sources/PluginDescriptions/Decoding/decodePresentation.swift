import SourceDiagnostics

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
