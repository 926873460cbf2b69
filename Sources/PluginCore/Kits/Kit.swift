/// A framework that code is generated for: UIKit or AppKit.
///
/// To add a framework, add it to `all`, what differs to `KitDialect`, and its names to `FrameworkValue`. In `Objects`,
/// `isUIKit` marks the statements that differ.
package struct Kit: Sendable, Equatable {
    /// The name of the framework's module.
    package let name: String
    /// The platforms that have the framework.
    package let platforms: [Platform]
    /// The prefix of the framework's types. The types of plugins must not begin with it.
    let typePrefix: String
    /// The compiler condition around the code for the framework.
    package let condition: String

    /// UIKit, for iOS, tvOS and visionOS.
    package static let uiKit = Kit(
        name: "UIKit", platforms: [.iOS, .tvOS, .visionOS], typePrefix: "UI",
        condition: "canImport(UIKit) && !os(watchOS)")

    /// AppKit, for macOS.
    package static let appKit = Kit(
        name: "AppKit", platforms: [.macOS], typePrefix: "NS",
        condition: "canImport(AppKit) && !targetEnvironment(macCatalyst)")

    /// All frameworks. If several can be imported, the first one is used.
    package static let all: [Kit] = [.uiKit, .appKit]

    /// The framework for descriptions that name none.
    package static let `default` = all[0]

    package static func == (one: Kit, other: Kit) -> Bool { one.name == other.name }

    /// The shorter condition after `#elseif`, if the file also contains code for frameworks before this one.
    var conditionBesideOthers: String { "canImport(\(name))" }

    /// The names of the platforms that have the framework.
    package var platformNames: [String] { platforms.map(\.name) }

    /// Returns whether a platform has the framework.
    package func runs(on platform: String) -> Bool { platformNames.contains(platform) }

    /// The types that have a different name in each framework, sorted by their shared names.
    package var platformTypes: [PlatformType] {
        PlatformType.names.map { PlatformType(name: $0, spelling: typePrefix + $0.dropFirst("Platform".count)) }
    }

    /// Returns the framework's own name for a shared name of a type, such as `UIView` for
    /// `PlatformView`; nil for other names.
    package func platformType(named name: String) -> String? { platformTypes.first { $0.name == name }?.spelling }

    /// The type of constraint priorities.
    var layoutPriority: String { self == .uiKit ? "UILayoutPriority" : "NSLayoutConstraint.Priority" }

    /// Returns the framework whose prefix a name has, as in `UITable` but not `UIs`; nil if there
    /// is none.
    static func looking(like name: String) -> Kit? { all.first { $0.hasTypePrefix(name) } }

    /// Returns whether a name is the framework's prefix, or begins with the prefix and a capital
    /// letter.
    func hasTypePrefix(_ name: String) -> Bool {
        name.hasPrefix(typePrefix) && name.dropFirst(typePrefix.count).first?.isUppercase != false
    }
}

/// A type that has a different name in each framework.
package struct PlatformType: Sendable {
    /// The name that works with every framework: `PlatformView`.
    package let name: String
    /// The framework's own name: `UIView`.
    package let spelling: String

    /// The shared name of the type of images.
    static let image = "PlatformImage"

    /// The shared name of the type of colors.
    static let color = "PlatformColor"

    /// The shared names of all types.
    fileprivate static let names = [color, image, "PlatformTableView", "PlatformView", "PlatformViewController"]

    /// Returns whether a type is the type of images, under its shared name or a framework's name.
    package static func isImage(_ type: String) -> Bool { isType(type, named: image) }

    /// Returns whether a type is the type of colors, under its shared name or a framework's name.
    static func isColor(_ type: String) -> Bool { isType(type, named: color) }

    private static func isType(_ type: String, named name: String) -> Bool {
        type == name || Kit.all.contains { $0.platformType(named: name) == type }
    }
}

/// A method that a framework calls at a lifecycle event. It has at most one parameter, without an
/// argument label.
package struct LifecycleMethod: Sendable {
    package let name: String
    /// Whether the method has a parameter `animated`.
    let isAnimated: Bool

    /// The parameter; empty if there is none.
    package var parameter: String { isAnimated ? "_ animated: Bool" : "" }

    /// The name of the parameter, to pass it on as an argument; empty if there is none.
    package var argument: String { isAnimated ? "animated" : "" }

    /// The name of the method that the user writes: `pluginViewDidLoad`.
    package var hook: String { "plugin" + capitalized(name) }

    /// The user's method as DocC spells it: `pluginViewWillAppear(_:)`.
    package var hookSymbol: String { hook + (isAnimated ? "(_:)" : "()") }
}

extension LifecycleHook {
    /// Returns the method that a framework calls at this event; nil if the framework does not have
    /// the event.
    package func method(of kit: Kit) -> LifecycleMethod? {
        if kit == .uiKit { return LifecycleMethod(name: rawValue, isAnimated: rawValue.contains("ppear")) }
        // AppKit's methods are `viewWillLayout` and `viewDidLayout`.
        return self == .viewIsAppearing
            ? nil : LifecycleMethod(name: rawValue.replacing("Subviews", with: ""), isAnimated: false)
    }
}
