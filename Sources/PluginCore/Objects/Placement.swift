/// The placement of a plugin in its host.
package struct PluginPlacement: Sendable {
    /// The edge, corner or center at which a plugin is placed, `fill` for all of the host, or a part of the host's list.
    package enum Position: String, CaseIterable, PlainValue {
        case fill
        case center
        case top
        case bottom
        case leading
        case trailing
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing
        case tableHeader
        case tableFooter
        case listBackground

        /// Whether the plugin is a part of a table view or a collection view.
        package var isInList: Bool {
            switch self {
            case .tableHeader, .tableFooter, .listBackground: true
            case .fill, .center, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing,
                .bottomLeading, .bottomTrailing:
                false
            }
        }
    }

    /// The area of the host that the plugin is placed in.
    package enum Bounds: String, CaseIterable, Sendable {
        case bounds
        case safeArea
        /// The safe area above a docked keyboard.
        case keyboard
    }

    /// The effect of a plugin on the layout of its host.
    package enum Mode: String, CaseIterable, PlainValue {
        case overlay
        /// The plugin adds the area that it covers to the safe area of its host.
        case push
    }

    /// The order of a plugin and the other views of its host.
    package enum Order: String, CaseIterable, PlainValue {
        case front
        case back
    }

    package let position: Located<Position>
    /// The space between the plugin and the edges of the host.
    package let insets: Insets
    /// The width in points; nil for the content's width.
    package let width: Double?
    /// The height in points; nil for the content's height.
    package let height: Double?
    let widthRange: SourceRange?
    let heightRange: SourceRange?
    /// The greatest width in points; nil if the width is not limited.
    package let maximumWidth: Located<Double>?
    package let bounds: Located<Bounds>
    package let mode: Located<Mode>
    package let order: Order
    let orderRange: SourceRange?
    /// Whether the host specifies the view that the plugin is added to.
    package let needsContainer: Bool
}

func decodePlacement(_ node: JSONNode) -> PluginPlacement {
    let position: PluginPlacement.Position =
        node.choice(PluginPlacement.Position.self) ?? node[Vocabulary.position]
    let mode = node.located(Vocabulary.mode)
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
        order: node[Vocabulary.order],
        orderRange: node.member("order")?.range,
        needsContainer: node[Vocabulary.container])
}

extension Vocabulary {
    fileprivate static let position = Key(
        "at", default: PluginPlacement.Position.fill,
        "The edge or corner that the plugin is pinned to, the center of its host, all of its host, or a part of "
            + "its host's list: the header or footer of a table view, or the background of a table view or "
            + "collection view.")

    fileprivate static let mode = Key(
        "mode", default: PluginPlacement.Mode.overlay,
        "'overlay' covers the host's content; 'push' also adds the covered area to the host's safe area."
    )

    fileprivate static let order = Key(
        "order", default: PluginPlacement.Order.front,
        "Whether the plugin is in front of or behind the other views of its container.")

    fileprivate static let container = Key(
        "container", default: false,
        "Whether the host helpers have a parameter for the view that the plugin is added to.")

    package static let placement = ObjectShape(
        "placement",
        "Where the plugin sits in its host.",
        [
            position.shape,
            .optional(
                "insets", insetsValue, whenAbsent: "0", "Points between the plugin and the edges."),
            .optional(
                "width", .number(0...10_000), whenAbsent: "the content's width",
                "The width of the plugin, in points."),
            .optional(
                "height", .number(0...10_000), whenAbsent: "the content's height",
                "The height of the plugin, in points."),
            .optional(
                "maximumWidth", .number(1...10_000), whenAbsent: "no limit",
                "The greatest width of the plugin, in points. If its host is wider, a plugin that extends from side to side is "
                    + "centered."),
            .optional(
                "within", .choice(of: PluginPlacement.Bounds.self),
                whenAbsent: "\"bounds\" for \"fill\" and \"push\", and \"safeArea\" otherwise",
                "The area whose edges are meant. 'keyboard' is the safe area above the keyboard, while one is docked."
            ),
            mode.shape,
            order.shape,
            container.shape,
        ])
}
