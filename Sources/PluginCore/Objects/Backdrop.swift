extension PluginPresentation {
    /// The view that covers the container behind a plugin.
    package struct Backdrop: Sendable {
        package enum Style: String, CaseIterable, PlainValue {
            case dim, blur, clear
        }

        let node: JSONNode

        package var style: Style { node.choice(Style.self) ?? node[Vocabulary.backdropStyle] }
        /// Whether a tap on the backdrop removes the plugin.
        package var dismissesOnTap: Bool { node[Vocabulary.dismissesOnTap] }
    }
}

extension Vocabulary {
    fileprivate static let backdropStyle = Key("style", default: PluginPresentation.Backdrop.Style.dim)

    fileprivate static let dismissesOnTap = Key("dismissesOnTap", default: false)

    package static let backdrop = ObjectShape(
        "backdrop",
        [backdropStyle.shape, dismissesOnTap.shape])
}
