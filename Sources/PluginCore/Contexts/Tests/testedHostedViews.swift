/// Returns the data for tests of the SwiftUI views, with the inputs whose two values differ.
func testedHostedViews(of plugin: PluginDescription, _ dialect: KitDialect) -> [MustacheValue] {
    plugin.views.ofSwiftUI.map { view in
        let shown = plugin.testedValues(in: view, dialect).map { input, first, second in
            [
                "name": .text(input), "first": .text(first), "second": .text(second),
                "before": .text("before" + capitalized(input)),
            ] as MustacheValue
        }
        return [
            "view": .text(SwiftIdentifier.escaped(view.name.value)),
            "bareName": .text(view.name.value),
            "makeMethod": .text(GeneratedName.makeMethod(ofView: view.name.value)),
            "capitalizedName": .text(capitalized(view.name.value)),
            "shownInputs": .list(shown), "isReloaded": .flag(view.creation != nil),
        ]
    }
}

extension PluginDescription {
    /// Whether tests set an input that a SwiftUI view shows.
    func hasTestedValues(_ dialect: KitDialect) -> Bool {
        views.ofSwiftUI.contains { !testedValues(in: $0, dialect).isEmpty }
    }

    /// Returns the inputs that a SwiftUI view shows, each with two different values.
    fileprivate func testedValues(
        in view: SwiftUIView, _ dialect: KitDialect
    ) -> [(input: String, first: String, second: String)] {
        view.inputs.compactMap { input in
            let values = input.testValues(in: self, dialect)
            guard values.count > 1, values[0] != values[1] else { return nil }
            return (input.name.value, values[0], values[1])
        }
    }
}
