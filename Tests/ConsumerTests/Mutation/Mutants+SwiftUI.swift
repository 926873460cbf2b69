extension Mutant {
    /// The mutants of the code that shows plugins over SwiftUI views.
    static let swiftUI =
        mutants(
            in: "PluginSwiftUI.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "each update of a view makes its plugin again", "plugin.parent === host {",
                    "plugin.parent == nil {"
                ),
                (
                    "an update of a view does not reach its plugin",
                    "            display.update(plugin)\n            if", "            if"
                ),
                (
                    "a view does not cancel the removal of its plugin",
                    "            if plugin.presentation.isLeaving { host.add(plugin) }\n", ""
                ),
                (
                    "a view does not learn that its plugin has left",
                    "        places[index].display.dismissHandler()\n", ""
                ),
                (
                    "a view shows a plugin again that has left",
                    "        places[index].isDismissed = true\n", ""
                ),
                (
                    "a view never shows a plugin again that has left",
                    "            places[index].isDismissed = false\n", ""
                ),
                (
                    "a view shows the oldest plugin of a group", "(other.number ?? 0) > number",
                    "(other.number ?? .max) < number"
                ),
                (
                    "an update of a view makes a plugin newer",
                    "} else if places[index].number == nil {", "} else {"
                ),
                (
                    "a plugin stays when its view does not ask for it",
                    "            places[index].plugin?.remove(animated: true)\n", ""
                ),
                (
                    "a plugin stays for a while without its view",
                    "place.plugin?.remove(animated: false)", "place.plugin?.remove(animated: true)"
                ),
                (
                    "a view that is gone learns that its plugin has left",
                    "        isArranging = true\n        for place", "        for place"
                ),
                (
                    "a view learns that the group has replaced its plugin",
                    "        isArranging = true\n        defer", "        defer"
                ),
                (
                    "an operation of a view begins again with each update",
                    "        if runs[index]?.id == operation.id { return }\n", ""
                ),
                (
                    "an operation of a view goes on beside the next one",
                    "        runs[index]?.task.cancel()\n", ""
                ),
                (
                    "an operation goes on without its view",
                    "        for run in runs.values { run.task.cancel() }\n", ""
                ),
                (
                    "a task of a view goes on beside the next one",
                    "            } onCancel: {\n                task.cancel()\n",
                    "            } onCancel: {\n"
                ),
                (
                    "the host over a view takes everything", "return view === self ? nil : view",
                    "return view"
                ),
            ])
        + mutants(
            in: "ChildContainment.swift",
            [
                (
                    "a presenter does not learn that a plugin leaves",
                    "        defer { if !wasLeaving { leaveHandler() } }\n", ""
                ),
                (
                    "a presenter learns twice that a plugin leaves",
                    "defer { if !wasLeaving { leave",
                    "defer { if wasLeaving || !wasLeaving { leave"
                ),
                (
                    "a presenter does not learn that a plugin is swiped away",
                    "        if !wasLeaving { leaveHandler() }\n", ""
                ),
            ])
        + mutants(
            in: "ErrorViewController.swift",
            [
                (
                    "a modifier does not pass its input",
                    "                errorViewController.message = message\n", ""
                ),
                (
                    "a modifier does not pass its handler",
                    "                errorViewController.reloadHandler = reloadHandler\n", ""
                ),
                (
                    "a modifier does not change its binding",
                    "                isPresented.wrappedValue = false\n", ""
                ),
                (
                    "a modifier ignores its binding", "isPresented: isPresented.wrappedValue",
                    "isPresented: true"
                ),
            ])

    private static let covering: [(name: String, original: String, changed: String)] = [
        (
            "a view does not learn that a modal plugin covers it",
            "            coverHandler(isCovered)\n", ""
        ),
        (
            "a view learns too early that a modal plugin covers it", "!$0.isHidden && $0.", "$0."
        ),
    ]

    static let uiKitSwiftUI = mutants(
        in: "PluginSwiftUI.swift", testedIn: "ChildContainment.swift",
        [
            (
                "a view does not learn what plugins push away",
                "pushHandler?(additionalSafeAreaInsets.top, additionalSafeAreaInsets.bottom)", ""
            )
        ] + covering)

    static let appKitSwiftUI = mutants(
        in: "PluginSwiftUI.swift", for: .appKit, testedIn: "ChildContainment.swift",
        [
            (
                "a view does not learn what plugins push away",
                "                pushHandler?(insets.top, insets.bottom)\n", ""
            )
        ] + covering)
}
