/// A value of a key that a framework may spell differently.
protocol FrameworkValue: RawRepresentable<String>, Hashable {
    /// UIKit's names for values that it does not call as descriptions do.
    static var uiKitNames: [Self: String] { get }
    /// AppKit's names for such values.
    static var appKitNames: [Self: String] { get }
}

extension FrameworkValue {
    static var uiKitNames: [Self: String] { [:] }
}

extension SemanticColor: FrameworkValue {
    static let appKitNames: [SemanticColor: String] = [
        .label: "labelColor", .secondaryLabel: "secondaryLabelColor",
        .tertiaryLabel: "tertiaryLabelColor", .quaternaryLabel: "quaternaryLabelColor",
        .placeholderText: "placeholderTextColor", .link: "linkColor",
        .separator: "separatorColor", .opaqueSeparator: "separatorColor",
        .tintColor: "controlAccentColor",
    ]
}

extension BackgroundColor: FrameworkValue {
    static let appKitNames: [BackgroundColor: String] = [
        .systemBackground: "windowBackgroundColor",
        .secondarySystemBackground: "controlBackgroundColor",
        .tertiarySystemBackground: "underPageBackgroundColor",
        .systemGroupedBackground: "windowBackgroundColor",
        .secondarySystemGroupedBackground: "controlBackgroundColor",
        .tertiarySystemGroupedBackground: "underPageBackgroundColor",
    ]
}

extension TextStyle: FrameworkValue {
    static let appKitNames: [TextStyle: String] = [.extraLargeTitle: "largeTitle", .extraLargeTitle2: "largeTitle"]
}

extension ButtonView.Shape: FrameworkValue {
    static let uiKitNames: [Self: String] = [.rounded: "medium", .rectangle: "fixed"]
    static let appKitNames: [Self: String] = [.rounded: "roundedRectangle", .rectangle: "roundedRectangle"]
}

extension ButtonView.Size: FrameworkValue {
    static let appKitNames: [Self: String] = [.medium: "regular"]
}

extension ButtonView.ImagePlacement: FrameworkValue {
    static let appKitNames: [Self: String] = [
        .leading: "imageLeading", .trailing: "imageTrailing", .top: "imageAbove", .bottom: "imageBelow",
    ]
}
