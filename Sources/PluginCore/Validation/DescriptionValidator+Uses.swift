extension DescriptionValidator {
    /// Whether all uses of inputs and handlers are known. After an error, some may be missing.
    var allUsesAreKnown: Bool { isComplete && !diagnostics.hasErrors }

    /// Whether the user's code may use everything in the plugin: in a hook or a superclass, or because a
    /// controller has no content.
    var hasUserCode: Bool {
        let controller = description.controller
        return description.content == nil || !controller.hooks.isEmpty
            || controller.hasCustomSuperclass
    }
}
