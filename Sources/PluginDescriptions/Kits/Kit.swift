/// A framework that code is generated for, with the facts that descriptions are checked against.
///
/// How the code is spelled is a `KitSpelling` in the module `PluginGeneration`.
package struct Kit: Sendable, Equatable {
    /// The name of the module.
    package let name: String
    /// The platforms that have the framework.
    package let platforms: [Platform]
    /// The prefix of the framework's types, which the types of plugins must not have.
    let typePrefix: String
    /// Whether no other module has types with this prefix.
    let ownsTypePrefix: Bool
    /// The types that each framework has under a name of its own, sorted by their shared names.
    package let platformTypes: [PlatformType]
    /// The methods that the framework calls at lifecycle events; it has none for events that are missing.
    let lifecycleMethods: [LifecycleHook: LifecycleMethod]
    /// The points at each side of a view controller's view that its content keeps free.
    let sideMargin: Double
    /// The types that generated controllers use by their names alone.
    let usedTypes: Set<String>
    /// Other types of the framework that code of plugins may name.
    let knownTypes: Set<String>
    /// The properties of view controllers, and their methods without arguments.
    let reservedMembers: Set<String>
    /// The base names of the methods of view controllers that have arguments.
    let reservedMethods: Set<String>

    /// All frameworks; where several can be imported, the first one is used.
    package static let all: [Kit] = [.uiKit, .appKit]

    /// The framework of descriptions that name none.
    package static let `default` = all[0]

    package static func == (one: Kit, other: Kit) -> Bool { one.name == other.name }

    /// The names of the platforms that have the framework.
    package var platformNames: [String] { platforms.map(\.name) }

    /// Returns whether a platform has the framework.
    package func runs(on platform: String) -> Bool { platformNames.contains(platform) }

    /// Returns the framework's own name for a type with a shared name, such as `UIView` for `PlatformView`.
    package func platformType(named name: String) -> String? {
        platformTypes.first { $0.name == name }?.spelling
    }

    /// Returns whether a name is that of a type of the framework that plugins often name.
    func knows(_ type: String) -> Bool {
        platformTypes.contains { $0.spelling == type } || knownTypes.contains(type)
            || usedTypes.contains(type) && !type.hasPrefix("Plugin")
    }

    /// Returns the framework whose types a name looks like: `UITable`, not `UIs`.
    static func looking(like name: String) -> Kit? {
        all.first { $0.hasTypePrefix(name) }
    }

    /// Returns whether a name begins with the framework's prefix and then a capital letter, or ends with the
    /// prefix.
    func hasTypePrefix(_ name: String) -> Bool {
        name.hasPrefix(typePrefix) && name.dropFirst(typePrefix.count).first?.isUppercase != false
    }
}

/// A type that each framework has under a name of its own.
package struct PlatformType: Sendable {
    /// The name that all frameworks know: `PlatformView`.
    package let name: String
    /// The framework's own name: `UIView`.
    package let spelling: String

    /// The type of images, by its shared name.
    static let image = "PlatformImage"

    /// Returns whether a type is that of images, under one of its names.
    package static func isImage(_ type: String) -> Bool {
        type == image || Kit.all.contains { $0.platformType(named: image) == type }
    }
}

extension Set<String> {
    /// Creates a set of the words of a text.
    init(words text: String) {
        self = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
