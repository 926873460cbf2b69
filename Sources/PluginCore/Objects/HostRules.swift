extension DescriptionValidator {
    /// Reports host helpers with equal names, or with names of members that view controllers have already.
    mutating func reportHelperNames() {
        if ReservedNames.sharedTypes[description.controllerName] != nil { return }
        let names = takenNames.helpers
        // The default names contain the plugin's name, which is fine if nothing was reported.
        let areUsable = isComplete && diagnostics.diagnostics.isEmpty
        for (index, name) in names.enumerated()
        where areUsable || SwiftIdentifier.problem(of: name.value) == nil {
            if let first = names[..<index].first(where: { $0.value == name.value }) {
                reportSecond(name, after: first)
                continue
            }
            if let letter = name.value.unicodeScalars.first, "A"..."Z" ~= letter {
                report(
                    .invalidName,
                    "a host helper is a method, but '\(name.value)' looks like a type",
                    at: name.range, note: "begin its name with a lowercase letter", as: .warning)
            }
            if let meaning = takenNames.meaning(ofHelper: name.value) {
                report(
                    .nameCollision,
                    "a host helper has the same name as \(meaning): '\(name.value)'",
                    at: name.range)
            }
        }
    }

    private mutating func reportSecond(_ name: Located<String>, after first: Located<String>) {
        let ranges = [first.range, name.range].sorted { $0.lowerBound < $1.lowerBound }
        report(
            .nameCollision, "two host helpers have the name '\(name.value)'",
            at: ranges[1], note: "it is first used here", noteRange: ranges[0])
    }

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

    /// Reports plugins that cannot be shown in a scene, which has only a window for plugins.
    mutating func reportScene() {
        guard let scene = description.host.scene?.range else { return }
        let placement = description.placement
        if placement.needsContainer {
            report(
                .contradiction, "a scene has no container to show the plugin in", at: scene,
                note: "leave out \"container\" of its placement, or \"scene\"")
        }
        if placement.mode.value == .push {
            report(
                .contradiction, "a scene has no content that the plugin could push",
                at: placement.mode.range,
                note: "write \"mode\": \"overlay\", or leave out \"scene\"")
        }
        if placement.order == .back {
            report(
                .contradiction, "a scene shows the plugin in front of everything else",
                at: placement.orderRange ?? scene,
                note: "leave out \"order\" of its placement, or \"scene\"")
        }
        if description.presentation.touches == .scroll {
            report(
                .contradiction, "a scene has no content that the plugin could scroll",
                at: description.presentation.touchesRange ?? scene,
                note: "write \"touches\": \"pass\", or leave out \"scene\"")
        }
        if isComplete, description.host.show == nil {
            report(
                .contradiction, "a scene shows the plugin, but 'show' is false",
                at: scene, note: "leave out \"show\", or \"scene\"")
        }
    }

    /// Reports a recovery that cannot show the plugin, set its message or call its handler.
    mutating func reportRecovery() {
        guard let recovery = description.host.recovery else { return }
        reportUnknownReference(recovery.message, to: "input")
        reportUnknownReference(recovery.retry, to: "handler")
        if !recovery.makesValue {
            reportBindingType(
                InputBinding(input: recovery.message, use: .text),
                advice: "to let the host make the value from the error, write "
                    + "'\"error\": \"\(recovery.message.value)\"' in place of \"message\"")
        }
        guard isComplete else { return }
        if description.placement.needsContainer {
            report(
                .contradiction, "a recovery has no container to show the plugin in",
                at: recovery.name.range, note: "leave out \"container\" of its placement")
        }
        if description.host.show == nil {
            report(
                .contradiction, "a recovery shows the plugin, but 'show' is false",
                at: recovery.name.range)
        }
        if input(named: recovery.message.value) == nil { return }
        for input in description.inputs
        where input.defaultValue == nil && input.name.value != recovery.message.value {
            report(
                .contradiction,
                "a recovery has no value for the input '\(input.name.value)', which has no default",
                at: recovery.name.range, note: "it is declared here", noteRange: input.name.range)
        }
    }

    /// Reports a progress of operations whose input does not exist, or is not a number.
    mutating func reportProgress() {
        guard let progress = description.host.progress else { return }
        reportUnknownReference(progress, to: "input")
        guard let input = input(named: progress.value) else { return }
        let type = input.type.value
        guard !["Float", "Double", "Float?", "Double?"].contains(type),
            SwiftFragment.problem(ofType: type) == nil
        else { return }
        report(
            .mismatchedType,
            "the progress of an operation needs an input of type 'Float', 'Double', 'Float?' or "
                + "'Double?'; '\(input.name.value)' is of type '\(type)'",
            at: progress.range, note: "it is declared here", noteRange: input.type.range)
    }

    /// Reports 'while' if a plugin that is already shown is not reused: operations that run at the same time
    /// share one plugin.
    mutating func reportUnsharedOperations() {
        let whenAlreadyShown = description.presentation.whenAlreadyShown
        guard let helper = description.host.whileShown, whenAlreadyShown != .reuse else { return }
        report(
            .contradiction,
            "operations share the plugin that is shown, but 'whenAlreadyShown' is to "
                + "\(whenAlreadyShown.rawValue) it",
            at: helper.range, note: "leave out \"whenAlreadyShown\", or make it \"reuse\"")
    }
}
