extension DescriptionValidator {
    /// Each helper has a name of its own, which no view controller has a member of already.
    mutating func checkHostHelpers() {
        if ReservedNames.ofPlugins[description.controllerName] != nil { return }
        let names = generated.helpers
        // The usual names are made of the plugin's, which nothing is known to be wrong with.
        let areUsable = isComplete && diagnostics.diagnostics.isEmpty
        for index in names.indices
        where areUsable || SwiftIdentifier.problem(of: names[index].value) == nil {
            let name = names[index]
            if let first = names.firstIndex(where: { $0.value == name.value }), first < index {
                let ranges = [names[first].range, name.range].sorted {
                    $0.lowerBound < $1.lowerBound
                }
                report(
                    .nameCollision, "two helpers of hosts have the name '\(name.value)'",
                    at: ranges[1], note: "it is used here first", noteRange: ranges[0])
                continue
            }
            if let first = name.value.utf8.first, first >= UInt8(ascii: "A"),
                first <= UInt8(ascii: "Z")
            {
                report(
                    .invalidName,
                    "a helper of hosts is a method, and '\(name.value)' reads like a type",
                    at: name.range, note: "begin its name with a small letter", as: .warning)
            }
            if let words = generated.meaning(ofHelper: name.value) {
                report(
                    .nameCollision, "a helper of hosts has the name of \(words): '\(name.value)'",
                    at: name.range)
            }
        }
    }

    /// A recovery has all that it needs: a way to show the plugin, a text to tell what went wrong,
    /// and a handler to try again.
    mutating func checkRecovery() {
        guard let recovery = description.host.recovery else { return }
        checkReference(recovery.message, to: "input")
        checkReference(recovery.retry, to: "handler")
        checkType(of: InputBinding(input: recovery.message, use: .text))
        guard isComplete else { return }
        if description.placement.needsContainer {
            report(
                .contradiction, "a recovery has no container to show the plugin in",
                at: recovery.name.range, note: "leave out \"container\" of its placement")
        }
        if description.host.show == nil {
            report(
                .contradiction, "a recovery shows the plugin, and its 'show' is left out",
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

    /// Operations that run at a time share one plugin, and what shows none meets none that is shown.
    mutating func checkOperations() {
        let host = description.host
        if isComplete, host.show == nil, host.whileShown == nil, host.recovery == nil,
            let range = description.presentation.whenShownRange
        {
            report(
                .contradiction, "nothing shows the plugin where it is shown already", at: range,
                note: "it is for the helpers 'show' and 'while' of hosts", as: .warning)
        }
        guard let helper = description.host.whileShown,
            description.presentation.whenShown != .reuse
        else { return }
        report(
            .contradiction,
            "operations share the plugin that is shown, and showing it is to "
                + "\(description.presentation.whenShown.rawValue) it",
            at: helper.range, note: "leave out \"whenShown\", or make it \"reuse\"")
    }
}
