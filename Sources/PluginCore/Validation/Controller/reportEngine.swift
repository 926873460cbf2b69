extension DescriptionValidator {
    /// Reports what the engine of the module does not have: access for a public plugin, a framework, or a class of buttons
    /// that the app can derive others from.
    mutating func reportEngine() {
        let controller = description.controller
        guard let engine = controller.engine, let code = engine.code else { return }
        if controller.access == .public, code.access == .package, let range = controller.accessRange
        {
            report(
                .unusableEngine,
                "a public plugin needs a public engine, and '\(engine.name)' is only for its package",
                at: range,
                note:
                    "write '\"package\"', or '\"providesEngine\": \"public\"' in the engine's configuration"
            )
        }
        if let range = controller.kitsRange {
            for kit in controller.kits where !code.kits.contains(kit) {
                report(
                    .unusableEngine, "the engine '\(engine.name)' has no code for \(kit.name)",
                    at: range,
                    note: "add '\"\(kit.name)\"' to the 'kits' of the engine's configuration")
            }
        }
        if code.access == .package, controller.kits.contains(.appKit) {
            reportButtonClasses(of: engine)
        }
    }

    /// Reports buttons of an app's class. On AppKit, the class inherits from a class of the engine, and only public classes
    /// can have subclasses in other modules.
    private mutating func reportButtonClasses(of engine: Engine) {
        for case .button(let button) in views {
            guard let type = button.viewClass?.type else { continue }
            report(
                .unusableEngine,
                "on AppKit, a button's class needs a public engine, and '\(engine.name)' is only for its package",
                at: type.range,
                note:
                    "remove 'type', or write '\"providesEngine\": \"public\"' in the engine's configuration"
            )
        }
    }
}
