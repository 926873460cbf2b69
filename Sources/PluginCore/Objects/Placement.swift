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
    fileprivate static let position = Key("at", default: PluginPlacement.Position.fill)

    fileprivate static let mode = Key("mode", default: PluginPlacement.Mode.overlay)

    fileprivate static let order = Key("order", default: PluginPlacement.Order.front)

    fileprivate static let container = Key("container", default: false)

    package static let placement = ObjectShape(
        "placement",
        "Where the plugin sits in its host.",
        [
            position.shape,
            .optional("insets", insetsValue),
            .optional("width", .number(0...10_000)),
            .optional("height", .number(0...10_000)),
            .optional("maximumWidth", .number(1...10_000)),
            .optional("within", .choice(of: PluginPlacement.Bounds.self)),
            mode.shape,
            order.shape,
            container.shape,
        ])
}

extension DescriptionValidator {
    /// Reports keys that contradict a placement in a list, and descriptions for a framework without such a placement.
    mutating func reportListPlacement() {
        let position = description.placement.position
        guard position.value.isInList else { return }
        reportListFramework()
        reportListSize()
        reportListPresentation()
        if let modifier = description.host.modifier {
            report(
                .contradiction,
                "a SwiftUI view does not show its list to plugins, so the plugin cannot be at '\(position.value.rawValue)'",
                at: modifier.range,
                note: "leave out \"swiftUI\", or place the plugin at \(position.value.counterpart)")
        }
    }

    private mutating func reportListFramework() {
        let position = description.placement.position
        let kits = description.controller.kits
        guard kits.contains(.appKit) else { return }
        let counterpart = "write '\"placement\": \(position.value.counterpart)'"
        report(
            .contradiction, "AppKit's lists do not have a place like '\(position.value.rawValue)'",
            at: position.range,
            note: kits.count == 1
                ? counterpart : "add '\"kits\": [\"UIKit\"]' to the description, or \(counterpart)")
    }

    /// Reports lengths and areas that the list determines.
    private mutating func reportListSize() {
        let placement = description.placement
        let isBackground = placement.position.value == .listBackground
        let lengths = [
            ("width", placement.widthRange), ("maximumWidth", placement.maximumWidth?.range),
            ("height", placement.heightRange),
        ]
        for case (let key, let range?) in lengths {
            let length =
                isBackground
                ? "fills the list" : "is as wide as the list, and as high as its content"
            let advice =
                key == "height" && !isBackground
                ? ", or give the content a 'frame' with a height" : ""
            report(
                .contradiction, "a plugin at '\(placement.position.value.rawValue)' \(length)",
                at: range, note: "leave out \"\(key)\"\(advice)")
        }
        if placement.bounds.value == .safeArea {
            report(
                .contradiction,
                "a part of a list is as wide as the list, also outside of the safe area",
                at: placement.bounds.range,
                note: "leave out \"within\"; the margins of the content are in the safe area")
        }
        if let range = placement.orderRange {
            report(
                .contradiction, "a part of a list is not in front of other views or behind them",
                at: range, note: "leave out \"order\"")
        }
    }

    /// Reports keys of the presentation and the accessibility that need a plugin over its host.
    private mutating func reportListPresentation() {
        let presentation = description.presentation
        let touches = presentation.touches
        if touches != .blockWhileVisible, let range = presentation.touchesRange {
            report(
                .contradiction,
                touches == .scroll
                    ? "a plugin in a list always lets it scroll"
                    : "a plugin in a list covers nothing, so touches cannot '\(touches.rawValue)'",
                at: range, note: "leave out \"touches\"")
        }
        if let range = presentation.backdrop?.range {
            report(
                .contradiction, "a plugin in a list covers nothing, so it cannot have a backdrop",
                at: range, note: "leave out \"backdrop\"")
        }
        if description.accessibility.isModal, let range = description.accessibility.modalRange {
            report(
                .contradiction,
                "a plugin in a list cannot be 'modal', because the list around it can be used",
                at: range, note: "leave out \"modal\"")
        }
        let motions = [presentation.moveIn, presentation.moveOut]
        if motions.contains(where: \.isSlide),
            let range = presentation.transitionRange
        {
            report(
                .contradiction, "a plugin in a list cannot slide", at: range,
                note: "write '\"transition\": \"fade\"'")
        }
        if presentation.whenAlreadyShown == .stack, let range = presentation.whenAlreadyShownRange {
            report(
                .contradiction,
                "a list has room for one plugin at '\(description.placement.position.value.rawValue)'",
                at: range, note: "change \"whenAlreadyShown\" to \"reuse\" or \"replace\"")
        }
    }
}

extension PluginPlacement.Position {
    /// The placement over the host that is most like this placement in a list, as JSON.
    fileprivate var counterpart: String {
        switch self {
        case .tableHeader: "\"top\""
        case .tableFooter: "\"bottom\""
        default: "\"fill\""
        }
    }
}

extension DescriptionValidator {
    /// Reports plugins that push their host's content, but are not at the top or the bottom, or are in the
    /// safe area, which they push too, or above the keyboard in it.
    mutating func reportPushing() {
        let placement = description.placement
        guard placement.mode.value == .push else { return }
        if ![.top, .bottom].contains(placement.position.value) {
            report(
                .contradiction,
                "a plugin at '\(placement.position.value.rawValue)' cannot push its host's content",
                at: placement.mode.range, note: "place the plugin at 'top' or 'bottom'")
        }
        if placement.bounds.value == .bounds { return }
        let area = placement.bounds.value == .safeArea ? "it" : "the keyboard within it"
        report(
            .contradiction, "a plugin that pushes the safe area cannot be tied to \(area)",
            at: placement.bounds.range,
            note: placement.bounds.value == .safeArea
                ? "leave out \"within\": the plugin extends to the edge of its host, and its content is in the safe area"
                : "leave out \"within\", or write \"mode\": \"overlay\" to keep the plugin above the keyboard"
        )
    }

    /// Reports a fixed size that is too small for the content or its margins, as far as their lengths are
    /// known.
    mutating func reportSize() {
        let placement = description.placement
        reportLength(along: .horizontal, placement.width, at: placement.widthRange)
        reportLength(along: .vertical, placement.height, at: placement.heightRange)
    }

    /// - Parameter isLimit: whether the plugin can also be smaller.
    mutating func reportLength(
        along axis: StackView.Axis, _ length: Double?, at range: SourceRange?, isLimit: Bool = false
    ) {
        guard let content = description.content, let length, let range else { return }
        let least = content.leastLength(along: axis)
        let margins = axis == .horizontal ? 2 * sideMargin(of: content) : 0
        guard length < least + margins else { return }
        let word = axis == .horizontal ? "wide" : "high"
        let limit = isLimit ? "at most " : ""
        if length < least {
            report(
                .contradiction,
                "the content is at least \(points(least)) points \(word), but the plugin is "
                    + (isLimit ? limit : "only ") + points(length),
                at: range)
        } else {
            report(
                .contradiction,
                "the plugin is \(limit)\(points(length)) points \(word), but the margins of its view "
                    + "take \(points(margins)) points",
                at: range,
                note: "add \"layout\": { \"to\": \"bounds\" } to the content, to leave out "
                    + "these margins")
        }
    }

    /// Returns the margin at each side of the content, if it is placed in the margins of the plugin's view.
    private func sideMargin(of content: PluginContent) -> Double {
        switch content.layout.area {
        case .margins, .readable: description.controller.kits.map(\.sideMargin).max() ?? 0
        case .safeArea, .bounds: 0
        }
    }

    /// Returns a length without a fraction if it has none: `8`, not `8.0`.
    private func points(_ length: Double) -> String {
        length == length.rounded() ? String(Int(length)) : String(length)
    }
}

extension PluginContent {
    /// Returns the length that the content needs along an axis, without the margins of the view around it.
    package func leastLength(along axis: StackView.Axis) -> Double {
        let length = root.minimumLength(along: axis)
        return switch axis {
        case .horizontal: length + layout.insets.leading + layout.insets.trailing
        case .vertical: length + layout.insets.top + layout.insets.bottom
        }
    }
}

extension DescriptionValidator {
    /// Reports a greatest width of a plugin that has a fixed width, or that would be too small for the content.
    mutating func reportMaximumWidth() {
        let placement = description.placement
        guard let limit = placement.maximumWidth else { return }
        if placement.width != nil {
            report(
                .contradiction,
                "a plugin with a 'width' always has this width, and cannot have a 'maximumWidth'",
                at: limit.range,
                note: "leave out \"width\", so that the plugin is narrower if its host is")
        } else {
            reportLength(along: .horizontal, limit.value, at: limit.range, isLimit: true)
        }
    }

    /// Reports a fixed height that leaves the text fields of a plugin no room above the keyboard.
    mutating func reportKeyboard() {
        guard description.cannotAvoidKeyboard, description.controller.kits.contains(.uiKit),
            let range = description.placement.heightRange
        else { return }
        report(
            .contradiction,
            "a plugin with a fixed height in the bounds does not make room for the keyboard, which can cover its "
                + "text fields",
            at: range,
            note: description.placement.mode.value == .push
                ? "leave out \"height\"" : "write \"within\": \"keyboard\"", as: .warning)
    }
}

extension PluginDescription {
    /// Whether a keyboard can cover text fields of the plugin: its height is fixed, and it is in the bounds of its host,
    /// where its content cannot move up.
    package var cannotAvoidKeyboard: Bool {
        placement.bounds.value == .bounds && placement.height != nil && hasTextFields
            && ![.top, .topLeading, .topTrailing].contains(placement.position.value)
    }
}
