/// The placement of a plugin in its host.
package struct PluginPlacement: Sendable {
    /// The edge, corner or center at which a plugin is placed, `fill` for all of the host, or a part of the host's list.
    package enum Position: String, CaseIterable, Sendable {
        case fill, center, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading
        case bottomTrailing, tableHeader, tableFooter, listBackground

        /// Whether the plugin is a part of a table view or a collection view.
        package var isInList: Bool { [.tableHeader, .tableFooter, .listBackground].contains(self) }
    }

    /// The area of the host that the plugin is placed in.
    package enum Bounds: String, CaseIterable, Sendable {
        case bounds, safeArea
        /// The safe area above a docked keyboard.
        case keyboard
    }

    /// The effect of a plugin on the layout of its host.
    package enum Mode: String, CaseIterable, Sendable {
        case overlay
        /// The plugin adds the area that it covers to the safe area of its host.
        case push
    }

    /// The order of a plugin and the other views of its host.
    package enum Order: String, CaseIterable, Sendable {
        case front, back
    }

    let node: JSONNode

    package var position: Located<Position> {
        Located(node.choice(Position.self) ?? node.choice("at") ?? .fill, at: node.range("at") ?? node.range)
    }
    /// The space between the plugin and the edges of the host.
    package var insets: Insets { node.insets("insets") }
    /// The width in points; nil for the content's width.
    package var width: Double? { node.double("width") }
    /// The height in points; nil for the content's height.
    package var height: Double? { node.double("height") }
    /// The greatest width in points; nil if the width is not limited.
    package var maximumWidth: Double? { node.double("maximumWidth") }
    package var bounds: Located<Bounds> {
        let isWhole = position.value == .fill || position.value.isInList || mode.value == .push
        return node.locatedChoice("within") ?? Located(isWhole ? .bounds : .safeArea, at: node.range)
    }
    package var mode: Located<Mode> { node.located(node.choice("mode") ?? .overlay, of: "mode") }
    package var order: Order { node.choice("order") ?? .front }
    /// Whether the host specifies the view that the plugin is added to.
    package var needsContainer: Bool { node.bool("container") ?? false }
}

extension Vocabulary {
    package static let placement = ObjectShape(
        "placement",
        [
            .optional("at", .choice(of: PluginPlacement.Position.self)),
            .optional("insets", insetsValue),
            .optional("width", .number(0...10_000)),
            .optional("height", .number(0...10_000)),
            .optional("maximumWidth", .number(1...10_000)),
            .optional("within", .choice(of: PluginPlacement.Bounds.self)),
            .optional("mode", .choice(of: PluginPlacement.Mode.self)),
            .optional("order", .choice(of: PluginPlacement.Order.self)),
            .optional("container", .boolean),
        ])
}

// MARK: - Rules

extension PluginPlacement {
    private static let inList = "placement.at=tableHeader,tableFooter,listBackground"

    static let conflicts: Conflicts = [
        "placement.maximumWidth with placement.width":
            "a plugin with a 'width' always has this width, and cannot have a 'maximumWidth'",
        "placement.within=safeArea,keyboard with placement.mode=push":
            "a plugin that pushes its host's content is tied to the edge of its host",
        "presentation.backdrop with placement.mode=push":
            "a plugin that pushes its host's content cannot cover it with a backdrop",
        "presentation.backdrop with placement.order=back":
            "a plugin behind other views cannot cover them with a backdrop",
        "accessibility.modal with placement.order=back":
            "a plugin behind other views cannot be 'modal', because VoiceOver would skip the views in front of it",
        "placement.order=back with presentation.whenAlreadyShown=stack":
            "a plugin behind other views cannot be stacked on top of another one",
        "placement.width/maximumWidth with \(inList)": "a part of a list is as wide as the list",
        "placement.height with \(inList)": "a part of a list is as high as its content or as the list",
        "placement.within=safeArea with \(inList)":
            "a part of a list is as wide as the list, also outside of the safe area",
        "placement.order with \(inList)": "a part of a list is not in front of other views or behind them",
        "presentation.touches=block,pass,scroll with \(inList)":
            "a plugin in a list covers nothing, and the list always scrolls",
        "presentation.backdrop with \(inList)": "a plugin in a list covers nothing, so it cannot have a backdrop",
        "accessibility.modal with \(inList)":
            "a plugin in a list cannot be 'modal', because the list around it can be used",
        "presentation.whenAlreadyShown=stack with \(inList)": "a list has room for one plugin at each place",
        "host.swiftUI with \(inList)": "a SwiftUI view does not show its list to plugins",
        "placement.at=tableHeader,tableFooter,listBackground with host.popover": "a popover does not contain a list",
    ]
}

extension DescriptionValidator {
    /// Reports positions that contradict the mode, the transition or the framework.
    mutating func reportPlacement() {
        let (placement, presentation) = (description.placement, description.presentation)
        let position = placement.position.value
        if ![.top, .bottom].contains(position) {
            report(
                "placement.mode=push",
                "a plugin at '\(position.rawValue)' cannot push its host's content",
                note: "place the plugin at 'top' or 'bottom'")
        }
        guard position.isInList else { return }
        if presentation.moveIn.isSlide || presentation.moveOut.isSlide {
            report(
                "presentation.transition", "a plugin in a list cannot slide", note: "write '\"transition\": \"fade\"'")
        }
        if kits.contains(.appKit) {
            report(
                .contradiction, "AppKit's lists do not have a place like '\(position.rawValue)'",
                at: placement.position.range,
                note: "add '\"kits\": [\"UIKit\"]' to the description, or use another placement")
        }
    }

    /// Reports a plugin that comes from no edge that it can be swiped away to.
    mutating func reportSwipe() {
        if description.edgeOfOrigin != nil { return }
        report(
            "presentation.swipeToDismiss",
            "a plugin at '\(description.placement.position.value.rawValue)' does not come from an edge that it can be swiped away to",
            note: "place it at an edge, or let it slide in, as in \"transition\": \"slideFromBottom\"")
    }

    /// Reports lengths that are too small for the content or its margins, as far as their lengths are known.
    mutating func reportSize() {
        let placement = description.placement
        reportLength("width", placement.width, along: .horizontal)
        reportLength("height", placement.height, along: .vertical)
        if placement.width == nil { reportLength("maximumWidth", placement.maximumWidth, along: .horizontal) }
    }

    private mutating func reportLength(_ key: String, _ length: Double?, along axis: StackView.Axis) {
        guard let content = description.content, let length else { return }
        let least = content.leastLength(along: axis)
        // UIKit's margin at each side of a view controller's content is 16 points wide.
        let hasMargins = axis == .horizontal && [.margins, .readable].contains(content.layout.area)
        let margins: Double = hasMargins && kits.contains(.uiKit) ? 32 : 0
        guard length < least + margins else { return }
        report(
            KeySet("placement." + key),
            "'\(key)' is less than the \(SwiftLiteral.number(least + margins)) points that the content needs",
            note: length < least
                ? nil : "add \"layout\": { \"to\": \"bounds\" } to the content, to leave out these margins")
    }

    /// Reports a fixed height that leaves the text fields of a plugin no room above the keyboard.
    mutating func reportKeyboard() {
        guard description.cannotAvoidKeyboard, kits.contains(.uiKit) else { return }
        report(
            "placement.height",
            "a plugin with a fixed height in the bounds does not make room for the keyboard, which can cover its text fields",
            note: "write \"within\": \"keyboard\"", as: .warning)
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

extension PluginDescription {
    /// Whether a keyboard can cover text fields of the plugin: its height is fixed, and it is in the bounds of its host,
    /// where its content cannot move up.
    package var cannotAvoidKeyboard: Bool {
        placement.bounds.value == .bounds && placement.height != nil && hasTextFields
            && ![.top, .topLeading, .topTrailing].contains(placement.position.value)
    }
}
