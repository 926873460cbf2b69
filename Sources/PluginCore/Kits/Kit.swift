/// A framework that code is generated for, with the facts that descriptions are checked against:
/// UIKit or AppKit.
///
/// How the code for the framework is spelled is a `KitSpelling`.
package struct Kit: Sendable, Equatable {
    /// The name of the framework's module.
    package let name: String
    /// The platforms that have the framework.
    package let platforms: [Platform]
    /// The prefix of the framework's types. The types of plugins must not begin with it.
    let typePrefix: String
    /// The types that have a different name in each framework, sorted by their shared names.
    package let platformTypes: [PlatformType]
    /// The methods that the framework calls at lifecycle events. Events that the framework does not
    /// have are missing.
    let lifecycleMethods: [LifecycleHook: LifecycleMethod]
    /// The width of the margin at each side of a view controller's content, in points.
    let sideMargin: Double
    /// The classes of views that an app can replace by subclasses.
    let viewClasses: ViewClassNames

    /// All frameworks. If several can be imported, the first one is used.
    package static let all: [Kit] = [.uiKit, .appKit]

    /// The framework for descriptions that name none.
    package static let `default` = all[0]

    package static func == (one: Kit, other: Kit) -> Bool { one.name == other.name }

    /// The names of the platforms that have the framework.
    package var platformNames: [String] { platforms.map(\.name) }

    /// Returns whether a platform has the framework.
    package func runs(on platform: String) -> Bool { platformNames.contains(platform) }

    /// Returns the framework's own name for a shared name of a type, such as `UIView` for
    /// `PlatformView`; nil for other names.
    package func platformType(named name: String) -> String? {
        platformTypes.first { $0.name == name }?.spelling
    }

    /// Returns the framework whose prefix a name has, as in `UITable` but not `UIs`; nil if there
    /// is none.
    static func looking(like name: String) -> Kit? {
        all.first { $0.hasTypePrefix(name) }
    }

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

    /// Returns whether a type is the type of images, under its shared name or a framework's name.
    package static func isImage(_ type: String) -> Bool { isType(type, named: image) }

    /// Returns whether a type is the type of colors, under its shared name or a framework's name.
    static func isColor(_ type: String) -> Bool { isType(type, named: color) }

    private static func isType(_ type: String, named name: String) -> Bool {
        type == name || Kit.all.contains { $0.platformType(named: name) == type }
    }
}

/// The names of the classes of views.
struct ViewClassNames: Sendable {
    let label: String
    let button: String
    let image: String
    let activityIndicator: String
}

/// A method that a framework calls at a lifecycle event. It has at most one parameter, without an
/// argument label.
package struct LifecycleMethod: Sendable {
    package let name: String
    /// The parameter, as in `_ animated: Bool`; empty if there is none.
    package let parameter: String

    init(name: String, parameter: String = "") {
        self.name = name
        self.parameter = parameter
    }

    /// The name of the parameter, to pass it on as an argument; empty if there is none.
    package var argument: String {
        parameter.isEmpty ? "" : parameter.split(separator: " ")[1].filter { $0 != ":" }
    }

    /// The name of the method that the user writes: `pluginViewDidLoad`.
    package var hook: String { "plugin" + capitalized(name) }

    /// The user's method as DocC spells it: `pluginViewWillAppear(_:)`.
    package var hookSymbol: String { hook + (parameter.isEmpty ? "()" : "(_:)") }
}

extension LifecycleHook {
    /// Returns the method that a framework calls at this event; nil if the framework does not have
    /// the event.
    package func method(of kit: Kit) -> LifecycleMethod? { kit.lifecycleMethods[self] }
}
