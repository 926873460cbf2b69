extension DescriptionValidator {
    /// Reports a SwiftUI modifier with the name of one of SwiftUI's members of views, and plugins that cannot be shown
    /// over a SwiftUI view. Warns if the plugin cannot have the modifier that the configuration gives to all plugins.
    mutating func reportModifier() {
        if let reason = description.host.missingModifier {
            report(
                .contradiction, "the plugin gets no SwiftUI modifier: \(reason.value)",
                at: reason.range, note: "add \"host\": { \"swiftUI\": false }", as: .warning)
        }
        guard let modifier = description.host.modifier else { return }
        if SwiftUINames.membersOfViews.contains(modifier.value) {
            report(
                .nameCollision, "SwiftUI's views have a member '\(modifier.value)'",
                at: modifier.range,
                note: "choose another name, as in \"swiftUI\": \"\(modifier.value)Plugin\"")
        }
        if description.placement.needsContainer {
            report(
                .contradiction, "a SwiftUI view has no container to show the plugin in",
                at: modifier.range, note: "leave out \"container\" of its placement, or \"swiftUI\""
            )
        }
        if description.placement.order == .back {
            report(
                .contradiction, "a SwiftUI modifier shows the plugin in front of the view",
                at: description.placement.orderRange ?? modifier.range,
                note: "leave out \"order\" of its placement, or \"swiftUI\"")
        }
    }
}
