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
                key == "height" && !isBackground ? ", or give the content a 'height'" : ""
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
        if motions.contains(where: { $0 != .none && $0 != .fade }),
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
