extension PluginPresentation {
    /// The view that covers the container behind a plugin.
    package struct Backdrop: Sendable {
        package enum Style: String, CaseIterable, Sendable {
            case dim, blur, clear
        }

        let node: JSONNode

        package var style: Style { node.choice(Style.self) ?? node.choice("style") ?? .dim }
        /// Whether a tap on the backdrop removes the plugin.
        package var dismissesOnTap: Bool { node.bool("dismissesOnTap") ?? false }
    }
}

extension Vocabulary {
    package static let backdrop = ObjectShape(
        "backdrop",
        [
            .optional("style", .choice(of: PluginPresentation.Backdrop.Style.self)),
            .optional("dismissesOnTap", .boolean),
        ])
}
