import PluginDescriptions

extension [PluginDescription] {
    /// Whether one of them has a SwiftUI modifier.
    var haveModifiers: Bool { contains { $0.host.modifier != nil } }
}
